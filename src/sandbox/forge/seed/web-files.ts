import { type Files, lines } from './timeline.ts'

/** The pages as they were at the start; later commits change parts of them. */
export const FIRST_FILES: Files = {
  'README.md': lines('# Acme Web', '', 'The pages of the shop.', '', '    npm install', '    npm start'),
  'package.json': lines('{', '  "name": "acme-web",', '  "version": "2.1.0",', '  "private": true', '}'),
  'src/app.ts': lines(
    "import { renderCart } from './cart.ts'",
    "import { renderSearch } from './search.ts'",
    '',
    'export function start(root: HTMLElement): void {',
    '  renderSearch(root)',
    '  renderCart(root)',
    '}',
  ),
  'src/cart.ts': lines(
    'export function renderCart(root: HTMLElement): void {',
    "  root.append('Your cart is empty')",
    '}',
  ),
  'src/search.ts': lines(
    'export function renderSearch(root: HTMLElement): void {',
    "  const field = document.createElement('input')",
    "  field.type = 'search'",
    '  root.append(field)',
    '}',
  ),
  'src/newsletter.ts': lines(
    'export function signUp(email: string): Promise<Response> {',
    "  return fetch('/newsletter', { method: 'POST', body: email })",
    '}',
  ),
  'src/newsletter.css': lines('.newsletter { padding: 1rem }'),
  'docs/deploy.md': lines('# Deploying', '', '1. Run `scripts/release.sh`.', '2. Watch the error rate.'),
  'scripts/release.sh': lines('#!/bin/sh', 'set -eu', 'npm run build', 'rsync -a dist/ web:/srv/shop/'),
}

export const CHECKOUT = lines(
  "import { submit } from './api.ts'",
  '',
  'export async function pay(basket: Basket): Promise<void> {',
  '  const answer = await submit(basket)',
  "  if (!answer.ok) throw new Error('payment failed')",
  '  basket.clear()',
  '}',
)

/** Main went this way with the lines that !9 changes as well. */
export const CHECKOUT_WITH_REFERENCE = lines(
  "import { submit } from './api.ts'",
  '',
  'export async function pay(basket: Basket): Promise<string> {',
  '  const answer = await submit(basket)',
  '  if (!answer.ok) throw new PaymentError(answer.reference)',
  '  basket.clear()',
  '  return answer.reference',
  '}',
)

export const CHECKOUT_THAT_KEEPS = lines(
  "import { submit } from './api.ts'",
  '',
  'export async function pay(basket: Basket): Promise<boolean> {',
  '  const answer = await submit(basket)',
  '  if (answer.ok) basket.clear()',
  '  return answer.ok',
  '}',
)

export const SEARCH_BY_CATEGORY = lines(
  "import { productsOf } from './products.ts'",
  '',
  'export function search(text: string, category: string): Product[] {',
  '  const wanted = text.trim().toLowerCase()',
  '  return productsOf(category).filter((product) => product.name.toLowerCase().includes(wanted))',
  '}',
)
