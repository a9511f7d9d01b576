import { AsyncLocalStorage } from 'node:async_hooks'
import { Needles } from './matcher.ts'
import { SHORTEST } from './secret-forms.ts'
import { SecretSet } from './secret-set.ts'
import { holdsToken, MARK, withoutTokens } from './token-shapes.ts'

/**
 * Recognizes secrets that must never be shown: texts with the shape of a secret, and three kinds of known
 * ones, with separate limits. Configured ones are known for ever. Verified ones, which the forge has
 * accepted, are known to every request. Unverified ones are known only to the request in which they were
 * entered, so that nobody can remove words from other people’s texts.
 */
export interface Secrets {
  /** Adds a token that the forge has accepted. Beyond the limit the least recently used are forgotten. */
  learn(token: string): void
  /**
   * Adds an integration’s secret that the forge has accepted, within its own limit. The forge takes any text,
   * so guessable words, references, shas and addresses are excluded. False when excluded or configured.
   */
  learnChosen(secret: string): boolean
  /** Adds an entered, unverified secret: known until the current request ends, and to it alone. */
  entered(secret: string): void
  /** Runs one request; secrets entered in it are known to everything that it starts. */
  within<Result>(request: () => Result): Result
  /** Returns the text with a mark for each secret in any form, or the beginning of one. */
  scrub(text: string): string
  holds(text: string): boolean
}

export interface SecretsOptions {
  /** Largest number of known tokens, and of integrations’ secrets. */
  readonly most?: { readonly tokens: number; readonly chosen: number }
}

const MOST = { tokens: 20_000, chosen: 500 }
/** Characters of all tokens, and of all secrets of integrations; their forms take about twenty times that. */
const MOST_CHARACTERS = { tokens: 1_500_000, chosen: 100_000 }
/** The limits for one request: no page has more fields. */
const MOST_ENTERED = { count: 16, characters: 16_384 }

/** `configured` are known for as long as the process runs. */
export function createSecrets(
  configured: readonly string[] = [],
  { most = MOST }: SecretsOptions = {},
): Secrets {
  const needles = new Needles()
  const everyOne = { count: Number.POSITIVE_INFINITY, characters: Number.POSITIVE_INFINITY }
  const lasting = new SecretSet(needles, everyOne)
  for (const secret of configured) lasting.add(secret)
  const tokens = new SecretSet(needles, { count: most.tokens, characters: MOST_CHARACTERS.tokens })
  const chosen = new SecretSet(needles, { count: most.chosen, characters: MOST_CHARACTERS.chosen })
  const requests = new AsyncLocalStorage<Request>()

  return {
    learn(token) {
      if (!lasting.has(token)) tokens.add(token)
    },
    learnChosen(secret) {
      if (lasting.has(secret) || !isUnguessable(secret)) return false
      chosen.add(secret)
      return true
    },
    entered: (secret) => requests.getStore()?.enter(secret),
    within: (request) => requests.run(new Request(), request),
    scrub(text) {
      const own = requests.getStore()?.needles
      const clean = needles.replaced(text, MARK)
      return withoutTokens(own ? own.replaced(clean, MARK) : clean)
    },
    holds(text) {
      const own = requests.getStore()?.needles ?? null
      return needles.find(text) !== null || (own !== null && own.find(text) !== null) || holdsToken(text)
    },
  }
}

/** The secrets entered in one request; most enter none. */
class Request {
  #needles: Needles | null = null
  #secrets: SecretSet | null = null

  get needles(): Needles | null {
    return this.#needles
  }

  enter(secret: string): void {
    this.#needles ??= new Needles('few')
    this.#secrets ??= new SecretSet(this.#needles, MOST_ENTERED)
    this.#secrets.add(secret)
  }
}

/** True when a part could be random: not a word, number, reference or sha, and not only a host’s address. */
function isUnguessable(secret: string): boolean {
  if (/\s/.test(secret) || SHA.test(secret)) return false
  const parts = secret.replace(ORIGIN, '').split(/[^\p{L}\d]+/u)
  return parts.some(
    (part) => part.length >= 16 || (part.length >= SHORTEST && /\d/.test(part) && /\p{L}/u.test(part)),
  )
}

/** A sha as people read it, abbreviated or whole. */
const SHA = /^(?:[\da-f]{7,12}|[\da-f]{40})$/i
const ORIGIN = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i
