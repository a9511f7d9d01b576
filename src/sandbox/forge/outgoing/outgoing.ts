import { setTimeout as delay } from 'node:timers/promises'
import { type LastDelivery, timestamp, warn } from '../world.ts'
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
  readonly delivery: Delivery
  readonly integration: number
  readonly project: number
  readonly slug: string
  /** Present for a call that starts a build. */
  readonly build?: PlannedBuild | undefined
  /** The revision that a build server builds when it gets this call. */
  readonly starts?: string | undefined
  /** True when a push may have started the build of the revision. */
  readonly isSecond?: boolean
  readonly asks?: Question
}

/** The calls of one event, or those of them that have failed. */
interface Queued {
  /** The calls of one integration, or the questions about one build, leave one after the other. */
  readonly lane: string
  readonly calls: readonly OutgoingCall[]
  readonly attempt: number
  /** ms UTC by the sandbox's clock. */
  readonly dueAt: number
}

interface OutgoingOptions extends Surroundings {
  readonly now: () => number
  /** False once an integration is switched off or removed: its calls are dropped. */
  readonly isActive: (integration: number) => boolean
  /** Runs after each attempt, and for a question that was dropped without one. */
  readonly onSent: (call: OutgoingCall, sent: Sent | undefined) => Promise<void>
}

/** Timeout of one attempt. */
const TIMEOUT_MS = 10_000
/** Delays before each retry; their number limits the retries. */
const RETRIES_MS = [5_000, 30_000, 120_000, 600_000]
/** Events of one integration whose calls may wait; those of more are dropped. */
const CAPACITY = 100
/** Real time that calls under way get after the clock was moved past their timeout. */
const GRACE_MS = 250

/** Sends what integrations have to say: without making anybody wait, and again when it fails. */
export class Outgoing {
  readonly #options: OutgoingOptions
  #waiting: Queued[] = []
  #timer: NodeJS.Timeout | undefined
  /** Attempts under way, by lane. */
  readonly #working = new Map<string, Promise<void>>()
  /** Their calls; `overdueAt` is ms UTC by the sandbox's clock. */
  readonly #running = new Set<{ readonly overdueAt: number; readonly stop: AbortController }>()
  readonly #records = new Map<number, LastDelivery>()
  /** The revisions that integrations have been asked to build: `401 1a2b3c…`. */
  readonly #started = new Set<string>()
  #isOpen = true

  constructor(options: OutgoingOptions) {
    this.#options = options
  }

  /** Queues the calls of an event without waiting for them; a full queue drops them and says so in the record. */
  enqueue(calls: readonly OutgoingCall[], delayMs = 0): void {
    const [first] = calls
    if (!this.#isOpen || !first) return
    const { integration, asks } = first
    const lane = asks ? `build ${asks.build}` : `integration ${integration}`
    if (this.#waiting.filter((queued) => queued.lane === lane).length >= CAPACITY)
      this.fail(integration, 'too many calls are waiting')
    else this.#waiting.push({ lane, calls, attempt: 1, dueAt: this.#options.now() + delayMs })
    this.#advance()
  }

  lastOf(integration: number): LastDelivery | undefined {
    return this.#records.get(integration)
  }

  fail(integration: number, error: string): void {
    const { delivered_at = null, failing_since } = this.#records.get(integration) ?? {}
    const since = failing_since ?? timestamp(this.#options)
    this.#records.set(integration, { delivered_at, failing_since: since, error })
  }

  /** Sends what is due and ends what is overdue; call it after the clock was moved. */
  async catchUp(): Promise<void> {
    this.#advance()
    await Promise.race([this.settled(), delay(GRACE_MS, undefined, { ref: false })])
    for (const { overdueAt, stop } of this.#running) if (overdueAt <= this.#options.now()) stop.abort()
  }

  /** Resolves when no call is under way; retries may still be due later. */
  async settled(): Promise<void> {
    while (this.#working.size > 0) await Promise.allSettled(this.#working.values())
  }

  /** Ends everything and forgets it; nothing is queued until `open`. */
  async close(): Promise<void> {
    this.#isOpen = false
    clearTimeout(this.#timer)
    this.#waiting = []
    for (const { stop } of this.#running) stop.abort()
    await this.settled()
    this.#records.clear()
    this.#started.clear()
  }

  open(): void {
    this.#isOpen = true
  }

  /** Starts what is due in each lane that is free, and waits for what is due next. */
  #advance(): void {
    clearTimeout(this.#timer)
    const now = this.#options.now()
    for (const queued of this.#waiting.toSorted((one, other) => one.dueAt - other.dueAt)) {
      if (queued.dueAt > now) {
        this.#timer = setTimeout(() => this.#advance(), queued.dueAt - now).unref()
        return
      }
      if (!this.#working.has(queued.lane)) this.#start(queued)
    }
  }

  #start(queued: Queued): void {
    this.#waiting = this.#waiting.filter((other) => other !== queued)
    const ended = Promise.withResolvers<void>()
    // An attempt may queue more for its lane before it first waits.
    this.#working.set(queued.lane, ended.promise)
    this.#attempt(queued)
      .catch(warn)
      .finally(() => {
        this.#working.delete(queued.lane)
        this.#advance()
        ended.resolve()
      })
  }

  /** Makes each call once; those that failed follow together, later. */
  async #attempt({ lane, calls, attempt }: Queued): Promise<void> {
    const failed: OutgoingCall[] = []
    for (const call of calls) {
      const sent = await this.#send(call)
      if (!this.#isOpen) return
      if (sent?.kind === 'failed' && !sent.final && !call.asks) failed.push(call)
    }
    const wait = RETRIES_MS[attempt - 1]
    if (wait !== undefined && failed.length > 0)
      this.#waiting.push({ lane, calls: failed, attempt: attempt + 1, dueAt: this.#options.now() + wait })
  }

  /** Sends one call and records how that went; undefined when its integration is off. */
  async #send(call: OutgoingCall): Promise<Sent | undefined> {
    const { now, isActive, onSent } = this.#options
    if (!isActive(call.integration)) {
      await onSent(call, undefined)
      return undefined
    }
    if (call.isSecond && this.#started.has(`${call.integration} ${call.starts}`)) return undefined
    const running = { overdueAt: now() + TIMEOUT_MS, stop: new AbortController() }
    this.#running.add(running)
    const limit = AbortSignal.any([running.stop.signal, AbortSignal.timeout(TIMEOUT_MS)])
    const sent = await send(call.delivery, this.#options, limit)
    this.#running.delete(running)
    if (!this.#isOpen) return undefined
    if (sent.kind === 'failed') this.fail(call.integration, sent.reason)
    else this.#succeed(call)
    await onSent(call, sent)
    return sent
  }

  /** Records an arrival; the answer to a question is none. */
  #succeed({ integration, asks, starts }: OutgoingCall): void {
    if (starts !== undefined) this.#started.add(`${integration} ${starts}`)
    const at = asks ? this.#records.get(integration)?.delivered_at : timestamp(this.#options)
    this.#records.set(integration, { delivered_at: at ?? null, failing_since: null, error: null })
  }
}
