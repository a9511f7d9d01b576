import { type Agent, type Dispatcher, errors } from 'undici'
import { codeOf, connectionFault } from '../model/connection-fault.ts'
import { jsonWithoutServerMark, SERVER } from '../model/server-name.ts'
import type { Call } from './request-spec.ts'

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
