import { once } from 'node:events'
import { connect } from 'node:net'
import { Agent, request } from 'undici'
import type { Delivery } from './request.ts'
import { headersOf, type Sinks } from './sinks.ts'
import { bare, outsideRefusal, Refusal, type Route, refusalOf, type Targets } from './targets.ts'

/** Result of one attempt: the answer to a question, empty for other calls, or why it failed. */
export type Sent =
  | { readonly kind: 'delivered'; readonly route: Route; readonly answer: string }
  | { readonly kind: 'failed'; readonly reason: string; readonly final: boolean }

export interface Surroundings {
  readonly targets: Targets
  readonly sinks: Sinks
}

const MAX_ANSWER_BYTES = 256 * 1024

type Of<Transport extends Delivery['transport']> = Extract<Delivery, { transport: Transport }>

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
async function sendHttp(delivery: Of<'http'>, { lookup }: Targets, signal: AbortSignal): Promise<string> {
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
async function sendLines({ host, port, lines }: Of<'tcp'>, { lookup }: Targets, signal: AbortSignal) {
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
