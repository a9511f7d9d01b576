import { parseForeignJson } from '../model/json.ts'
import { SERVER } from '../model/server-name.ts'
import type { Dialect } from './dialect.ts'
import { errorSentence, fieldProblems, oneSentence } from './errors.ts'
import type { Exchange, HttpReply } from './request.ts'
import type { Call } from './request-spec.ts'
import type { ApiResult, Refused } from './result.ts'
import { pauseBeforeRetry, requestedWaitMs, waitWords } from './retry-after.ts'
import { tokenDenialOf } from './token-denial.ts'
import type { ForgePlace } from './url.ts'

export interface ResponseContext extends ForgePlace {
  /** Null for a request outside the base of an API. */
  readonly dialect: Pick<Dialect, 'name' | 'other' | 'gone'> | null
  /** True when the operator has set the version of the API; false when the forge reported it. */
  readonly isSet: boolean
  /** Values that were sent and must not appear in a reason. */
  readonly secrets: readonly string[]
}

export interface Interpretation<T> {
  readonly answer: ApiResult<T>
  /** Largest number of further attempts; none after a write, unless the forge said that it did not run. */
  readonly retries: number
  /** Delay before the next attempt, in ms. */
  readonly waitMs?: number
  /** No forge answered, as far as this one exchange shows. */
  readonly down?: true
}

export type InterpretedCall<T> = Pick<
  Call<T>,
  'method' | 'reads' | 'unchangedValue' | 'accepts202' | 'maxAgeMs'
>

/** Statuses below 500 that leave open whether the request was carried out. */
const AMBIGUOUS = new Set([408, 425])

/** Statuses of a gateway without a forge behind it. A 500 is the failure of one route. */
const NOBODY_THERE = new Set([502, 503, 504])

export function interpret<T>(
  call: InterpretedCall<T>,
  exchange: Exchange,
  context: ResponseContext,
): Interpretation<T> {
  if (exchange.kind === 'reply' && exchange.status === 429) return interpretBusy(exchange)
  const verdict = interpretExchange(call, exchange, context)
  return call.method === 'GET' ? verdict : { ...verdict, retries: 0 }
}

/** Returns the equivalent of a 429, `ms` before the forge takes requests of this account again. */
export function asBusy(ms: number): Refused {
  const reason = `${SERVER} takes no more requests of this account for ${waitWords(ms)}`
  return { kind: 'refused', status: 429, reason, retryAt: new Date(Date.now() + ms) }
}

function interpretExchange<T>(
  call: InterpretedCall<T>,
  exchange: Exchange,
  context: ResponseContext,
): Interpretation<T> {
  if (exchange.kind === 'unsent') return { answer: exchange, retries: 2, down: true }
  if (exchange.kind === 'lost') {
    return { answer: { kind: 'unknown', reason: exchange.reason }, retries: 2, down: true }
  }
  const { status } = exchange
  if (status === 304) return interpretUnchanged(call, exchange)
  if (status >= 500 || AMBIGUOUS.has(status)) {
    const words = errorSentence(status, exchange.text, ...context.secrets)
    const verdict = unknown(exchange, oneSentence(`${SERVER} answered ${status} (${words})`), 2)
    return NOBODY_THERE.has(status) ? { ...verdict, down: true } : verdict
  }
  if (status >= 400) return { answer: refused(call, exchange, context), retries: 0 }
  if (status >= 300) return { answer: moved(exchange, context), retries: 0 }
  return interpretSuccess(call, exchange, context)
}

/** A write that another server refused did not run either; a refused read says nothing about the record. */
function refused(
  call: InterpretedCall<unknown>,
  reply: HttpReply,
  context: ResponseContext,
): ApiResult<never> {
  const answer = refusal(reply, context)
  const other = call.method === 'GET' && reply.status !== 410 ? foreignAnswer(reply, context) : null
  if (other === null) return answer
  const route = reply.status === 404 ? ({ unknownRoute: true } as const) : {}
  return { kind: 'unknown', reason: other, status: reply.status, ...route }
}

