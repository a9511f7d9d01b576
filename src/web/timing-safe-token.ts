import { createHash, timingSafeEqual } from 'node:crypto'

const hash = (text: string) => createHash('sha256').update(text, 'utf8').digest()

/**
 * Returns a check that compares a header (from `headersDistinct`) with a secret, in a time that reveals
 * neither the secret’s length nor its correct part. A repeated header is rejected, because it is ambiguous.
 */
export function createSecretCheck(secret: string): (given: readonly string[] | undefined) => boolean {
  const expected = hash(secret)
  return (given) => {
    const [value, ...more] = given ?? []
    return value !== undefined && more.length === 0 && timingSafeEqual(hash(value), expected)
  }
}
