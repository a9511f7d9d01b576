import { Needles } from './needles.ts'
import { formsOf, SHORTEST } from './secret-forms.ts'
import { holdsToken, MARK, withoutTokens } from './token-shapes.ts'

/** What must never be read by anybody: the secrets that the bot knows, and whatever has the shape of one. */
export interface Secrets {
  /** A secret beyond doubt, as a token that the forge takes. Of many, those are forgotten that came up longest ago. */
  learn(secret: string): void
  /**
   * What a person entered where secrets are entered; known for twenty minutes. A word or a number is not counted:
   * it would be missing in the texts of everybody.
   */
  entered(secret: string): void
  /** The text with a mark where a secret stands in any form, or the beginning of one. */
  scrub(text: string): string
  holds(text: string): boolean
}

export interface SecretsOptions {
  /** How many secrets of people are known at most. */
  readonly most?: number
  /** ms; tests give their own. */
  readonly now?: () => number
}

const MOST = 2_000
const ENTERED_FOR_MS = 20 * 60_000

/** `configured` are known for as long as the process runs. */
export function createSecrets(
  configured: readonly string[] = [],
  { most = MOST, now = Date.now }: SecretsOptions = {},
): Secrets {
  const needles = new Needles()
  const lasting = new Set(configured.filter((secret) => secret.length >= SHORTEST))
  for (const secret of lasting) for (const form of formsOf(secret)) needles.add(form)
  /** Until when each is known, the one that came up last at the end. */
  const known = new Map<string, number>()
  let nextEnd = Number.POSITIVE_INFINITY

  function keep(secret: string, until: number): void {
    if (lasting.has(secret) || secret.length < SHORTEST) return
    const before = known.get(secret)
    if (before === undefined) for (const form of formsOf(secret)) needles.add(form)
    known.delete(secret)
    known.set(secret, Math.max(until, before ?? 0))
    nextEnd = Math.min(nextEnd, until)
    for (const [oldest] of known) {
      if (known.size <= most) break
      forget(oldest)
    }
  }

  function forget(secret: string): void {
    known.delete(secret)
    for (const form of formsOf(secret)) needles.delete(form)
  }

  function forgetOld(): void {
    const time = now()
    if (time < nextEnd) return
    for (const [secret, until] of known) if (until <= time) forget(secret)
    nextEnd = Math.min(...known.values(), Number.POSITIVE_INFINITY)
  }

  return {
    learn: (secret) => keep(secret, Number.POSITIVE_INFINITY),
    entered(secret) {
      if (isUnlikeWords(secret)) keep(secret, now() + ENTERED_FOR_MS)
    },
    scrub(text) {
      forgetOld()
      return withoutTokens(needles.replaced(text, MARK))
    },
    holds(text) {
      forgetOld()
      return needles.find(text) !== null || holdsToken(text)
    },
  }
}

function isUnlikeWords(secret: string): boolean {
  return secret.length >= 16 || (/\d/.test(secret) && /\p{L}/u.test(secret))
}
