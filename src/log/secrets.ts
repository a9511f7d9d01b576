import { AsyncLocalStorage } from 'node:async_hooks'
import { formsOf, Needles, SHORTEST } from './matcher.ts'
import { holdsToken, MARK, withoutTokens } from './token-shapes.ts'

/** The limits of a set: number of secrets, and characters of all of them together. */
interface SecretBounds {
  readonly count: number
  readonly characters: number
}

/** Secrets of one kind, with their forms in needles that kinds may share; beyond its bounds the oldest go. */
class SecretSet {
  readonly #needles: Needles
  readonly #bounds: SecretBounds
  /** Ordered by last use, the latest at the end. */
  readonly #secrets = new Set<string>()
  #characters = 0

  constructor(needles: Needles, bounds: SecretBounds) {
    this.#needles = needles
    this.#bounds = bounds
  }

  has(secret: string): boolean {
    return this.#secrets.has(secret)
  }

  /** Ignores a secret of less than eight characters, or longer than the bound of all together. */
  add(secret: string): void {
    if (secret.length < SHORTEST || secret.length > this.#bounds.characters) return
    if (this.#secrets.delete(secret)) return void this.#secrets.add(secret)
    for (const form of formsOf(secret)) this.#needles.add(form)
    this.#secrets.add(secret)
    this.#characters += secret.length
    for (const oldest of this.#secrets) {
      if (this.#secrets.size <= this.#bounds.count && this.#characters <= this.#bounds.characters) break
      this.#forget(oldest)
    }
  }

  #forget(secret: string): void {
    this.#secrets.delete(secret)
    this.#characters -= secret.length
    for (const form of formsOf(secret)) this.#needles.delete(form)
  }
}

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
  /** Returns the text with a placeholder for each secret in any form, or the beginning of one. */
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
