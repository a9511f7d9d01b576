import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** Lifetime of a one-time address and of the values entered behind it, in ms. */
export const ONE_TIME_TTL_MS = 10 * 60_000

/** Number of times that the form behind one address may be sent. */
export const ATTEMPTS = 10

export function newOneTimeId(): string {
  return randomBytes(16).toString('base64url')
}

/** Returns the stored hash of a one-time id: a reader of the store cannot derive the id from it. */
export function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url')
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

/** True when this code was typed; case, blanks and dashes are ignored. */
export function isCode(typed: string, code: string): boolean {
  const given = Buffer.from(hashOf(typed.toUpperCase().replaceAll(/[\s-]/g, '')))
  return timingSafeEqual(given, Buffer.from(hashOf(code)))
}
