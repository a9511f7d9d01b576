import { ownSecrets } from './own-secrets.ts'
import { MARK, withoutTokens } from './token-shapes.ts'

/** Length of the shortest secret to remove, in characters: a shorter one may be a part of any word. */
const MIN_SECRET_LENGTH = 8

/** Removes secrets from a text that leaves the process as a line of the log or of a terminal. */
export type Redact = (text: string) => string

/**
 * Returns a function that removes the configured secrets, those of the person whose request is running, and all that
 * has the shape of a token. For logs only: an answer that depends on a secret tells it, piece by piece, to whoever asks.
 */
export function createRedact(configured: readonly string[]): Redact {
  const lasting = removable(configured)
  return (text) => withoutTokens(without(removable(ownSecrets()), without(lasting, text)))
}

/** The longest first: one secret may begin like another. */
function removable(secrets: readonly string[]): readonly string[] {
  return secrets
    .filter(({ length }) => length >= MIN_SECRET_LENGTH)
    .sort((one, other) => other.length - one.length)
}

function without(secrets: readonly string[], text: string): string {
  return secrets.reduce((clean, secret) => clean.replaceAll(secret, MARK), text)
}