function interpretSuccess<T>(
  call: InterpretedCall<T>,
  reply: HttpReply,
  context: ResponseContext,
): Interpretation<T> {
  const { status, text } = reply
  const about = (words: string) =>
    oneSentence(`${words} (${describeReply(reply, context)})`, ...context.secrets)
  if (reply.isTooLarge) {
    const reason = `The answer of ${SERVER} was too large`
    return { answer: { kind: 'unknown', reason, status, tooLarge: true }, retries: 0 }
  }
  if (text === null) return unknown(reply, `${SERVER} compressed its answer unasked`, 0)
  const isSuccess = status === 200 || status === 201 || status === 204
  if (!isSuccess && !(status === 202 && call.accepts202)) {
    return unknown(reply, `${SERVER} answered with an unexpected status (${status})`, 0)
  }
  const isEmpty = text.trim() === ''
  const json = withPathsInForge(parseForeignJson(text), context.root)
  if (json === undefined && !isEmpty) {
    const what = isPage(text) ? 'a web page' : 'a damaged answer'
    return unknown(reply, about(`${SERVER} sent ${what} instead of an answer`), 2)
  }
  const reading = call.reads({ json }, reply.header)
  if (reading.ok) return { answer: { kind: 'done', status, value: reading.value }, retries: 0 }
  if (isEmpty) return unknown(reply, `${SERVER} sent an empty answer`, 2)
  const field = reading.field === '' ? '' : ` whose field ${reading.field} I can’t read`
  const kind = kindOf(json)
  return unknown(reply, about(`${SERVER} answered with something unexpected: ${kind}${field}`), 0)
}

function interpretUnchanged<T>(call: InterpretedCall<T>, reply: HttpReply): Interpretation<T> {
  if (call.unchangedValue !== undefined) {
    return { answer: { kind: 'done', status: reply.status, value: call.unchangedValue }, retries: 0 }
  }
  return unknown(reply, `${SERVER} answered “not modified” unasked`, 1)
}

function interpretBusy(reply: HttpReply): Interpretation<never> {
  const requestedMs = requestedWaitMs(reply.header)
  const reason = `${SERVER} is busy and asks for ${waitWords(requestedMs)} before the next try`
  const retryAt = requestedMs === null ? {} : { retryAt: new Date(Date.now() + requestedMs) }
  const answer = { kind: 'refused', status: reply.status, reason, ...retryAt } as const
  return { answer, retries: 2, waitMs: pauseBeforeRetry(requestedMs) }
}

function unknown(reply: HttpReply, reason: string, retries: number): Interpretation<never> {
  return { answer: { kind: 'unknown', reason, status: reply.status }, retries }
}

/**
 * Returns the body with `path_in_forge` beside each `web_url` when the forge’s address has a path, such as
 * `/gitlab`: the part after it. An address elsewhere (servers may use another) keeps its whole path.
 */
function withPathsInForge(body: unknown, root: string): unknown {
  if (root === '' || typeof body !== 'object' || body === null) return body
  if (Array.isArray(body)) return body.map((one) => withPathsInForge(one, root))
  const entries = Object.entries(body).map(([name, value]) => [name, withPathsInForge(value, root)] as const)
  const page = 'web_url' in body && typeof body.web_url === 'string' ? URL.parse(body.web_url) : null
  if (page === null) return Object.fromEntries(entries)
  const isBelow = page.pathname.startsWith(`${root}/`)
  const path_in_forge = isBelow ? page.pathname.slice(root.length) : page.pathname
  return { ...Object.fromEntries(entries), path_in_forge }
}

/** The body of a router for an unknown address; a missing record has a `message` instead. */
const UNKNOWN_ROUTE = /"error" ?: ?"404 Not Found"/
const OTHER_METHODS = /"error" ?: ?"405 Not Allowed"/

const GONE =
  'The server has just said that it does not speak API v3 any more, and is asked again what it speaks'

