import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Hook } from '../state/hooks.ts'
import { EVENT_NAMES, type HookEvent } from './event.ts'
import { HookFaults } from './hook-faults.ts'
import { addressHere, post } from './post.ts'

/** One attempt to tell one hook of one event. */
export interface Delivery {
  /** Of the hook. */
  readonly hook: number
  readonly url: string
  readonly project: number
  /** As the header says it: `Merge Request Hook`. */
  readonly event: string
  readonly action: string | null
  /** The same for every attempt. */
  readonly key: string
  /** From 1. */
  readonly attempt: number
  /** What was answered; null when nothing was. */
  readonly status: number | null
  /** What was ordered to go wrong with it. */
  readonly fault?: string
  /** ms UTC by the sandbox’s clock. */
  readonly at: number
  readonly body: Readonly<Record<string, unknown>>
}

interface Letter {
  readonly hook: Hook
  readonly event: HookEvent
  readonly key: string
  readonly eventId: string
  readonly fault: string | undefined
}

const TIMEOUT_MS = 10_000
const RETRIES_MS = [500, 1000, 2000]
const HELD_MS = 2000
const MOST_ENTRIES = 1000

/** How patient the forge is with receivers. */
export interface HookPace {
  /** How long one may take to answer; 10 s, as on the real servers. */
  readonly timeoutMs?: number
  /** How long after an attempt that failed the next one is made, as often as there are numbers. */
  readonly retriesMs?: readonly number[]
  /** How long one that is to be overtaken waits for the one that overtakes it; 2 s. */
  readonly heldMs?: number
}

export interface DeliveryOptions extends HookPace {
  /** The forge's own address. */
  readonly instance: string
  readonly now: () => number
}

/** Sends events to hooks: to each in order, and again when a receiver is broken or silent. */
export class Deliveries {
  readonly faults = new HookFaults()
  readonly #options: DeliveryOptions
  readonly #last = new Map<number, Promise<void>>()
  readonly #held = new Map<number, () => void>()
  readonly #underWay = new Set<Promise<void>>()
  #entries: Delivery[] = []
  #stop = new AbortController()

  constructor(options: DeliveryOptions) {
    this.#options = options
  }

  /** Begins to tell a hook of an event; nobody has to wait for it. */
  send(hook: Hook, event: HookEvent): void {
    const fault = this.faults.take(`${EVENT_NAMES[event.kind]} ${event.action ?? ''}`)
    const letter = { hook, event, key: randomUUID(), eventId: randomUUID(), fault }
    if (fault === 'lose') this.#record(letter, 1, null)
    else if (fault === 'swap') this.#follow(this.#hold(letter))
    else if (fault?.startsWith('late:')) this.#follow(this.#later(letter, 1, Number(fault.slice(5))))
    else {
      this.#enqueue(letter, 1)
      if (fault === 'duplicate') this.#enqueue(letter, 1)
      this.#held.get(hook.id)?.()
    }
  }

  /** The newest thousand attempts, in the order in which they ended. */
  entries(): readonly Delivery[] {
    return [...this.#entries]
  }

  /** Resolves when nothing is on its way and nothing will be tried again. */
  async settled(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.allSettled(this.#underWay)
  }

  /** Gives up what is on its way, and forgets what was. */
  async clear(): Promise<void> {
    this.#stop.abort()
    await this.settled()
    this.#stop = new AbortController()
    this.#last.clear()
    this.#held.clear()
    this.#entries = []
    this.faults.clear()
  }

  #enqueue(letter: Letter, attempt: number): void {
    const before = this.#last.get(letter.hook.id) ?? Promise.resolve()
    const run = async () => this.#attempt(letter, attempt)
    // One that could not be sent is no reason not to send the next one.
    const mine = before.then(run, run)
    this.#last.set(letter.hook.id, mine)
    this.#follow(mine)
  }

  async #attempt(letter: Letter, attempt: number): Promise<void> {
    const { signal } = this.#stop
    const url = addressHere(letter.hook.url)
    if (!url || signal.aborted) return
    const { timeoutMs = TIMEOUT_MS, retriesMs = RETRIES_MS } = this.#options
    const body = JSON.stringify(letter.event.body)
    const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
    const answered = await post(url, {
      headers: { ...this.#headers(letter), ...this.#signature(letter, body) },
      body,
      signal: limit,
    })
    if (signal.aborted) return
    const status = letter.fault === 'drop-reply' && attempt === 1 ? null : answered
    this.#record(letter, attempt, status)
    const wait = retriesMs[attempt - 1]
    if (wait !== undefined && (status === null || status >= 500))
      this.#follow(this.#later(letter, attempt + 1, wait))
  }

  #headers({ hook, event, key, eventId }: Letter): Record<string, string> {
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

  /** As the Standard Webhooks have it: over the id, the time of this attempt and the body. */
  #signature({ hook, key }: Letter, body: string): Record<string, string> {
    if (hook.signing_token === '') return {}
    const time = Math.floor(this.#options.now() / 1000)
    const secret = Buffer.from(hook.signing_token.slice('whsec_'.length), 'base64')
    const signature = createHmac('sha256', secret).update(`${key}.${time}.${body}`).digest('base64')
    return { 'webhook-id': key, 'webhook-timestamp': String(time), 'webhook-signature': `v1,${signature}` }
  }

  async #hold(letter: Letter): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#held.set(letter.hook.id, resolve)
    await Promise.race([promise, this.#wait(this.#options.heldMs ?? HELD_MS)])
    this.#held.delete(letter.hook.id)
    this.#enqueue(letter, 1)
  }

  async #later(letter: Letter, attempt: number, ms: number): Promise<void> {
    await this.#wait(ms)
    this.#enqueue(letter, attempt)
  }

  /** Ends early when everything is given up. */
  async #wait(ms: number): Promise<void> {
    await delay(ms, undefined, { ref: false, signal: this.#stop.signal }).catch(() => {})
  }

  #follow(work: Promise<void>): void {
    const watched = work.catch(warn).finally(() => this.#underWay.delete(watched))
    this.#underWay.add(watched)
  }

  #record({ hook, event, key, fault }: Letter, attempt: number, status: number | null): void {
    this.#entries.push({
      hook: hook.id,
      url: hook.url,
      project: hook.project_id,
      event: EVENT_NAMES[event.kind],
      action: event.action,
      key,
      attempt,
      status,
      ...(fault === undefined ? {} : { fault }),
      at: this.#options.now(),
      body: event.body,
    })
    if (this.#entries.length > MOST_ENTRIES) this.#entries.shift()
  }
}

function warn(fault: unknown): void {
  process.emitWarning(fault instanceof Error ? fault : String(fault))
}
