import { AsyncLocalStorage } from 'node:async_hooks'
import { Needles } from './matcher.ts'
import { SHORTEST } from './secret-forms.ts'
import { SecretSet } from './secret-set.ts'
import { holdsToken, MARK, withoutTokens } from './token-shapes.ts'

/**
 * What must never be read by anybody: whatever has the shape of a secret, and three kinds that the bot knows, none of
 * which takes room from another. Configured ones are known for ever. Verified ones are known to everybody’s requests:
 * the forge has taken them. Of what nobody has verified, only the request knows in which it was entered, so that
 * nobody can take words out of the texts of others.
 */
export interface Secrets {
  /** A token that the forge has taken. Of many, those are forgotten that came up longest ago. */
  learn(token: string): void
  /**
   * A value that the forge has taken as the secret of an integration. It takes any text there, so words, references,
   * shas and addresses that anybody could guess are left out; the others have room of their own. False when it is left out, or configured.
   */
  learnChosen(secret: string): boolean
  /** What somebody entered and nobody has verified: known until the request around it ends, and to it alone. */
  entered(secret: string): void
  /** Runs what belongs to one request; what is entered in it is known to everything that it begins. */
  within<Result>(request: () => Result): Result
  /** The text with a mark where a secret stands in any form, or the beginning of one. */
  scrub(text: string): string
  holds(text: string): boolean
}

export interface SecretsOptions {
  /** How many tokens are known at most, and how many secrets of integrations. */
  readonly most?: { readonly tokens: number; readonly chosen: number }
}

const MOST = { tokens: 20_000, chosen: 500 }
/** Characters of all tokens together, and of all secrets of integrations; their forms take about twenty times that. */
const MOST_CHARACTERS = { tokens: 1_500_000, chosen: 100_000 }
/** What one request can enter: no page has more fields. */
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

/** What was entered in one request; most enter nothing. */
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

/** Whether a part of the text could be random: no word, number, reference or sha, and not only an address of a host. */
function isUnguessable(secret: string): boolean {
  if (/\s/.test(secret) || SHA.test(secret)) return false
  const parts = secret.replace(ORIGIN, '').split(/[^\p{L}\d]+/u)
  return parts.some(
    (part) => part.length >= 16 || (part.length >= SHORTEST && /\d/.test(part) && /\p{L}/u.test(part)),
  )
}

/** As people read them, abbreviated or whole. */
const SHA = /^(?:[\da-f]{7,12}|[\da-f]{40})$/i
const ORIGIN = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i
