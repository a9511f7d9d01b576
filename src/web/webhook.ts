import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Log } from '../log/log.ts'
import { readForgeEvent } from '../model/forge-event.ts'
import { parseForeignJson } from '../model/json.ts'
import type { WebhookEvents } from '../store/tables/webhook-events.ts'
import { createBodyReader } from './read-body.ts'

const PATH = '/forge/events'

/** Shortest interval between warnings about refused events, in ms: anybody may send them, again and again. */
const SAY_EVERY_MS = 60_000

/**
 * Servers send no larger body (https://gitlab.com/gitlab-org/gitlab/-/merge_requests/38687), and wait 10 s for an
 * answer (https://docs.gitlab.com/administration/instance_limits/#webhook-timeout).
 */
const BODY = { maxBytes: 25 * 1024 * 1024, maxMs: 10_000 }

/** By which deliveries of the forge are known; one of the two is enough, and without any there is no webhook. */
interface WebhookSecrets {
  readonly webhookSecret: string | null
  /** The forge’s token for signing deliveries (`whsec_…`); null: unsigned. */
  readonly webhookSigningToken?: string | null
}

export interface ForgeEventsOptions {
  readonly secrets: WebhookSecrets
  readonly deliveries: Pick<WebhookEvents, 'accept'>
  /** Signals that a read of the forge is due. Called after the answer. */
  readonly onEvent: () => void
  readonly log: Log
  /** ms UTC */
  readonly now: () => number
}

/**
 * Receives the events of the forge: stores durably where to look and answers before anything is read. The
 * content of an event is not trusted, so that a late, repeated or forged one can show nothing untrue. Every
 * well-formed delivery is answered with 200, even an unused kind: a forge turns its webhook off after
 * repeated refusals.
 */
export function createForgeEvents({
  secrets: { webhookSecret: secret, webhookSigningToken: signingToken = null },
  deliveries,
  onEvent,
  log,
  now,
}: ForgeEventsOptions) {
  const isSecret = secret === null ? () => false : createSecretCheck(secret)
  const isOpen = secret !== null || signingToken !== null
  const readBody = createBodyReader(BODY)
  /** The refusals since the last warning about their status, and its time (monotonic ms). */
  const refusals = new Map<number, { count: number; warnedAt: number }>()

  function refuse(response: ServerResponse, status: number): void {
    const { count, warnedAt } = refusals.get(status) ?? { count: 0, warnedAt: Number.NEGATIVE_INFINITY }
    const isDue = performance.now() - warnedAt >= SAY_EVERY_MS
    if (isDue) log.warn({ refused: count + 1, status }, 'webhook events refused')
    refusals.set(status, isDue ? { count: 0, warnedAt: performance.now() } : { count: count + 1, warnedAt })
    answer(response, status, { connection: 'close' })
  }

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST') return answer(response, 405, { allow: 'POST', connection: 'close' })
    // A signature alone decides: the secret beside it says nothing about the body.
    const isSigned = signingToken !== null && request.headersDistinct['webhook-signature'] !== undefined
    const signed = isSigned ? readSigned(request, signingToken, now()) : null
    if (isSigned ? signed === null : !isSecret(request.headersDistinct['x-gitlab-token']))
      return refuse(response, 401)
    const raw = await readBody(request)
    if (raw.kind === 'gone') return
    if (raw.kind === 'refused') return refuse(response, raw.status)
    if (signed && !signed.isOf(raw.bytes)) return refuse(response, 401)
    const body = parseForeignJson(raw.bytes.toString('utf8'))
    if (body === undefined) return answer(response, 400)
    const event = readForgeEvent(body)
    if (event) await deliveries.accept(event)
    answer(response, 200)
    if (event) onEvent()
  }

  return {
    /** Answers `/forge/events`; false, with nothing done, for another path. Never rejects. */
    async handle(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
      if (!isOpen || request.url?.split('?', 1)[0] !== PATH) return false
      // A sender that left must not crash the bot through an unhandled error event.
      response.on('error', () => {})
      await receive(request, response).catch((err: unknown) => {
        log.error({ err }, 'webhook event could not be stored')
        answer(response, 503)
      })
      return true
    },
  }
}

function answer(response: ServerResponse, status: number, headers: OutgoingHttpHeaders = {}): void {
  if (!response.headersSent) response.writeHead(status, { 'cache-control': 'no-store', ...headers })
  response.end()
}

const hash = (text: string) => createHash('sha256').update(text, 'utf8').digest()

/**
 * Returns a check that compares a header (from `headersDistinct`) with a secret, in a time that reveals
 * neither the secret’s length nor its correct part. A repeated header is rejected, because it is ambiguous.
 */
function createSecretCheck(secret: string): (given: readonly string[] | undefined) => boolean {
  const expected = hash(secret)
  return (given) => {
    const [value, ...more] = given ?? []
    return value !== undefined && more.length === 0 && timingSafeEqual(hash(value), expected)
  }
}

/** Largest difference between the forge’s clock and the bot’s, in either direction, in seconds. */
const TOLERANCE_S = 300
/** More than a rotation of tokens needs. */
const MAX_SIGNATURES = 10
const ID = /^[\x21-\x7e]{1,256}$/

/** The unverified claims of a signed delivery. */
interface SignedDelivery {
  /** True when one of its signatures matches these bytes, this id and this time. Takes constant time. */
  isOf(body: Buffer): boolean
}

/**
 * Reads the headers of the Standard Webhooks (`webhook-id`, `webhook-timestamp`, `webhook-signature`).
 * `token` is `whsec_` and the key in base64; `now` is ms UTC. Null for an unsigned delivery, for repeated
 * headers, and for a time more than five minutes from now.
 */
function readSigned({ headersDistinct }: IncomingMessage, token: string, now: number): SignedDelivery | null {
  const only = (name: string) => {
    const [value, ...more] = headersDistinct[name] ?? []
    return more.length > 0 ? undefined : value
  }
  const [id, time, list] = [only('webhook-id'), only('webhook-timestamp'), only('webhook-signature')]
  if (id === undefined || time === undefined || list === undefined) return null
  if (!ID.test(id) || !/^\d{1,12}$/.test(time)) return null
  if (Math.abs(now / 1000 - Number(time)) > TOLERANCE_S) return null
  const given = list.split(' ').flatMap((one) => (one.startsWith('v1,') ? [one.slice('v1,'.length)] : []))
  const key = Buffer.from(token.slice('whsec_'.length), 'base64')
  return {
    isOf(body) {
      const right = createHmac('sha256', key).update(`${id}.${time}.`).update(body).digest()
      const fits = given.slice(0, MAX_SIGNATURES).map((text) => {
        const bytes = Buffer.from(text, 'base64')
        return bytes.length === right.length && timingSafeEqual(bytes, right)
      })
      return fits.includes(true)
    },
  }
}
