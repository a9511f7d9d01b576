import { createHash, timingSafeEqual } from 'node:crypto'

const hash = (text: string) => createHash('sha256').update(text, 'utf8').digest()

/**
 * Compares a header (as `headersDistinct` has it) with a secret, in a time that tells neither its length nor how much
 * of it was right. A header that is sent twice is no header: which of the two counts would be anybody’s guess.
 */
export function createSecretCheck(secret: string): (given: readonly string[] | undefined) => boolean {
  const expected = hash(secret)
  return (given) => {
    const [value, ...more] = given ?? []
    return value !== undefined && more.length === 0 && timingSafeEqual(hash(value), expected)
  }
}
