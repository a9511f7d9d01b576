import { setTimeout as delay } from 'node:timers/promises'
import { type Answer, json } from './answer.ts'
import { limitReached } from './rate-limit.ts'

/**
 * What goes wrong with a request.
 * - `drop-request`: the connection ends before any effect
 * - `drop-reply`: the effect happens, then the connection ends
 * - `slow:<ms>`: the effect happens, the answer comes that much later
 * - `status:<code>`, `redirect`, `garbage`: answered without any effect
 * - `limit:<seconds>`: refused as one request too many, with when to come again
 * - `none`: nothing any more, and what was ordered before does not happen
 */
export interface FaultOrder {
  /** A part of `METHOD /path?query`; empty matches everything. */
  readonly match: string
  readonly kind: string
  readonly times: number
}

const KINDS =
  /^(?:drop-reply|drop-request|redirect|garbage|status:[2-5]\d\d|slow:\d{1,6}|limit:\d{1,6}|none)$/

/** Faults that were ordered and have not all happened yet. */
export class Faults {
  #orders: FaultOrder[] = []

  order(fault: FaultOrder): void {
    if (!KINDS.test(fault.kind)) throw new RangeError(`there is no fault of the kind "${fault.kind}"`)
    if (fault.kind === 'none') this.clear()
    else if (fault.times > 0) this.#orders.push(fault)
  }

  clear(): void {
    this.#orders = []
  }

  /** Uses up one fault that matches this request, the oldest first. */
  take(request: string): string | undefined {
    const at = this.#orders.findIndex((order) => request.includes(order.match))
    const order = this.#orders[at]
    if (!order) return undefined
    if (order.times > 1) this.#orders[at] = { ...order, times: order.times - 1 }
    else this.#orders.splice(at, 1)
    return order.kind
  }
}

/** Waits as long as a `slow:<ms>` fault says; no time for every other kind. */
export async function waitAsOrdered(kind: string | undefined): Promise<void> {
  const milliseconds = kind?.startsWith('slow:') ? Number(kind.slice('slow:'.length)) : 0
  if (milliseconds > 0) await delay(milliseconds, undefined, { ref: false })
}

/** The answer of the faults that keep a request from having any effect; undefined for the others. */
export function faultyAnswer(
  kind: string,
  { target, host, now }: { target: string; host: string; now: number },
): Answer | undefined {
  if (kind === 'garbage') return { status: 200, headers: { 'content-type': 'text/html' }, body: GARBAGE }
  if (kind === 'redirect')
    return { status: 302, headers: { location: `${elsewhere(host)}/elsewhere${target}` } }
  const seconds = /^limit:(\d+)$/.exec(kind)?.[1]
  if (seconds !== undefined) return limitReached(Number(seconds), now)
  const status = Number(/^status:(\d+)$/.exec(kind)?.[1])
  return status ? json(status, { message: `${status} as ordered` }) : undefined
}

const GARBAGE = '<html><body>The proxy has something to say.</body></html>'

/** The same server by its other name is another origin, so whoever follows is seen in the ledger. */
function elsewhere(host: string): string {
  const port = /:\d+$/.exec(host)?.[0] ?? ''
  return `http://${host.startsWith('127.') ? 'localhost' : '127.0.0.1'}${port}`
}
