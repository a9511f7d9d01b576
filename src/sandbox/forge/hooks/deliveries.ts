import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import pLimit, { type LimitFunction } from 'p-limit'
import { request } from 'undici'
import { FaultQueue } from '../../faults.ts'
import { Ledger } from '../../ledger.ts'
import { isLoopback } from '../../loopback.ts'
import type { Hook } from '../state/integrations.ts'
import { warn } from '../world.ts'
import { EVENT_NAMES, type HookEvent } from './events.ts'

/**
 * Kinds of delivery faults.
 * - `lose`: the delivery never arrives and is not retried
 * - `duplicate`: it arrives twice under one key
 * - `swap`: it arrives after the next delivery to the same hook, or after two seconds when there is none
 * - `late:<ms>`: it arrives that much later
 * - `drop-reply`: it arrives and its response is lost, so that it is retried under the same key
 * - `deliver`: cancels the faults planned before
 */
export const HOOK_FAULTS = /^(?:lose|duplicate|swap|late:\d{1,6}|drop-reply|deliver)$/

export interface Delivery {
  readonly hook: number
  readonly url: string
  readonly project: number
  /** Value of the event header: `Merge Request Hook`. */
  readonly event: string
  readonly action: string | null
  /** Idempotency key, the same for every attempt. */
  readonly key: string
  readonly attempt: number
  readonly status: number | null
  readonly fault?: string
  /** ms UTC by the sandbox's clock. */
  readonly at: number
  readonly body: Readonly<Record<string, unknown>>
}

interface QueuedEvent {
  readonly hook: Hook
  readonly event: HookEvent
  readonly key: string
  readonly eventId: string
  readonly fault: string | undefined
}

const TIMEOUT_MS = 10_000
const RETRIES_MS = [500, 1000, 2000]
const OVERTAKE_MS = 2000
const MAX_ENTRIES = 1000

export interface HookPace {
  /** Timeout of one attempt; 10 s, as on the real servers. */
  readonly timeoutMs?: number
  /** Delays before each retry; their number limits the retries. */
  readonly retriesMs?: readonly number[]
  /** Longest delay of a delivery that waits to be overtaken; 2 s. */
  readonly overtakeMs?: number
}

interface DeliveryOptions extends HookPace {
  readonly instance: string
  readonly now: () => number
}

/** Delivers events to hooks: to each in order, with retries when a receiver fails or does not respond. */
export class Deliveries {
  readonly faults = new FaultQueue(HOOK_FAULTS)
  readonly #options: DeliveryOptions
  /** By hook: its deliveries leave one after the other. */
  readonly #lanes = new Map<number, LimitFunction>()
  /** Functions by hook: each lets go of the delivery that waits to be overtaken. */
  readonly #delayed = new Map<number, () => void>()
  readonly #pending = new Set<Promise<void>>()
  readonly #entries = new Ledger<Delivery>(MAX_ENTRIES)
  #stop = new AbortController()

  constructor(options: DeliveryOptions) {
    this.#options = options
  }

  send(hook: Hook, event: HookEvent): void {
    const fault = this.faults.take(`${EVENT_NAMES[event.kind]} ${event.action ?? ''}`)
    const queued = { hook, event, key: randomUUID(), eventId: randomUUID(), fault }
    if (fault === 'lose') this.#record(queued, 1, null)
    else if (fault === 'swap') {
      const { promise, resolve } = Promise.withResolvers<void>()
      this.#delayed.set(hook.id, resolve)
      this.#follow(this.#later(queued, 1, this.#options.overtakeMs ?? OVERTAKE_MS, promise))
    } else if (fault?.startsWith('late:')) this.#follow(this.#later(queued, 1, Number(fault.slice(5))))
    else {
      this.#enqueue(queued)
      if (fault === 'duplicate') this.#enqueue(queued)
      this.#delayed.get(hook.id)?.()
      this.#delayed.delete(hook.id)
    }
  }

  entries(): readonly Delivery[] {
    return this.#entries.entries()
  }

