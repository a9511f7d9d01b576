import type { Answer } from './answer.ts'
import type { Call } from './call.ts'
import { errorSentence, oneSentence } from './errors.ts'
import type { Exchange } from './request.ts'
import { pauseBeforeRetry, retryAfterMs, waitWords } from './retry-after.ts'

/** An answer, and whether it is worth asking again. */
export interface Verdict<T> {
  readonly answer: Answer<T>
  /** How many more attempts may follow at most; after a write none, unless the forge said that it did not run. */
  readonly retries: number
  /** Milliseconds to wait before the next attempt. */
  readonly waitMs?: number
  /** There was no forge to answer, as far as this one exchange shows. */
  readonly down?: true
}

type Reply = Extract<Exchange, { kind: 'reply' }>

/** Statuses below 500 that leave open whether the request was carried out. */
const AMBIGUOUS = new Set([408, 425])

/** What a gateway answers when there is no forge behind it. A 500 is the fault of one route. */
const NOBODY_THERE = new Set([502, 503, 504])

/** Judges one exchange. `secret` is the token, which must not appear in a reason. */
export function judge<T>(call: Call<T>, exchange: Exchange, origin: string, secret: string): Verdict<T> {
  if (exchange.kind === 'reply' && exchange.status === 429) return judgeBusy(exchange)
  const verdict = judged(call, exchange, origin, secret)
  return call.method === 'GET' ? verdict : { ...verdict, retries: 0 }
}

function judged<T>(call: Call<T>, exchange: Exchange, origin: string, secret: string): Verdict<T> {
  if (exchange.kind === 'unsent') return { answer: exchange, retries: 2, down: true }
  if (exchange.kind === 'lost') {
    const answer = { kind: 'unknown', reason: exchange.reason } as const
    return exchange.again ? { answer, retries: 2, down: true } : { answer, retries: 0 }
  }
  const { status } = exchange
  if (status === 304) return judgeUnchanged(call, exchange)
  if (status >= 500 || AMBIGUOUS.has(status)) {
    const words = errorSentence(status, exchange.text, secret)
    const verdict = unknown(exchange, oneSentence(`The forge answered ${status}: ${words}`), 2)
    return NOBODY_THERE.has(status) ? { ...verdict, down: true } : verdict
  }
  if (status >= 400) return { answer: refusal(exchange, secret), retries: 0 }
  if (status >= 300) return { answer: moved(exchange, origin, secret), retries: 0 }
  return judgeSuccess(call, exchange)
}

function judgeSuccess<T>(call: Call<T>, reply: Reply): Verdict<T> {
  const { status, text } = reply
  if (text === null)
    return unknown(reply, 'The forge compressed its answer although plain text was asked for', 0)
  if (status !== 200 && status !== 201 && status !== 204) {
    return unknown(reply, `The forge answered with an unexpected status (${status})`, 0)
  }
  const body = parse(text)
  if (body === NOT_JSON) {
    const what = text.trimStart().startsWith('<') ? 'a web page' : 'a damaged answer'
    return unknown(reply, `The forge sent ${what} where its API should have answered`, 2)
  }
  const reading = call.reads(body, reply.header)
  if (reading.ok) return { answer: { kind: 'done', status, value: reading.value }, retries: 0 }
  if (body === undefined) return unknown(reply, 'The forge sent an empty answer', 2)
  const where = reading.field === '' ? '' : ` (unreadable field: ${reading.field})`
  return unknown(reply, `The forge answered with something unexpected${where}`, 0)
}

function judgeUnchanged<T>(call: Call<T>, reply: Reply): Verdict<T> {
  if (call.alreadySo !== undefined) {
    return { answer: { kind: 'done', status: reply.status, value: call.alreadySo }, retries: 0 }
  }
  return unknown(reply, 'The forge answered "not modified" to a request that did not ask for that', 1)
}

function judgeBusy(reply: Reply): Verdict<never> {
  const askedMs = retryAfterMs(reply.header('retry-after'))
  const reason = `The forge is busy and asks for ${waitWords(askedMs)} before the next try`
  const again = askedMs === null ? {} : { again: new Date(Date.now() + askedMs) }
  const answer = { kind: 'refused', status: reply.status, reason, ...again } as const
  return { answer, retries: 2, waitMs: pauseBeforeRetry(askedMs) }
}

function refusal(reply: Reply, secret: string): Extract<Answer<never>, { kind: 'refused' }> {
  const { status, text } = reply
  if (status === 410) {
    const reason = 'This server speaks API v4; the bot is set up for v3'
    return { kind: 'refused', status, reason }
  }
  const reason = errorSentence(status, text, secret)
  const allow = reply.header('allow')
  const byRouter = allow !== null || /"error" ?: ?"405 Not Allowed"/.test(text ?? '')
  if (status !== 405 || !byRouter) return { kind: 'refused', status, reason }
  const otherMethods = (allow ?? '').split(',').flatMap((method) => method.trim() || [])
  return { kind: 'refused', status, reason, otherMethods }
}

function moved(reply: Reply, origin: string, secret: string): Extract<Answer<never>, { kind: 'refused' }> {
  const { status } = reply
  const target = URL.parse(reply.header('location') ?? '', origin)
  const reason =
    target === null || target.origin === origin
      ? 'The forge pointed to another page instead of answering; redirects are not followed'
      : `The forge has moved to ${target.host}: its address in the configuration must be changed`
  return { kind: 'refused', status, reason: oneSentence(reason, secret) }
}

function unknown(reply: Reply, reason: string, retries: number): Verdict<never> {
  return { answer: { kind: 'unknown', reason, status: reply.status }, retries }
}

const NOT_JSON = Symbol('not JSON')

function parse(text: string): unknown {
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return NOT_JSON
  }
}
