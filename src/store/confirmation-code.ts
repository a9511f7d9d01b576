import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { derivedKey, type Key, type KeyRing } from './keys.ts'

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
export function isCode(keys: KeyRing, idHash: string, typed: string, kept: string): boolean {
  const expected = Buffer.from(kept, 'base64url')
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
