import { delayAnswer, FaultQueue, type PlannedFault } from '../../faults.ts'
import { Ledger } from '../../ledger.ts'
import { MASK } from '../http/answer.ts'
import { type Delivery, type HttpDelivery, headersOf, Refusal, refusalOf } from './request.ts'

/** A call that arrived in a sink, with every secret masked. */
export type SinkEntry = {
  /** ms UTC by the sandbox's clock. */
  readonly at: number
} & SinkContent

type SinkContent =
  | ({ readonly sink: 'http' } & Readonly<Pick<HttpDelivery, 'method' | 'url' | 'headers' | 'body'>>)
  | ({ readonly sink: 'smtp' } & Readonly<Omit<Extract<Delivery, { transport: 'smtp' }>, 'transport'>>)
  | { readonly sink: 'tcp'; readonly line: string }

/**
 * Kinds of sink faults.
 * - `down`: the connection is refused
 * - `hang`: the sink takes everything and never answers
 * - `slow:<ms>`: its answer comes that much later
 * - `refuse`: it refuses the credentials
 * - `status:<code>`: the HTTP sink answers with this status
 * - `none`: ends the faults planned before
 */
export const SINK_FAULTS = /^(?:down|hang|refuse|slow:\d{1,6}|status:[3-5]\d\d|none)$/

const MAX_ENTRIES = 500
const SHOWN_HEADERS = new Set(['content-type', 'user-agent'])

/** Stand-ins for the services that integrations call: what is meant for them is kept here, and goes nowhere. */
export class Sinks {
  readonly #now: () => number
  readonly #changed: () => void
  readonly #faults = new FaultQueue(SINK_FAULTS)
  readonly #entries = new Ledger<SinkEntry>(MAX_ENTRIES)

  constructor(now: () => number, changed: () => void) {
    this.#now = now
    this.#changed = changed
  }

  plan(fault: PlannedFault): void {
    this.#faults.plan(fault)
  }

  /** Takes what an integration sends; throws a Refusal where the service would have refused it. */
  async receive(delivery: Delivery): Promise<void> {
    const isHttp = delivery.transport === 'http'
    const fault = this.#faults.take(isHttp ? `http ${delivery.method} ${delivery.url}` : delivery.transport)
    if (fault === 'down') throw new Refusal('connection refused', false)
    const isRefused = fault === 'refuse' || fault?.startsWith('status:')
    if (isHttp || !isRefused)
      for (const content of contentOf(delivery)) {
        this.#entries.add({ ...content, at: this.#now() })
        this.#changed()
      }
    if (fault === 'hang') return new Promise(() => {})
    await delayAnswer(fault)
    if (!isRefused) return
    if (delivery.transport === 'tcp') throw new Refusal('connection closed', false)
    if (delivery.transport === 'smtp') throw new Refusal('answered 535', true)
    const refusal = refusalOf(fault === 'refuse' ? 401 : Number(fault?.slice('status:'.length)))
    if (refusal) throw refusal
  }

  entries(): readonly SinkEntry[] {
    return this.#entries.entries()
  }

  clear(): void {
    this.#entries.clear()
    this.#faults.clear()
  }
}

const ENCODED_MASK = encodeURIComponent(MASK)
const HIDDEN = { url: MASK, body: MASK }

/**
 * Returns what the service gets: of a call its masked address and body, of a sender only the address, as of an
 * envelope. Mails and lines are made of no secret.
 */
function contentOf(delivery: Delivery): SinkContent[] {
  if (delivery.transport === 'tcp') return delivery.lines.map((line) => ({ sink: 'tcp', line }))
  if (delivery.transport === 'smtp') {
    const { transport, from, ...mail } = delivery
    return [{ sink: 'smtp', ...mail, from: /<([^<>]*)>$/.exec(from)?.[1] ?? from }]
  }
  const { method, shown = HIDDEN } = delivery
  const headers = Object.entries(headersOf(delivery)).flatMap(([name, value]) => {
    if (SHOWN_HEADERS.has(name)) return [[name, value]]
    return name === 'authorization' || /token|key|secret/.test(name) ? [[name, MASK]] : []
  })
  const url = plainAddress(shown.url).replaceAll(ENCODED_MASK, MASK)
  const body = shown.body.replaceAll(ENCODED_MASK, MASK)
  return [{ sink: 'http', method, url, headers: Object.fromEntries(headers), body }]
}

/** An address without an account and a fragment; one that is a secret itself is masked already, and no address. */
function plainAddress(url: string): string {
  const address = URL.parse(url)
  return address ? `${address.protocol}//${address.host}${address.pathname}${address.search}` : url
}
