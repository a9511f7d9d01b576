import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { connect, type Socket } from 'node:net'
import type { Delivery } from './request.ts'
import type { SinkName, Sinks } from './sinks.ts'
import { bare, RefusedTarget, type Route, type Targets } from './targets.ts'

/** Result of one attempt; `final` says that another one would end the same way. */
export type Sent =
  | { readonly kind: 'delivered'; readonly route: Route; readonly answer: string }
  | { readonly kind: 'failed'; readonly reason: string; readonly final: boolean }

/** The permitted targets, and the sinks that stand in for the rest of the world. */
export interface Surroundings {
  readonly targets: Targets
  readonly sinks: Sinks
}

const MAX_ANSWER_BYTES = 256 * 1024

type Of<Transport extends Delivery['transport']> = Extract<Delivery, { transport: Transport }>

/** An answer that was not a yes. */
class Refusal extends Error {
  readonly final: boolean

  constructor(reason: string, final: boolean) {
    super(reason)
    this.final = final
  }
}

/** Sends once, ending early when the signal aborts; every failure is a result, in words without any part of a secret. */
export async function send(
  delivery: Delivery,
  surroundings: Surroundings,
  signal: AbortSignal,
): Promise<Sent> {
  try {
    const sending = sendOver(delivery, surroundings, signal)
    const sent = await Promise.race([sending, whenAborted(signal)])
    return { kind: 'delivered', ...sent }
  } catch (fault) {
    return failureOf(fault, signal)
  }
}

/** Route of a call, and the answer to a question; empty for others. */
interface Arrived {
  readonly route: Route
  readonly answer: string
}

function sendOver(delivery: Delivery, surroundings: Surroundings, signal: AbortSignal): Promise<Arrived> {
  switch (delivery.transport) {
    case 'http':
      return sendHttp(delivery, surroundings, signal)
    case 'smtp':
      return sendMail(delivery, surroundings)
    case 'tcp':
      return sendLines(delivery, surroundings, signal)
  }
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Refusal('no answer in time', false)), { once: true })
  })
}

/**
 * Follows no redirects. A sink is told the address that was meant, and speaks no TLS. The answer to a question is empty
 * where there is nothing yet.
 */
async function sendHttp(
  delivery: Of<'http'>,
  { targets, sinks }: Surroundings,
  signal: AbortSignal,
): Promise<Arrived> {
  const url = URL.parse(delivery.url)
  if (!url) throw new Refusal('its address is not valid', true)
  const route = targets.ofUrl(url)
  if (route === 'refused') throw new RefusedTarget()
  const body = Buffer.from(delivery.body)
  const isQuestion = delivery.method === 'GET'
  const headers: Record<string, string | number> = {
    'user-agent': 'SandboxForge/18',
    ...delivery.headers,
    ...(url.username === '' ? {} : { authorization: basic(url) }),
    host: url.host,
    ...(isQuestion ? {} : { 'content-length': body.length }),
  }
  const shared = { method: delivery.method, path: `${url.pathname}${url.search}`, agent: false, signal }
  const isDirect = route === 'direct'
  const asking = isDirect
    ? (url.protocol === 'https:' ? httpsRequest : httpRequest)({
        ...shared,
        headers,
        host: bare(url.hostname),
        port: url.port || (url.protocol === 'https:' ? 443 : 80),
        lookup: targets.lookup,
        rejectUnauthorized: delivery.verifies !== false,
      })
    : httpRequest({
        ...shared,
        headers: { ...headers, 'x-forwarded-proto': url.protocol.slice(0, -1) },
        host: '127.0.0.1',
        port: await sinks.portFor('http', `http ${delivery.method} ${delivery.url}`),
      })
  if (isDirect) asking.on('socket', (socket) => targets.watch(socket, url.hostname))
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  asking.on('error', reject)
  asking.on('response', resolve)
  asking.end(isQuestion ? undefined : body)
  const response = await promise
  response.on('error', () => {})
  const status = response.statusCode ?? 0
  if (isQuestion && status === 200) return { route, answer: await contentOf(response) }
  response.resume()
  if ((status >= 200 && status < 300) || (isQuestion && status === 404)) return { route, answer: '' }
  const isRedirect = status >= 300 && status < 400
  throw new Refusal(
    `answered ${status}${isRedirect ? ', and redirects are not followed' : ''}`,
    status < 500 && status !== 408 && status !== 429,
  )
}

/** Reads an answer as far as it is read at all. */
async function contentOf(response: IncomingMessage): Promise<string> {
  let content = ''
  response.setEncoding('utf8')
  for await (const chunk of response) {
    content += chunk
    if (content.length > MAX_ANSWER_BYTES) throw new Refusal('its answer is too long', true)
  }
  return content
}

function basic({ username, password }: URL): string {
  const text = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return `Basic ${Buffer.from(text).toString('base64')}`
}

/** Mail always goes to the sink: no integration names a mail server. */
async function sendMail({ transport: _, ...mail }: Of<'smtp'>, { sinks }: Surroundings): Promise<Arrived> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    host: '127.0.0.1',
    port: await sinks.portFor('smtp', 'smtp'),
    ignoreTLS: true,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  try {
    await transport.sendMail(mail)
    return { route: 'sink', answer: '' }
  } finally {
    transport.close()
  }
}

/** The gateway says nothing; it has taken the lines when it closes the connection in its turn. */
async function sendLines(
  delivery: Of<'tcp'>,
  { targets, sinks }: Surroundings,
  signal: AbortSignal,
): Promise<Arrived> {
  const route = targets.ofGateway(delivery.host, delivery.port)
  if (route === 'refused') throw new RefusedTarget()
  const socket: Socket =
    route === 'sink'
      ? connect({ host: '127.0.0.1', port: await portOf(sinks, 'tcp') })
      : connect({ host: bare(delivery.host), port: delivery.port, lookup: targets.lookup })
  if (route === 'direct') targets.watch(socket, delivery.host)
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  socket.on('error', reject)
  socket.on('close', () => resolve())
  socket.resume()
  const stop = () => socket.destroy()
  signal.addEventListener('abort', stop, { once: true })
  socket.end(delivery.lines.map((line) => `${line}\n`).join(''))
  try {
    await promise
    return { route, answer: '' }
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

function portOf(sinks: Sinks, name: SinkName): Promise<number> {
  return sinks.portFor(name, name)
}

const NOT_TRUSTED = 'its certificate is not trusted'
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'connection closed',
  ESOCKET: 'connection refused',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the host could not be looked up',
  EPIPE: 'connection closed',
  DEPTH_ZERO_SELF_SIGNED_CERT: NOT_TRUSTED,
  SELF_SIGNED_CERT_IN_CHAIN: NOT_TRUSTED,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: NOT_TRUSTED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: NOT_TRUSTED,
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
}

/** Words a failure; only known codes are told, as a message may hold an address with its secrets. */
function failureOf(fault: unknown, signal: AbortSignal): Sent {
  const failed = (reason: string, final: boolean): Sent => ({ kind: 'failed', reason, final })
  if (signal.aborted) return failed('no answer in time', false)
  if (fault instanceof Refusal) return failed(fault.message, fault.final)
  if (fault instanceof RefusedTarget) return failed(fault.message, true)
  const { code, responseCode }: { code?: unknown; responseCode?: unknown } = Object(fault)
  if (typeof responseCode === 'number') return failed(`answered ${responseCode}`, responseCode >= 500)
  return failed(REASONS[String(code)] ?? 'the connection failed', false)
}
