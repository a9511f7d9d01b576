import { delayAnswer, FaultQueue, type PlannedFault } from '../../faults.ts'
import { Ledger } from '../../ledger.ts'
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
const MASK = '[secret]'
/** Values up to this length may be words, such as a user's name, or parts of words. */
const SHORT = 7

/** Stand-ins for the services that integrations call: what is meant for them is kept here, and goes nowhere. */
export class Sinks {
  readonly #now: () => number
  readonly #changed: () => void
  readonly #faults = new FaultQueue(SINK_FAULTS)
  readonly #entries = new Ledger<SinkEntry>(MAX_ENTRIES)
  readonly #secrets = new Set<string>()

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
      for (const content of contentOf(delivery, (text) => this.#masked(text))) {
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

  /** Masks these values in everything that arrives from now on. */
  hide(secrets: readonly string[]): void {
    for (const secret of secrets.flatMap(spellings)) if (secret !== '') this.#secrets.add(secret)
  }

  clear(): void {
    this.#entries.clear()
    this.#faults.clear()
    this.#secrets.clear()
  }

  #masked(text: string): string {
    // A longer secret may contain a shorter one.
    const longestFirst = [...this.#secrets].toSorted((one, other) => other.length - one.length)
    return longestFirst.reduce((left, secret) => withoutSecret(left, secret), text)
  }
}

/** Returns what the service gets, masked; of a sender only the address, as of an envelope. */
function contentOf(delivery: Delivery, mask: (text: string) => string): SinkContent[] {
  if (delivery.transport === 'tcp') return delivery.lines.map((line) => ({ sink: 'tcp', line: mask(line) }))
  if (delivery.transport === 'smtp') {
    const { from, to, subject, text } = delivery
    const sender = /<([^<>]*)>$/.exec(from)?.[1] ?? from
    return [{ sink: 'smtp', from: sender, to, subject: mask(subject), text: mask(text) }]
  }
  const { method, body } = delivery
  const { protocol, host, pathname, search } = new URL(delivery.url)
  const url = mask(`${protocol}//${host}${pathname}${search}`)
  const headers = Object.entries(headersOf(delivery)).flatMap(([name, value]) => {
    if (SHOWN_HEADERS.has(name)) return [[name, mask(value)]]
    return name === 'authorization' || /token|key|secret/.test(name) ? [[name, MASK]] : []
  })
  return [{ sink: 'http', method, url, headers: Object.fromEntries(headers), body: mask(body) }]
}

/** Masks a secret wherever it stands; a short one only where it is a whole value of an address, a form or a JSON. */
function withoutSecret(text: string, secret: string): string {
  if (secret.length > SHORT) return text.replaceAll(secret, MASK)
  return text.replaceAll(secret, (_, at: number) => {
    const isValue = VALUE_STARTS.test(text.slice(0, at)) && VALUE_ENDS.test(text.slice(at + secret.length))
    return isValue ? MASK : secret
  })
}

const VALUE_STARTS = /(?:[/=:]|(?<!\\)")$/
const VALUE_ENDS = /^(?:[/?&#"]|$)/

/**
 * Lists the forms in which a secret can stand in an address or a body. Of an address only the part after the host is
 * one, and of a pair also its first part.
 */
function spellings(secret: string): string[] {
  const url = URL.parse(secret.trim())
  const [first = ''] = secret.split(':')
  const whole = [secret, secret.trim(), ...(first.length > SHORT ? [first] : [])]
  const parts = url?.host ? [url.pathname + url.search, url.pathname] : whole
  return parts
    .filter((part) => part !== '/')
    .flatMap((part) => [
      part,
      encodeURIComponent(part),
      new URLSearchParams([['', part]]).toString().slice(1),
      JSON.stringify(part).slice(1, -1),
      part.replaceAll(/[^\x21-\x7e]/g, ''),
    ])
}
