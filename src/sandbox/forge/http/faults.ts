import { type Answer, json, Refusal, withHeaders } from './answer.ts'

/**
 * Kinds of request faults.
 * - `drop-request`: the connection ends before any effect
 * - `drop-reply`: the effect happens, then the connection ends
 * - `slow:<ms>`: the effect happens, the response comes that much later
 * - `status:<code>`, `redirect`, `garbage`: answered without any effect
 * - `limit:<seconds>`: refused as one request too many, with a retry time
 * - `none`: cancels the faults planned before
 */
export const FORGE_FAULTS =
  /^(?:drop-reply|drop-request|redirect|garbage|status:[2-5]\d\d|slow:\d{1,6}|limit:\d{1,6}|none)$/

export function faultyAnswer(
  kind: string,
  { target, host, now }: { target: string; host: string; now: number },
): Answer | undefined {
  const [name, number] = kind.split(':')
  if (name === 'garbage') return { status: 200, headers: { 'content-type': 'text/html' }, body: GARBAGE }
  if (name === 'redirect')
    return { status: 302, headers: { location: `${elsewhere(host)}/elsewhere${target}` } }
  if (name === 'limit') {
    const seconds = Number(number)
    return withHeaders(tooMany(seconds), limitHeaders({ max: 1, taken: 2, seconds, now }))
  }
  return name === 'status' ? json(Number(number), { message: `${number} as ordered` }) : undefined
}

const GARBAGE = '<html><body>The proxy has something to say.</body></html>'

/** The same server under its other name, which is another origin; a client that follows appears in the ledger. */
function elsewhere(host: string): string {
  const port = /:\d+$/.exec(host)?.[0] ?? ''
  return `http://${host.startsWith('127.') ? 'localhost' : '127.0.0.1'}${port}`
}

const WINDOW_MS = 60_000

/** Limits each person's requests per minute of the forge's clock. */
export class RateLimit {
  readonly #max: number
  readonly #taken = new Map<string, number>()
  #window = 0

  constructor(max: number) {
    this.#max = max
  }

  take(user: string, now: number): void {
    this.#begin(now)
    const taken = (this.#taken.get(user) ?? 0) + 1
    this.#taken.set(user, taken)
    if (taken > this.#max) throw new Refusal(tooMany(secondsLeft(now)))
  }

  /** Headers with this person's remaining requests; none for an unknown person. */
  headers(user: string | null, now: number): Record<string, string> {
    this.#begin(now)
    const taken = user === null ? 0 : (this.#taken.get(user) ?? 0)
    return limitHeaders({ max: this.#max, taken, seconds: secondsLeft(now), now })
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

function tooMany(seconds: number): Answer {
  const headers = { 'content-type': 'text/plain', 'retry-after': String(seconds) }
  return { status: 429, headers, body: 'Retry later\n' }
}

function limitHeaders(spent: { max: number; taken: number; seconds: number; now: number }) {
  const reset = Math.floor(spent.now / 1000) + spent.seconds
  return {
    'RateLimit-Name': 'throttle_authenticated_api',
    'RateLimit-Limit': String(spent.max),
    'RateLimit-Observed': String(spent.taken),
    'RateLimit-Remaining': String(Math.max(0, spent.max - spent.taken)),
    'RateLimit-Reset': String(reset),
    'RateLimit-ResetTime': new Date(reset * 1000).toUTCString(),
  }
}

function secondsLeft(now: number): number {
  return Math.ceil((WINDOW_MS - (now % WINDOW_MS)) / 1000)
}
