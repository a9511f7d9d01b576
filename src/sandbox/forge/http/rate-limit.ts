import { type Answer, Refusal } from './answer.ts'

const WINDOW_MS = 60_000
const NAME = 'throttle_authenticated_api'

/** How many requests each person may make in a minute of the forge's clock. */
export class RateLimit {
  readonly #most: number
  readonly #taken = new Map<string, number>()
  #window = 0

  constructor(most: number) {
    this.#most = most
  }

  /** Counts a request of this person; refuses with 429 beyond the limit. */
  take(user: string, now: number): void {
    this.#begin(now)
    const taken = (this.#taken.get(user) ?? 0) + 1
    this.#taken.set(user, taken)
    if (taken > this.#most) throw new Refusal(tooMany(secondsLeft(now)))
  }

  /** What is left of the minute for this person; nobody is counted when it is unknown who asks. */
  headers(user: string | null, now: number): Record<string, string> {
    this.#begin(now)
    const taken = user === null ? 0 : (this.#taken.get(user) ?? 0)
    return limitHeaders({ most: this.#most, taken, seconds: secondsLeft(now), now })
  }

  clear(): void {
    this.#taken.clear()
  }

  #begin(now: number): void {
    const window = Math.floor(now / WINDOW_MS)
    if (window !== this.#window) this.#taken.clear()
    this.#window = window
  }
}

/** The answer of a server that counts requests to one that it does not take; `seconds` until it takes one again. */
function tooMany(seconds: number): Answer {
  const headers = { 'content-type': 'text/plain', 'retry-after': String(seconds) }
  return { status: 429, headers, body: 'Retry later\n' }
}

/** The answer to a request beyond a limit that has nothing left for `seconds`. */
export function limitReached(seconds: number, now: number): Answer {
  const answer = tooMany(seconds)
  return { ...answer, headers: { ...answer.headers, ...limitHeaders({ most: 1, taken: 2, seconds, now }) } }
}

function limitHeaders(spent: { most: number; taken: number; seconds: number; now: number }) {
  const reset = Math.floor(spent.now / 1000) + spent.seconds
  return {
    'RateLimit-Name': NAME,
    'RateLimit-Limit': String(spent.most),
    'RateLimit-Observed': String(spent.taken),
    'RateLimit-Remaining': String(Math.max(0, spent.most - spent.taken)),
    'RateLimit-Reset': String(reset),
    'RateLimit-ResetTime': new Date(reset * 1000).toUTCString(),
  }
}

function secondsLeft(now: number): number {
  return Math.ceil((WINDOW_MS - (now % WINDOW_MS)) / 1000)
}
