import { lines, type Step } from './timeline.ts'
import { CHECKOUT_THAT_KEEPS, CHECKOUT_WITH_REFERENCE, SEARCH_BY_CATEGORY } from './web-files.ts'
import { webRecentRequests } from './web-recent-requests.ts'

/** The open merge requests of acme/web, each of a kind that people meet. */
export const webRequests: readonly Step[] = [
  {
    kind: 'request',
    iid: 7,
    title: 'Round prices once, at the end',
    branch: 'fix/rounding',
    by: 'bob',
    days: 12,
    milestone: 2,
    assignee: 'ann',
    labels: ['bug'],
    description: 'Prices were rounded per line and again in the sum.\n\nCloses #3 and #5',
    notes: 2,
    commits: [
      {
        message: 'Calculate in cents',
        files: { 'src/money.ts': lines('export const cents = (euros: number) => Math.round(euros * 100)') },
      },
      {
        message: 'Round the sum only',
        files: {
          'src/total.ts': lines(
            "import { cents } from './money.ts'",
            '',
            'export const total = (prices: number[]) => prices.map(cents).reduce((sum, price) => sum + price, 0)',
          ),
        },
      },
    ],
  },
  {
    kind: 'request',
    iid: 8,
    title: 'WIP: Sign in with a passkey',
    branch: 'feature/passkeys',
    by: 'bob',
    days: 10,
    milestone: 3,
    description: 'The happy path works. Recovery is missing.',
    commits: [
      {
        message: 'Offer a passkey at sign-in',
        files: {
          'src/passkey.ts': lines('export const offered = () => navigator.credentials !== undefined'),
        },
      },
    ],
  },
  {
    kind: 'request',
    iid: 9,
    title: 'Keep the cart when a payment fails',
    branch: 'fix/keep-cart',
    by: 'bob',
    days: 8,
    milestone: 2,
    labels: ['bug'],
    notes: 1,
    commits: [
      { message: 'Keep the cart when a payment fails', files: { 'src/checkout.ts': CHECKOUT_THAT_KEEPS } },
    ],
  },
  {
    kind: 'commit',
    by: 'ann',
    days: 7.5,
    message: 'Name the payment reference when a payment fails',
    files: { 'src/checkout.ts': CHECKOUT_WITH_REFERENCE },
  },
  {
    kind: 'request',
    iid: 10,
    title: 'Load pictures when they come into view',
    branch: 'feature/lazy-pictures',
    by: 'ann',
    days: 7,
    milestone: 3,
    labels: ['performance'],
    build: 'failed',
    commits: [
      {
        message: 'Load pictures when they come into view',
        files: {
          'src/picture.ts': lines('export const picture = (src: string) => html`<img loading=lazy>`'),
        },
      },
    ],
  },
  {
    kind: 'request',
    iid: 11,
    title: 'Remember search results for a minute',
    branch: 'feature/search-cache',
    by: 'bob',
    days: 5,
    milestone: 3,
    assignee: 'ann',
    labels: ['performance'],
    description: 'Closes #9',
    build: 'success',
    commits: [
      {
        message: 'Remember search results for a minute',
        files: {
          'src/search-cache.ts': lines(
            'const MINUTE_MS = 60_000',
            'const results = new Map<string, { at: number; products: Product[] }>()',
          ),
        },
      },
      {
        message: 'Ask the cache first',
        files: { 'src/search.ts': `import { remembered } from './search-cache.ts'\n${SEARCH_BY_CATEGORY}` },
      },
    ],
  },
  {
    kind: 'request',
    iid: 12,
    title: 'Choose the dates of a report',
    branch: 'feature/report-range',
    by: 'bob',
    days: 3,
    milestone: 3,
    assignee: 'ann',
    labels: ['feature'],
    description: 'Reports can be limited to a range of dates; without one they cover the last 30 days.',
    notes: 3,
    commits: [
      {
        message: 'Add a range of dates',
        files: {
          'src/report/range.ts': lines(
            'export interface Range {',
            '  from: Date',
            '  to: Date',
            '}',
            '',
            'export const contains = (range: Range, at: Date) => range.from <= at && at <= range.to',
          ),
        },
      },
      {
        message: 'Show only what is inside the range',
        files: {
          'src/report/report.ts': lines(
            "import { contains, type Range } from './range.ts'",
            '',
            'export const within = (orders: Order[], range: Range) =>',
            '  orders.filter((order) => contains(range, order.at))',
          ),
          'src/report/report.css': lines('.report-range { display: flex; gap: 1rem }'),
        },
      },
      {
        message: 'Describe the reports',
        files: {
          'docs/reports.md': lines('# Reports', '', 'Without dates a report covers the last 30 days.'),
        },
      },
    ],
  },
  ...webRecentRequests,
]
