import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { derivedKey, type Key, type KeyRing } from './keys.ts'

/** Without those that look like another: 0 O, 1 I L, 2 Z, 5 S, 8 B. */
const ALPHABET = '34679ACDEFGHJKMNPQRTUVWXY'
const LENGTH = 6

/** How often a code may be typed; of 244 million codes nobody guesses one in so many tries. */
export const CODE_TRIES = 5

/** A random code, which people read on one screen and type on another. */
export function newCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

/** What the store keeps of a code, bound to its confirmation: its reader cannot find the code by trying all. */
export function codeHashOf([key]: KeyRing, idHash: string, code: string): string {
  return hash(key, idHash, code).toString('base64url')
}

/** Whether this code was typed; small letters, blanks and dashes are as good. Codes of older keys count as well. */
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
