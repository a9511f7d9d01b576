import type { Failure } from '../failure.ts'

/** Length of the parts to search for, in characters: the forge may cut its texts, or quote a part. */
const PART = 6

const WITHHELD = 'Its words aren’t shown, because they quote a part of what was entered'

/** Returns the failure without the forge’s texts, whole or per field, that quote one of the sent secrets. */
export function withoutSecrets<Outcome extends { readonly kind: string }>(
  outcome: Outcome | Failure,
  secrets: readonly string[],
): Outcome | Failure {
  if (!('reason' in outcome) || typeof outcome.reason !== 'string') return outcome
  const isQuoting = (words: string) => secrets.some((secret) => quotes(words, secret))
  const safe = isQuoting(outcome.reason) ? { ...outcome, reason: WITHHELD } : outcome
  if (!('fields' in safe) || safe.fields === undefined) return safe
  const { fields, ...others } = safe
  const remaining = Object.entries(fields).filter(([, words]) => !isQuoting(words))
  return remaining.length === 0 ? others : { ...others, fields: Object.fromEntries(remaining) }
}

function quotes(words: string, secret: string): boolean {
  const lower = words.toLowerCase()
  const needle = secret.toLowerCase()
  if (needle.length <= PART) return lower.includes(needle)
  return Array.from({ length: needle.length - PART + 1 }, (_, at) => needle.slice(at, at + PART)).some(
    (part) => lower.includes(part),
  )
}
