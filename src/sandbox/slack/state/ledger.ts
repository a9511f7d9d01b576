import { z } from 'zod'
import { FaultQueue, type PlannedFault } from '../../faults.ts'
import type { Json } from '../json.ts'

/** One exchange between the workspace and an app. */
export interface SlackLedgerEntry {
  /** ISO 8601, when it began. */
  readonly at: string
  /** `api` and `response_url` come from the app, `delivery` goes to it. */
  readonly kind: 'api' | 'response_url' | 'delivery'
  /** The Web API method, the path, or the type of the delivery (`slash_command`, `block_actions`). */
  readonly name: string
  /** The request without tokens. */
  readonly request: Json
  /** HTTP status of the answer; null when there was none. */
  readonly status: number | null
  readonly answer: unknown
  readonly milliseconds: number
  /** The planned fault that it met, such as `drop-reply`. */
  readonly fault?: string
}

/** A fault of a call, before its effect or only in its reply. */
export type Fault =
  | { readonly kind: 'drop-request' | 'drop-reply' | 'redirect' | 'garbage' }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'slow' | 'pace'; readonly milliseconds: number }

const plain = z.enum(['drop-request', 'drop-reply', 'redirect', 'garbage'])

/**
 * Parses `drop-request` (no effect, the connection ends), `drop-reply` (the effect happens, the connection ends),
 * `status:503` (no effect), `slow:5000` (the effect happens, the reply comes this many milliseconds later), `redirect`
 * (no effect), `garbage` (the effect happens, the reply is unreadable) and `pace:1000` (Slack's limit: a call about a
 * channel within this many milliseconds of an accepted one is refused). Undefined for anything else.
 */
export function parseFault(kind: string): Fault | undefined {
  const [, name, digits] = /^(status|slow|pace):(\d{1,6})$/.exec(kind) ?? []
  const number = Number(digits)
  if (name === 'slow' || name === 'pace') return { kind: name, milliseconds: number }
  if (name === 'status')
    return number >= 400 && number <= 599 ? { kind: 'status', status: number } : undefined
  const known = plain.safeParse(kind)
  return known.success ? { kind: known.data } : undefined
}

/** Faults that wait for matching calls. */
export class Faults {
  readonly #queue = new FaultQueue(/./)
  /** Time of the last accepted call per channel, on the monotonic clock. */
  readonly #letThrough = new Map<string, number>()

  /** Throws for an unknown kind. */
  plan(fault: PlannedFault): void {
    if (parseFault(fault.kind) === undefined) throw new Error(`There is no fault of the kind ${fault.kind}.`)
    this.#queue.plan(fault)
  }

  /** Takes the fault of this call, which uses it up. */
  take(name: string): Fault | undefined {
    return parseFault(this.#queue.take(name) ?? '')
  }

  /** Returns the seconds for which this call must wait, as Slack reports them; 0 when it is accepted. */
  tooSoon(name: string, channel: string, milliseconds: number): number {
    const call = `${name} ${channel}`
    const waits = (this.#letThrough.get(call) ?? Number.NEGATIVE_INFINITY) + milliseconds - performance.now()
    if (waits > 0) return Math.ceil(waits / 1000)
    this.#letThrough.set(call, performance.now())
    return 0
  }

  clear(): void {
    this.#queue.clear()
    this.#letThrough.clear()
  }
}
