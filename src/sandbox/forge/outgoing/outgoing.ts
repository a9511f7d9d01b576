import { setTimeout as delay } from 'node:timers/promises'
import { type LastDelivery, warn } from '../world.ts'
import type { Delivery } from './request.ts'
import { type Sent, type Surroundings, send } from './send.ts'

/** Branch and head to build, and the call that asks for the result. */
export interface PlannedBuild {
  readonly branch: string
  readonly sha: string
  readonly ask: Delivery
}

/** A question about a running build: its id, and the number of the question. */
export interface Question {
  readonly build: number
  readonly times: number
}

/** One call of an integration that waits to be sent, or to be sent again. */
export interface OutgoingCall {
  readonly integration: number
  readonly project: number
  readonly slug: string
  readonly delivery: Delivery
  /** Present for a call that starts a build. */
  readonly build?: PlannedBuild | undefined
  /** The revision that a build server builds when it gets this call. */
  readonly starts?: string
  /** True when a push may have started the build of the revision. */
  readonly isSecond?: boolean
  readonly asks?: Question
}

/** The calls of one event, or those of them that have failed. */
interface Queued {
  readonly calls: readonly OutgoingCall[]
  readonly attempt: number
  /** ms UTC by the sandbox's clock. */
  readonly dueAt: number
}

/** The calls of one integration, or the questions about one build: they leave one after the other. */
interface Lane {
  readonly key: string
  waiting: Queued[]
  isBusy: boolean
  /** Ends the attempt under way, which is overdue at that time. */
  running: { readonly overdueAt: number; readonly end: () => void } | undefined
  timer: NodeJS.Timeout | undefined
}

export interface OutgoingPace {
  /** Timeout of one attempt; 10 s. */
  readonly timeoutMs?: number
  /** Delays before each retry; their number limits the retries. */
  readonly retriesMs?: readonly number[]
  /** Events of one integration whose calls may wait, 100; those of more are dropped. */
  readonly capacity?: number
}

interface OutgoingOptions extends OutgoingPace, Surroundings {
  readonly now: () => number
  /** False once an integration is switched off or removed: its calls are dropped. */
  readonly isActive: (integration: number) => boolean
  /** Runs after each attempt, and for a question that was dropped without one. */
  readonly onSent: (call: OutgoingCall, sent: Sent | undefined) => Promise<void>
}

const TIMEOUT_MS = 10_000
const RETRIES_MS = [5_000, 30_000, 120_000, 600_000]
const CAPACITY = 100
/** Real time that calls under way get after the clock was moved past their timeout. */
const GRACE_MS = 250

/** Sends what integrations have to say: without making anybody wait, and again when it fails. */
export class Outgoing {
  readonly #options: OutgoingOptions
  readonly #lanes = new Map<string, Lane>()
  readonly #records = new Map<number, LastDelivery>()
  /** The revisions that integrations have been asked to build: `401 1a2b3c…`. */
  readonly #started = new Set<string>()
  readonly #working = new Set<Promise<void>>()
  #isOpen = true

  constructor(options: OutgoingOptions) {
    this.#options = options
  }

  /** Queues the calls of an event without waiting for them; a full queue drops them and says so in the record. */
  enqueue(calls: readonly OutgoingCall[], delayMs = 0): void {
    const [first] = calls
    if (!this.#isOpen || !first) return
    const lane = this.#lane(first)
    const { capacity = CAPACITY } = this.#options
    if (lane.waiting.length >= capacity) this.fail(first.integration, 'too many calls are waiting')
    else lane.waiting.push({ calls, attempt: 1, dueAt: this.#options.now() + delayMs })
    this.#advance(lane)
  }

  lastOf(integration: number): LastDelivery | undefined {
    return this.#records.get(integration)
  }

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
    this.#started.clear()
  }

  open(): void {
    this.#isOpen = true
  }

  #lane({ integration, asks }: OutgoingCall): Lane {
    const key = asks ? `build ${asks.build}` : `integration ${integration}`
    const known = this.#lanes.get(key)
    if (known) return known
    const lane: Lane = { key, waiting: [], isBusy: false, running: undefined, timer: undefined }
    this.#lanes.set(key, lane)
    return lane
  }

  /** Starts the next call that is due, or waits for it. */
  #advance(lane: Lane): void {
    clearTimeout(lane.timer)
    if (lane.isBusy || !this.#isOpen) return
    const now = this.#options.now()
    const next = lane.waiting.toSorted((one, other) => one.dueAt - other.dueAt)[0]
    if (!next) return void this.#lanes.delete(lane.key)
    if (next.dueAt > now) {
      lane.timer = setTimeout(() => this.#advance(lane), next.dueAt - now).unref()
      return
    }
    lane.waiting = lane.waiting.filter((queued) => queued !== next)
    lane.isBusy = true
    const work = this.#attempt(lane, next)
      .catch(warn)
      .finally(() => {
        this.#working.delete(work)
        lane.isBusy = false
        this.#advance(lane)
      })
    this.#working.add(work)
  }

  /** Makes each call once; those that failed follow together, later. */
  async #attempt(lane: Lane, { calls, attempt }: Queued): Promise<void> {
    const { now, retriesMs = RETRIES_MS } = this.#options
    const failed: OutgoingCall[] = []
    for (const call of calls) {
      const sent = await this.#send(lane, call)
      if (!this.#isOpen) return
      if (sent?.kind === 'failed' && !sent.final && !call.asks) failed.push(call)
    }
    const wait = retriesMs[attempt - 1]
    if (wait !== undefined && failed.length > 0)
      lane.waiting.push({ calls: failed, attempt: attempt + 1, dueAt: now() + wait })
  }

  /** Sends one call and records how that went; undefined when its integration is off. */
  async #send(lane: Lane, call: OutgoingCall): Promise<Sent | undefined> {
    const { now, isActive, onSent, timeoutMs = TIMEOUT_MS } = this.#options
    if (!isActive(call.integration)) {
      await onSent(call, undefined)
      return undefined
    }
    if (call.isSecond && this.#started.has(`${call.integration} ${call.starts}`)) return undefined
    const stop = new AbortController()
    const end = () => stop.abort()
    const timer = setTimeout(end, timeoutMs).unref()
    lane.running = { overdueAt: now() + timeoutMs, end }
    const sent = await send(call.delivery, this.#options, stop.signal)
    clearTimeout(timer)
    lane.running = undefined
    if (!this.#isOpen) return undefined
    if (sent.kind === 'failed') this.fail(call.integration, sent.reason)
    else this.#succeed(call)
    await onSent(call, sent)
    return sent
  }

  /** Records an arrival; the answer to a question is none. */
  #succeed({ integration, asks, starts }: OutgoingCall): void {
    if (starts !== undefined) this.#started.add(`${integration} ${starts}`)
    const at = asks
      ? this.#records.get(integration)?.delivered_at
      : new Date(this.#options.now()).toISOString()
    this.#records.set(integration, { delivered_at: at ?? null, failing_since: null, error: null })
  }
}
