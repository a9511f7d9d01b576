import type { Agent, Dispatcher } from 'undici'
import type { Call } from './request-spec.ts'
import { isTooLarge, whyLost, whyUnsent } from './transport-errors.ts'

/** An HTTP request of the bot; `path` holds the encoded query. */
export interface Outgoing {
  readonly origin: string
  readonly method: Call<unknown>['method']
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

/** The result of one request; `text` is null when the body came compressed instead of as plain text. */
export type Exchange =
  | {
      readonly kind: 'reply'
      readonly status: number
      readonly text: string | null
      readonly header: (name: string) => string | null
    }
  | { readonly kind: 'unsent'; readonly reason: string }
  | { readonly kind: 'lost'; readonly reason: string; readonly again: boolean }

/** The server’s part of an exchange. */
export type Reply = Extract<Exchange, { kind: 'reply' }>

/** Sends one request once: no redirect, no retry, no cache. `signal` bounds all of it, body included. */
export async function exchange(agent: Agent, outgoing: Outgoing, signal: AbortSignal): Promise<Exchange> {
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
    return { kind: 'reply', status: reply.statusCode, text: await plainText(reply, header), header }
  } catch (error) {
    if (!sent) return { kind: 'unsent', reason: whyUnsent(error, signal.aborted) }
    return { kind: 'lost', reason: whyLost(error, signal.aborted), again: !isTooLarge(error) }
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

async function plainText(
  reply: Dispatcher.ResponseData,
  header: (name: string) => string | null,
): Promise<string | null> {
  const encoding = header('content-encoding') ?? 'identity'
  if (encoding === 'identity') return reply.body.text()
  await reply.body.dump()
  return null
}
