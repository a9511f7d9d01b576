import { setTimeout as delay } from 'node:timers/promises'
import { type LastDelivery, warn } from '../world.ts'
import type { Delivery } from './delivery.ts'
import { type Surroundings, send } from './send.ts'
import type { Route } from './targets.ts'

/** One call of an integration that waits to be sent, or to be sent again. */
export interface OutgoingCall {
  /** Id of the integration. */
  readonly integration: number
  readonly project: number
  readonly slug: string
  readonly delivery: Delivery
  /** Branch and head to build, where the call starts a build. */
  readonly build?: { readonly branch: string; readonly sha: string } | undefined
}

interface Queued {
  readonly call: OutgoingCall
  /** Counts from 1. */
  readonly attempt: number
  /** ms UTC by the sandbox's clock. */
  readonly dueAt: number
}

/** The calls of one integration: they leave one after the other. */
interface Lane {
  waiting: Queued[]
  /** Ends the attempt under way, which is overdue at that time. */
  running: { readonly overdueAt: number; readonly end: () => void } | undefined
  timer: NodeJS.Timeout | undefined
}

/** Timeouts and retries, by the sandbox's clock, and the size of queues. */
export interface OutgoingPace {
  /** Timeout of one attempt; 10 s. */
  readonly timeoutMs?: number
  /** Delays before each retry; their number limits the retries. */
  readonly retriesMs?: readonly number[]
  /** Calls of one integration that may wait, 100; more are dropped. */
  readonly capacity?: number
}

interface OutgoingOptions extends OutgoingPace, Surroundings {
  readonly now: () => number
  /** False once an integration is switched off or removed: its calls are dropped. */
  readonly isActive: (integration: number) => boolean
  /** Runs after a call has arrived. */
  readonly onDelivered: (call: OutgoingCall, route: Route) => Promise<void>
}

const TIMEOUT_MS = 10_000
const RETRIES_MS = [5_000, 30_000, 120_000, 600_000]
const CAPACITY = 100
/** Real time that calls under way get after the clock was moved past their timeout. */
const GRACE_MS = 250

/** Sends what integrations have to say: without making anybody wait, and again when it fails. */
export class Outgoing {
  readonly #options: OutgoingOptions
  readonly #lanes = new Map<number, Lane>()
  readonly #records = new Map<number, LastDelivery>()
  readonly #working = new Set<Promise<void>>()
  #isOpen = true

  constructor(options: OutgoingOptions) {
    this.#options = options
  }

  /** Queues a call without waiting for it; a full queue drops it and says so in the record. */
  enqueue(call: OutgoingCall): void {
    if (!this.#isOpen) return
    const lane = this.#lane(call.integration)
    const { capacity = CAPACITY } = this.#options
    if (lane.waiting.length >= capacity) this.fail(call.integration, 'too many calls are waiting')
    else lane.waiting.push({ call, attempt: 1, dueAt: this.#options.now() })
    this.#advance(lane)
  }

  /** Returns how the deliveries of an integration went; undefined when there was none. */
  lastOf(integration: number): LastDelivery | undefined {
    return this.#records.get(integration)
  }

  /** Records a failure. */
  fail(integration: number, error: string): void {
    const before = this.#records.get(integration)
    const at = new Date(this.#options.now()).toISOString()
    this.#records.set(integration, {
      delivered_at: before?.delivered_at ?? null,
      failing_since: before?.failing_since ?? at,
      error,
    })
  }

  /** Sends what is due and ends what is overdue; call it after the clock was moved. */
  async catchUp(): Promise<void> {
    for (const lane of this.#lanes.values()) this.#advance(lane)
    await Promise.race([this.settled(), delay(GRACE_MS, undefined, { ref: false })])
    for (const { running } of this.#lanes.values())
      if (running && running.overdueAt <= this.#options.now()) running.end()
  }

  /** Resolves when no call is under way; retries may still be due later. */
  async settled(): Promise<void> {
    while (this.#working.size > 0) await Promise.allSettled(this.#working)
  }

  /** Ends everything and forgets it; nothing is queued until `open`. */
  async close(): Promise<void> {
    this.#isOpen = false
    for (const lane of this.#lanes.values()) {
      lane.waiting = []
      clearTimeout(lane.timer)
      lane.running?.end()
    }
    await this.settled()
    this.#lanes.clear()
    this.#records.clear()
  }

  open(): void {
    this.#isOpen = true
  }

  #lane(integration: number): Lane {
    const known = this.#lanes.get(integration)
    if (known) return known
    const lane: Lane = { waiting: [], running: undefined, timer: undefined }
    this.#lanes.set(integration, lane)
    return lane
  }

  /** Starts the next call that is due, or waits for it. */
  #advance(lane: Lane): void {
    clearTimeout(lane.timer)
    if (lane.running || !this.#isOpen) return
    const now = this.#options.now()
    const next = lane.waiting.toSorted((one, other) => one.dueAt - other.dueAt)[0]
    if (!next) return
    if (next.dueAt > now) {
      lane.timer = setTimeout(() => this.#advance(lane), next.dueAt - now).unref()
      return
    }
    lane.waiting = lane.waiting.filter((queued) => queued !== next)
    const work = this.#attempt(lane, next)
      .catch(warn)
      .finally(() => {
        this.#working.delete(work)
        this.#advance(lane)
      })
    this.#working.add(work)
  }

  async #attempt(lane: Lane, { call, attempt }: Queued): Promise<void> {
    const { now, isActive, onDelivered, timeoutMs = TIMEOUT_MS, retriesMs = RETRIES_MS } = this.#options
    if (!isActive(call.integration)) return
    const stop = new AbortController()
    const end = () => stop.abort()
    const timer = setTimeout(end, timeoutMs).unref()
    lane.running = { overdueAt: now() + timeoutMs, end }
    const sent = await send(call.delivery, this.#options, stop.signal)
    clearTimeout(timer)
    lane.running = undefined
    if (!this.#isOpen) return
    if (sent.kind === 'delivered') {
      const at = new Date(now()).toISOString()
      this.#records.set(call.integration, { delivered_at: at, failing_since: null, error: null })
      return onDelivered(call, sent.route)
    }
    this.fail(call.integration, sent.reason)
    const wait = retriesMs[attempt - 1]
    if (wait !== undefined && !sent.final)
      lane.waiting.push({ call, attempt: attempt + 1, dueAt: now() + wait })
  }
}
