import { createHash, randomBytes } from 'node:crypto'
import type { StoreContext } from './context.ts'

/** How long a one-time address, and what was entered behind it, is good; ms. */
export const ONE_TIME_TTL_MS = 10 * 60_000

/** How often a form behind one address may be sent. */
export const ATTEMPTS = 10

/** 128 random bits, base64url. */
export function newOneTimeId(): string {
  return randomBytes(16).toString('base64url')
}

/** What the store keeps of a one-time id: its reader cannot make the id of it. */
export function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url')
}

/** Spends one of the ten attempts of an address; answers how many are left, null when none was or it is not good. */
export async function spendAttempt(
  { db, now }: StoreContext,
  table: 'links' | 'secretLinks',
  nonce: string,
): Promise<number | null> {
  const spent = await db
    .updateTable(table)
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
    .where('nonceHash', '=', hashOf(nonce))
    .where('expiresAt', '>', now())
    .where('attempts', '<', ATTEMPTS)
    .returning('attempts')
    .executeTakeFirst()
  return spent ? ATTEMPTS - spent.attempts : null
}
