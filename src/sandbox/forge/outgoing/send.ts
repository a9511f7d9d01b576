import { lookup } from 'node:dns'
import { once } from 'node:events'
import { BlockList, connect, isIP, type LookupFunction } from 'node:net'
import { Agent, request } from 'undici'
import { type Delivery, type HttpDelivery, headersOf, Refusal, refusalOf } from './request.ts'
import type { Sinks } from './sinks.ts'

/** The end of a connection: the sandbox's own sink, the address itself, or none. */
export type Route = 'sink' | 'direct' | 'refused'

/** Hosts of services whose address is no setting: what is sent there arrives in the HTTP sink. */
const PUBLIC_SERVICES =
  /^(?:app\.asana\.com|atlas\.assembla\.com|webhook\.buildkite\.com|(?:[\w-]+\.)?campfirenow\.com|api\.flowdock\.com|api\.gemnasium\.com|api\.hipchat\.com|www\.pivotaltracker\.com|api\.pushover\.net|hooks\.slack\.com)$/
/** Names of this machine by RFC 6761; without a port they stand for the HTTP sink. */
const SINK_NAME = /^(?:[\w-]+\.)+localhost$/

/** Host and port on which the IRC gateway listens by default. */
const GATEWAY = { hosts: new Set(['localhost', '127.0.0.1', '::1', '']), port: 6659 }

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4')
LOOPBACK.addAddress('::1', 'ipv6')
LOOPBACK.addSubnet('::ffff:127.0.0.0', 104, 'ipv6')

/** Decides where connections of integrations may go; `allowed` are the hosts that the operator has named. */
export class Targets {
  readonly #allowed: ReadonlySet<string>

  constructor(allowed: readonly string[]) {
    this.#allowed = new Set(allowed.map((host) => host.toLowerCase()))
  }

  /** Routes an HTTP address. A name that is not known to be this machine is decided when it is resolved. */
  ofUrl({ protocol, hostname, port }: URL): Route {
    if (protocol !== 'http:' && protocol !== 'https:') return 'refused'
    const host = bare(hostname)
    return this.#routeTo(host, PUBLIC_SERVICES.test(host) || (SINK_NAME.test(host) && port === ''))
  }

  /** Routes host and port of a gateway that takes lines. */
  ofGateway(name: string, port: number): Route {
    const host = bare(name)
    return this.#routeTo(host, GATEWAY.hosts.has(host) && port === GATEWAY.port)
  }

  #routeTo(host: string, isForSink: boolean): Route {
    if (this.#allowed.has(host)) return 'direct'
    if (isForSink) return 'sink'
    return isIP(host) !== 0 && !isLoopback(host) ? 'refused' : 'direct'
  }

