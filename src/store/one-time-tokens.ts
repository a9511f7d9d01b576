import { createHash, randomBytes } from 'node:crypto'
import type { StoreContext } from './context.ts'

/** Lifetime of a one-time address and of the values entered behind it, in ms. */
export const ONE_TIME_TTL_MS = 10 * 60_000

/** Number of times that the form behind one address may be sent. */
export const ATTEMPTS = 10

/** 128 random bits, base64url. */
export function newOneTimeId(): string {
  return randomBytes(16).toString('base64url')
}

/** Returns the stored hash of a one-time id: a reader of the store cannot derive the id from it. */
export function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url')
}

/** Spends one of an address’s ten attempts; returns the number left, null when none was or it is invalid. */
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
