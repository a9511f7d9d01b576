import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** What is sent to these endpoints and is nobody else’s business. */
export const OAUTH_SECRETS: ReadonlySet<string> = new Set([
  'client_secret',
  'code',
  'code_verifier',
  'refresh_token',
])

/** A code or a token: 64 hexadecimal digits, as on the real servers. */
export function newSecret(): string {
  return randomBytes(32).toString('hex')
}

/** Whether the verifier is the one whose SHA-256 is this challenge (RFC 7636, S256). */
export function verifies(verifier: string, challenge: string): boolean {
  return isSame(createHash('sha256').update(verifier).digest('base64url'), challenge)
}

/** Compares in a time that says nothing about where the two differ. */
export function isSame(one: string, other: string): boolean {
  const [left, right] = [one, other].map((text) => createHash('sha256').update(text).digest())
  return left !== undefined && right !== undefined && timingSafeEqual(left, right)
}