  /** Resolves names for a connection, and refuses a name that leads anywhere but to this machine. */
  readonly lookup: LookupFunction = (name, options, callback) => {
    lookup(name, { ...options, all: true }, (fault, addresses) => {
      const isAllowed = this.#allowed.has(bare(name))
      const [first] = addresses ?? []
      if (fault || !first) callback(fault ?? new Error('no address'), '')
      else if (!isAllowed && !addresses.every(({ address }) => isLoopback(address)))
        callback(outsideRefusal(), '')
      else if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
  }
}

function outsideRefusal(): Refusal {
  return new Refusal('its host is not on this machine, and SANDBOX_ALLOW_TARGETS does not name it', true)
}

/** A host without the brackets of an IPv6 address and without the dot at its end, in small letters. */
function bare(host: string): string {
  return host.toLowerCase().replace(/^\[|\]$|\.$/g, '')
}

function isLoopback(address: string): boolean {
  const version = isIP(address)
  return version !== 0 && LOOPBACK.check(address, version === 4 ? 'ipv4' : 'ipv6')
}

/** Result of one attempt: the answer to a question, empty for other calls, or why it failed. */
export type Sent =
  | { readonly kind: 'delivered'; readonly route: Route; readonly answer: string }
  | { readonly kind: 'failed'; readonly reason: string; readonly final: boolean }

export interface Surroundings {
  readonly targets: Targets
  readonly sinks: Sinks
}

const MAX_ANSWER_BYTES = 256 * 1024

/** Sends once, ending early when the signal aborts; every failure is a result, in words without any part of a secret. */
export async function send(
  delivery: Delivery,
  { targets, sinks }: Surroundings,
  signal: AbortSignal,
): Promise<Sent> {
  try {
    const route = routeOf(delivery, targets)
    if (route === 'refused') throw outsideRefusal()
    const sending = route === 'sink' ? sinks.receive(delivery) : sendDirectly(delivery, targets, signal)
    const aborted = once(signal, 'abort').then(() => {
      throw new Refusal('no answer in time', false)
    })
    const answer = await Promise.race([sending, aborted])
    return { kind: 'delivered', route, answer: answer ?? '' }
  } catch (fault) {
    return failureOf(fault, signal)
  }
}

/** Mail always goes to the sink: no integration names a mail server. */
function routeOf(delivery: Delivery, targets: Targets): Route {
  if (delivery.transport === 'smtp') return 'sink'
  if (delivery.transport === 'tcp') return targets.ofGateway(delivery.host, delivery.port)
  const url = URL.parse(delivery.url)
  if (!url) throw new Refusal('its address is not valid', true)
  return targets.ofUrl(url)
}

async function sendDirectly(delivery: Delivery, targets: Targets, signal: AbortSignal): Promise<string> {
  if (delivery.transport === 'http') return sendHttp(delivery, targets, signal)
  if (delivery.transport === 'tcp') await sendLines(delivery, targets, signal)
  return ''
}

/** Follows no redirects. The answer to a question is empty where there is nothing yet. */
async function sendHttp(delivery: HttpDelivery, { lookup }: Targets, signal: AbortSignal): Promise<string> {
  const { method, url } = delivery
  const isQuestion = method === 'GET'
  const connection = { lookup, rejectUnauthorized: delivery.verifies !== false }
  const dispatcher = new Agent({ connect: connection, maxResponseSize: MAX_ANSWER_BYTES })
  try {
    const headers = headersOf(delivery)
    const body = isQuestion ? null : delivery.body
    const response = await request(url, { method, headers, body, dispatcher, signal })
    if (isQuestion && response.statusCode === 200) return await response.body.text()
    const refusal = refusalOf(response.statusCode)
    if (!refusal || (isQuestion && response.statusCode === 404)) return ''
    throw refusal
  } finally {
    await dispatcher.destroy()
  }
}

/** The gateway says nothing; it has taken the lines when it closes the connection in its turn. */
async function sendLines(
  { host, port, lines }: Extract<Delivery, { transport: 'tcp' }>,
  { lookup }: Targets,
  signal: AbortSignal,
): Promise<void> {
  const socket = connect({ host: bare(host), port, lookup, signal })
  socket.resume()
  socket.end(lines.map((line) => `${line}\n`).join(''))
  await once(socket, 'close')
}

const NOT_TRUSTED = 'its certificate is not trusted'
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'connection closed',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the host could not be looked up',
  EPIPE: 'connection closed',
  UND_ERR_SOCKET: 'connection closed',
  UND_ERR_RES_EXCEEDED_MAX_SIZE: 'its answer is too long',
  DEPTH_ZERO_SELF_SIGNED_CERT: NOT_TRUSTED,
  SELF_SIGNED_CERT_IN_CHAIN: NOT_TRUSTED,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: NOT_TRUSTED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: NOT_TRUSTED,
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
}

/** Words a failure; only known codes are told, as a message may hold an address with its secrets. */
function failureOf(fault: unknown, signal: AbortSignal): Sent {
  if (signal.aborted) return { kind: 'failed', reason: 'no answer in time', final: false }
  if (fault instanceof Refusal) return { kind: 'failed', reason: fault.message, final: fault.final }
  const reason = REASONS[String(Object(fault).code)] ?? 'the connection failed'
  return { kind: 'failed', reason, final: false }
}
