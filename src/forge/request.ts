import { type Agent, type Dispatcher, errors } from 'undici'
import { codeOf, connectionFault } from '../model/connection-fault.ts'
import { jsonWithoutServerMark, SERVER } from '../model/server-name.ts'
import { type Call, MAX_ANSWER_BYTES, type Reader } from './request-spec.ts'
import { type ForgePlace, withQuery } from './url.ts'

/** An HTTP request of the bot; `path` holds the encoded query. */
export interface OutgoingRequest {
  readonly origin: string
  readonly method: Call<unknown>['method']
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
  /** The largest body of an answer that is read, in bytes. */
  readonly maxBytes: number
}

/** The header scheme of a token: a person’s own, or one that the forge issued to an application. */
export type Scheme = 'private-token' | 'bearer'

/** A form for the forge outside the base of its API, and the reader of its answer. */
export interface FormCall<T> {
  readonly path: `/oauth/${Lowercase<string>}`
  /** Fields that are `undefined` are omitted. */
  readonly fields: Readonly<Record<string, string | undefined>>
  /** The field values that must not appear in a reason. */
  readonly secrets: readonly string[]
  readonly reads: Reader<T>
}

const HEADERS = {
  accept: 'application/json',
  // The size cap counts bytes on the wire: a compressed answer could be a thousand times larger.
  'accept-encoding': 'identity',
  'user-agent': 'greenlight',
} as const

export function outgoingCall(
  call: Call<unknown>,
  session: SpeakingApi,
  { token, scheme, ...place }: ForgePlace & { readonly token: string; readonly scheme: Scheme },
): OutgoingRequest {
  const body = call.body === undefined ? null : JSON.stringify(call.body)
  return {
    origin: place.origin,
    method: call.method,
    path: `${place.root}${pathOf(session, call)}`,
    headers: {
      ...HEADERS,
      ...(scheme === 'bearer' ? { authorization: `Bearer ${token}` } : { 'private-token': token }),
      ...(body === null ? {} : { 'content-type': 'application/json' }),
    },
    body,
    maxBytes: MAX_ANSWER_BYTES[call.asksFor ?? 'record'],
  }
}

export function outgoingForm({ path, fields }: FormCall<unknown>, place: ForgePlace): OutgoingRequest {
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value)
  return {
    origin: place.origin,
    method: 'POST',
    path: `${place.root}${path}`,
    headers: { ...HEADERS, 'content-type': 'application/x-www-form-urlencoded' },
    body: form.toString(),
    maxBytes: MAX_ANSWER_BYTES.record,
  }
}

/** Builds the request that probes for an API version, without a token so that none goes to a stranger. */
export function outgoingQuestion(api: 'v3' | 'v4', place: ForgePlace): OutgoingRequest {
  return {
    origin: place.origin,
    method: 'GET',
    path: `${place.root}/api/${api}/version`,
    headers: HEADERS,
    body: null,
    maxBytes: MAX_ANSWER_BYTES.record,
  }
}

interface SpeakingApi {
  readonly dialect: { readonly base: string }
}

/** Returns the path and query of a call below the root of the forge, as this session sends it. */
export function pathOf(
  { dialect: { base } }: SpeakingApi,
  { beside, path, query }: Pick<Call<unknown>, 'beside' | 'path' | 'query'>,
): string {
  return withQuery(`${beside ? '' : base}${path}`, query)
}

/**
 * The result of one request; `text` is null when the body came compressed instead of as plain text, or is larger than
 * the bound (`isTooLarge`).
 */
export type Exchange =
  | {
      readonly kind: 'reply'
      readonly status: number
      readonly text: string | null
      readonly isTooLarge?: true
      readonly header: (name: string) => string | null
    }
  | { readonly kind: 'unsent'; readonly reason: string }
  | { readonly kind: 'lost'; readonly reason: string }

/** One request to the forge: its path with the query, and what came of it. */
export interface Exchanged {
  readonly path: string
  readonly got: Exchange
}

export type HttpReply = Extract<Exchange, { kind: 'reply' }>

/** Sends one request once: no redirect, no retry, no cache. `signal` bounds all of it, body included. */
export async function exchange(
  agent: Agent,
  { maxBytes, ...outgoing }: OutgoingRequest,
  signal: AbortSignal,
): Promise<Exchange> {
  let sent = false
  const noting = noteSending(() => {
    sent = true
  })
  try {
    const reply = await agent.compose(noting).request({ ...outgoing, signal })
    const header = (name: string) => {
      const value = reply.headers[name]
      return (Array.isArray(value) ? value[0] : value) ?? null
    }
    return { kind: 'reply', status: reply.statusCode, ...(await readText(reply, header, maxBytes)), header }
  } catch (error) {
    if (!sent)
      return { kind: 'unsent', reason: connectionFault(signal.aborted ? signal.reason : error, SERVER) }
    return { kind: 'lost', reason: whyLost(error, signal.aborted) }
  }
}

/** undici starts a request only when it has a connection to write it to: before that nothing has happened. */
function noteSending(onSending: () => void): Dispatcher.DispatcherComposeInterceptor {
  return (dispatch) => (options, handler) => {
    const start = handler.onRequestStart?.bind(handler)
    // The handler belongs to this one request, and a wrapper would have to repeat all of its methods.
    handler.onRequestStart = (controller, context) => {
      onSending()
      start?.(controller, context)
    }
    return dispatch(options, handler)
  }
}

async function readText(
  { body }: Dispatcher.ResponseData,
  header: (name: string) => string | null,
  maxBytes: number,
): Promise<Pick<HttpReply, 'text' | 'isTooLarge'>> {
  if ((header('content-encoding') ?? 'identity') !== 'identity') {
    await body.dump()
    return { text: null }
  }
  const chunks: Buffer[] = []
  let length = Number(header('content-length') ?? 0)
  if (length <= maxBytes) {
    length = 0
    for await (const chunk of body) {
      length += chunk.length
      if (length > maxBytes) break
      chunks.push(chunk)
    }
  }
  if (length <= maxBytes) return { text: jsonWithoutServerMark(decoder.decode(Buffer.concat(chunks))) }
  // What is left of it would have to be read before the connection could carry another request.
  body.on('error', () => {}).destroy()
  return { text: null, isTooLarge: true }
}

/** Without the byte order mark that some servers send. */
const decoder = new TextDecoder()

/** Returns the reason why no reliable answer came back for a sent request, as one sentence. */
function whyLost(error: unknown, timedOut: boolean): string {
  if (timedOut) return `${SERVER} didn’t answer in time`
  const code = codeOf(error)
  if (error instanceof errors.HTTPParserError || code === 'UND_ERR_HEADERS_OVERFLOW') {
    return `I couldn’t read the answer of ${SERVER}`
  }
  return `The connection to ${SERVER} was lost`
}
