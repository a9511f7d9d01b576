import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { StoreContext } from './context.ts'
import { derivedKey, type Key, type KeyRing } from './keys.ts'

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

/** Excludes characters that look like another: 0 O, 1 I L, 2 Z, 5 S, 8 B. */
const ALPHABET = '34679ACDEFGHJKMNPQRTUVWXY'
const LENGTH = 6

/** Number of times a code may be typed; 244 million codes make a right guess in that many tries unlikely. */
export const CODE_TRIES = 5

/** Returns a random code, which people read on one screen and type on another. */
export function newCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

/** Hashes a code for storage, bound to its confirmation: a reader cannot find it by trying all codes. */
export function codeHashOf([key]: KeyRing, idHash: string, code: string): string {
  return hash(key, idHash, code).toString('base64url')
}

/** True when this code was typed; case, blanks and dashes are ignored. Codes of older keys count as well. */
export function isCode(keys: KeyRing, idHash: string, typed: string, storedHash: string): boolean {
  const expected = Buffer.from(storedHash, 'base64url')
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '')
  return keys.some((key) => {
    const found = hash(key, idHash, code)
    return found.length === expected.length && timingSafeEqual(found, expected)
  })
}

function hash(key: Key, idHash: string, code: string): Buffer {
  return createHmac('sha256', derivedKey(key, 'confirmation-code'))
    .update(JSON.stringify([idHash, code]))
    .digest()
}
