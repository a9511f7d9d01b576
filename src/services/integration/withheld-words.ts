import type { Trouble } from '../trouble.ts'

/** Parts of this many characters are looked for: words of the forge may be cut, or quote a part. */
const PART = 6

const WITHHELD = 'Its words are not shown, because they quote a part of what was entered'

/** The trouble without the forge’s words, where these quote one of the secrets that were sent. */
export function withoutSecrets<Outcome extends { readonly kind: string }>(
  outcome: Outcome | Trouble,
  secrets: readonly string[],
): Outcome | Trouble {
  if (!('reason' in outcome) || typeof outcome.reason !== 'string') return outcome
  return secrets.some((secret) => quotes(outcome.reason, secret)) ? { ...outcome, reason: WITHHELD } : outcome
}

function quotes(words: string, secret: string): boolean {
  const heard = words.toLowerCase()
  const looked = secret.toLowerCase()
  if (looked.length <= PART) return heard.includes(looked)
  return Array.from({ length: looked.length - PART + 1 }, (_, at) => looked.slice(at, at + PART)).some(
    (part) => heard.includes(part),
  )
}