/** Returns a definite refusal, in the forge’s own words where it had any. */
function refusal(reply: HttpReply, { dialect, isSet, secrets }: ResponseContext): Refused {
  const { status, text } = reply
  const gone = status === 410 ? (isSet ? dialect?.gone : dialect?.gone && GONE) : null
  const reason = gone ?? errorSentence(status, text, ...secrets)
  if (status === 404 && UNKNOWN_ROUTE.test(text ?? ''))
    return { kind: 'refused', status, reason, unknownRoute: true }
  const tokenDenial = tokenDenialOf(reply, secrets)
  if (tokenDenial) return { kind: 'refused', status, reason, tokenDenial }
  const allow = reply.header('allow')
  const byRouter = allow !== null || OTHER_METHODS.test(text ?? '')
  const code = dialect === null ? /"error" ?: ?"([a-z_]{1,40})"/.exec(text ?? '')?.[1] : undefined
  if (code !== undefined) return { kind: 'refused', status, reason, code }
  if (status !== 405 || !byRouter) return { kind: 'refused', status, reason, ...fieldsOf(reply, secrets) }
  const otherMethods = (allow ?? '').split(',').flatMap((method) => method.trim() || [])
  return { kind: 'refused', status, reason, otherMethods }
}

/** Returns the problems with fields in the forge’s words, without the secrets. */
function fieldsOf({ text }: HttpReply, secrets: readonly string[]): Pick<Refused, 'fields'> {
  const fields = Object.entries(fieldProblems(text))
    .map(([field, words]) => [field, oneSentence(words, ...secrets)])
    .filter(([, words]) => words !== '')
  return fields.length > 0 ? { fields: Object.fromEntries(fields) } : {}
}

/** The forge redirects elsewhere; the redirect is not followed, because the token would go along. */
function moved(reply: HttpReply, { origin, root, secrets }: ResponseContext): Refused {
  const { status } = reply
  const target = URL.parse(reply.header('location') ?? '', origin)
  const refused = (reason: string) =>
    ({ kind: 'refused', status, reason: oneSentence(reason, ...secrets) }) as const
  if (target !== null && target.origin !== origin)
    return refused(
      `${SERVER} points to ${target.host} instead of answering: its address in the settings may be wrong`,
    )
  const path = target?.pathname ?? ''
  if (target !== null && !path.startsWith(`${root}/`))
    return refused(
      `${SERVER} points to another place of ${target.host}: its address in the settings may be wrong`,
    )
  const project = /^\/api\/[a-z0-9]+\/projects\/(\d{1,15})$/.exec(path.slice(root.length))?.[1]
  if (project !== undefined)
    return { ...refused(`The project has moved: it is project ${project} now`), movedTo: Number(project) }
  return refused(`${SERVER} pointed to another page instead of answering`)
}

/** Returns `200, text/html, from git.example.com`: the description of an answer for the operator. */
export function describeReply(
  { status, header }: HttpReply,
  { origin }: Pick<ResponseContext, 'origin'>,
): string {
  const type = /^[\w.+-]{1,60}\/[\w.+-]{1,60}/.exec(header('content-type') ?? '')?.[0]
  return [status, ...(type === undefined ? [] : [type]), `from ${URL.parse(origin)?.host ?? origin}`].join(
    ', ',
  )
}

/** Returns the type of an unexpected body, with its article. */
function kindOf(body: unknown): string {
  if (body === null) return 'null'
  if (Array.isArray(body)) return 'a list'
  return typeof body === 'object' ? 'an object' : `a ${typeof body}`
}

/** True when the text is a web page: no answer of this API is one, in any version. */
export function isPage(text: string | null): boolean {
  return text?.trimStart().startsWith('<') ?? false
}

/**
 * Returns the reason when a refused read was refused by something other than this API version: by a page of a
 * proxy, by a server of another kind, or by a router that does not know the address. Null when the API itself
 * refused, whose refusals are about the requested record.
 */
function foreignAnswer(reply: HttpReply, context: ResponseContext): string | null {
  const { dialect, isSet, secrets } = context
  const what = foreignWords(reply, dialect)
  if (what === null) return null
  // The whole API may be missing.
  const hint =
    reply.status === 404 && dialect !== null && isSet
      ? `; if it is a server of another version, your admin can set FORGE_API=${dialect.other}`
      : ''
  return oneSentence(`${what} (${describeReply(reply, context)})${hint}`, ...secrets)
}

function foreignWords({ status, text }: HttpReply, dialect: ResponseContext['dialect']): string | null {
  if (isPage(text)) return `${SERVER} answered with a web page instead of its API`
  if (status !== 404 || dialect === null || text === null || text.trim() === '') return null
  const body = parseForeignJson(text)
  if (typeof body !== 'object' || body === null || 'message' in body) return null
  return `${SERVER} has no such address of API ${dialect.name}`
}