  /** Resolves when no delivery is under way and none will be retried. */
  async settled(): Promise<void> {
    while (this.#pending.size > 0) await Promise.allSettled(this.#pending)
  }

  async clear(): Promise<void> {
    this.#stop.abort()
    await this.settled()
    this.#stop = new AbortController()
    this.#lanes.clear()
    this.#delayed.clear()
    this.#entries.clear()
    this.faults.clear()
  }

  #enqueue(queued: QueuedEvent, attempt = 1): void {
    const lane = this.#lanes.get(queued.hook.id) ?? pLimit(1)
    this.#lanes.set(queued.hook.id, lane)
    this.#follow(lane(() => this.#attempt(queued, attempt)))
  }

  async #attempt(queued: QueuedEvent, attempt: number): Promise<void> {
    const { signal } = this.#stop
    const url = localAddress(queued.hook.url)
    if (!url || signal.aborted) return
    const { timeoutMs = TIMEOUT_MS, retriesMs = RETRIES_MS } = this.#options
    const body = JSON.stringify(queued.event.body)
    const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
    const headers = { ...this.#headers(queued), ...this.#signature(queued, body) }
    const response = await post(url, headers, body, limit)
    if (signal.aborted) return
    const status = queued.fault === 'drop-reply' && attempt === 1 ? null : response
    this.#record(queued, attempt, status)
    const wait = retriesMs[attempt - 1]
    if (wait !== undefined && (status === null || status >= 500))
      this.#follow(this.#later(queued, attempt + 1, wait))
  }

  #headers({ hook, event, key, eventId }: QueuedEvent): Record<string, string> {
    return {
      'Content-Type': 'application/json',
      'User-Agent': 'SandboxForge/18',
      'Idempotency-Key': key,
      'X-Gitlab-Event': EVENT_NAMES[event.kind],
      'X-Gitlab-Webhook-UUID': randomUUID(),
      'X-Gitlab-Event-UUID': eventId,
      'X-Gitlab-Instance': this.#options.instance,
      ...(hook.token === '' ? {} : { 'X-Gitlab-Token': hook.token }),
    }
  }

  /** Signs as Standard Webhooks do: over the id, the time of this attempt and the body. */
  #signature({ hook, key }: QueuedEvent, body: string): Record<string, string> {
    if (hook.signing_token === '') return {}
    const time = Math.floor(this.#options.now() / 1000)
    const secret = Buffer.from(hook.signing_token.slice('whsec_'.length), 'base64')
    const signature = createHmac('sha256', secret).update(`${key}.${time}.${body}`).digest('base64')
    return { 'webhook-id': key, 'webhook-timestamp': String(time), 'webhook-signature': `v1,${signature}` }
  }

  /** Queues a delivery after this time, or as soon as the next one has overtaken it. */
  async #later(queued: QueuedEvent, attempt: number, ms: number, overtaken?: Promise<void>) {
    const passed = delay(ms, undefined, { ref: false, signal: this.#stop.signal }).catch(() => {})
    await Promise.race([passed, overtaken ?? passed])
    this.#enqueue(queued, attempt)
  }

  #follow(work: Promise<void>): void {
    const watched = work.catch(warn).finally(() => this.#pending.delete(watched))
    this.#pending.add(watched)
  }

  #record({ hook, event, key, fault }: QueuedEvent, attempt: number, status: number | null): void {
    this.#entries.add({
      hook: hook.id,
      url: hook.url,
      project: hook.project_id,
      event: EVENT_NAMES[event.kind],
      action: event.action,
      key,
      attempt,
      status,
      fault,
      at: this.#options.now(),
      body: event.body,
    })
  }
}

export function localAddress(text: string): URL | undefined {
  const url = URL.parse(text)
  return url?.protocol === 'http:' && isLoopback(url.host) ? url : undefined
}

/** Posts a body and returns the status; null when there was no response. It follows no redirects. */
async function post(url: URL, headers: Record<string, string>, body: string, signal: AbortSignal) {
  try {
    const response = await request(url, { method: 'POST', headers, body, signal, reset: true })
    response.body.dump().catch(() => {})
    return response.statusCode
  } catch {
    return null
  }
}
