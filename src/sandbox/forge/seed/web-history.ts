import { lines, type Step } from './timeline.ts'
import { CHECKOUT, FIRST_FILES, SEARCH_BY_CATEGORY } from './web-files.ts'

/** The older history of acme/web: what is merged or was given up. */
export const webHistory: readonly Step[] = [
  { kind: 'commit', by: 'ann', days: 120, message: 'Start the shop', files: FIRST_FILES },
  {
    kind: 'commit',
    by: 'bob',
    days: 104,
    message: 'Pay for what is in the cart',
    files: { 'src/checkout.ts': CHECKOUT },
  },
  {
    kind: 'request',
    iid: 1,
    title: 'Keep the cart in local storage',
    branch: 'feature/cart-storage',
    by: 'bob',
    days: 84,
    milestone: 1,
    description: 'Closes #1.',
    notes: 4,
    commits: [
      {
        message: 'Store the cart after every change',
        files: {
          'src/cart-storage.ts': lines(
            "const KEY = 'cart'",
            '',
            'export function save(lines: CartLine[]): void {',
            '  localStorage.setItem(KEY, JSON.stringify(lines))',
            '}',
          ),
        },
      },
      {
        message: 'Read the cart on start',
        files: {
          'src/app.ts': lines(
            "import { renderCart } from './cart.ts'",
            "import { restore } from './cart-storage.ts'",
            "import { renderSearch } from './search.ts'",
            '',
            'export function start(root: HTMLElement): void {',
            '  restore()',
            '  renderSearch(root)',
            '  renderCart(root)',
            '}',
          ),
        },
      },
    ],
  },
  { kind: 'merge', iid: 1, by: 'ann', days: 82 },
  {
    kind: 'request',
    iid: 2,
    title: 'Search within a category',
    branch: 'feature/search-category',
    by: 'ann',
    days: 61,
    milestone: 1,
    notes: 2,
    commits: [{ message: 'Search within a category', files: { 'src/search.ts': SEARCH_BY_CATEGORY } }],
  },
  { kind: 'merge', iid: 2, by: 'ann', days: 58 },
  {
    kind: 'request',
    iid: 3,
    title: 'Try another bundler',
    branch: 'spike/bundler',
    by: 'bob',
    days: 52,
    closed: 47,
    notes: 7,
    commits: [
      { message: 'Try another bundler', files: { 'bundle.config.json': lines('{ "minify": true }') } },
    ],
  },
  {
    kind: 'request',
    iid: 4,
    title: 'Ask for the country once',
    branch: 'fix/country-once',
    by: 'bob',
    days: 44,
    milestone: 2,
    description: 'Closes #4.',
    notes: 1,
    commits: [
      {
        message: 'Take the country from the address',
        files: {
          'src/address.ts': lines("export const countryOf = (address: Address) => address.country ?? 'NL'"),
        },
      },
    ],
  },
  { kind: 'merge', iid: 4, by: 'ann', days: 43 },
  {
    kind: 'request',
    iid: 5,
    title: 'Show the delivery date',
    branch: 'feature/delivery-date',
    by: 'ann',
    days: 27,
    milestone: 3,
    notes: 3,
    commits: [
      {
        message: 'Show the delivery date in the cart',
        files: {
          'src/delivery.ts': lines(
            'export function deliveryDate(ordered: Date, days: number): Date {',
            '  return new Date(ordered.getTime() + days * 86_400_000)',
            '}',
          ),
        },
      },
    ],
  },
  { kind: 'merge', iid: 5, by: 'ann', days: 25 },
  {
    kind: 'request',
    iid: 6,
    title: 'Make the sale banner blink',
    branch: 'feature/blinking-banner',
    by: 'bob',
    days: 24,
    closed: 23,
    milestone: 3,
    notes: 5,
    commits: [
      {
        message: 'Make the sale banner blink',
        files: { 'src/banner.css': lines('.banner { animation: blink 1s infinite }') },
      },
    ],
  },
]
