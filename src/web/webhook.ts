import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { readRawBody } from '../http/read-body.ts'
import type { Log } from '../log/log.ts'
import { readForgeEvent } from '../model/forge-event.ts'
import type { WebhookEvents } from '../store/tables/webhook-events.ts'
import { createSecretCheck } from './timing-safe-token.ts'
import { deliveryKey } from './webhook-key.ts'
import { readSigned } from './webhook-signature.ts'

const PATH = '/forge/events'
/** Shortest interval between warnings about wrong secrets, in ms: anybody may send them, again and again. */
const SAY_EVERY_MS = 60_000

export interface ForgeEventsOptions {
  /** The secret in the webhook’s header; without a secret or a signing token there is no webhook route. */
  readonly secret: string | null
  /** The forge’s token for signing deliveries (`whsec_…`); null: unsigned. One of the two is enough. */
  readonly signingToken?: string | null
  readonly deliveries: Pick<WebhookEvents, 'accept'>
  /** Signals that a read of the forge is due. Called after the answer. */
  readonly heard: () => void
  readonly log: Log
  /** ms UTC */
  readonly now: () => number
}

/** The endpoint of the forge’s webhook. */
export interface ForgeEvents {
  /** Answers `/forge/events`; false, with nothing done, for another path. Never rejects. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>
}

/**
 * Receives the events of the forge: stores durably where to look and answers before anything is read. The
 * content of an event is not trusted, so that a late, repeated or forged one can show nothing untrue. Every
 * well-formed delivery is answered with 200, even an unused kind: a forge turns its webhook off after
 * repeated refusals.
 */
export function createForgeEvents({
  secret,
  signingToken = null,
  deliveries,
  heard,
  log,
  now,
}: ForgeEventsOptions): ForgeEvents {
  const isSecret = secret === null ? () => false : createSecretCheck(secret)
  let strangers = 0
  let saidAt = Number.NEGATIVE_INFINITY

  function refuseStranger(response: ServerResponse): void {
    strangers += 1
    if (performance.now() - saidAt >= SAY_EVERY_MS) {
      log.warn({ refused: strangers }, 'webhook events refused')
      saidAt = performance.now()
      strangers = 0
    }
    answer(response, 401, { connection: 'close' })
  }

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST') return answer(response, 405, { allow: 'POST', connection: 'close' })
    // A signature alone decides: the secret beside it says nothing about the body.
    const isSigned = signingToken !== null && request.headersDistinct['webhook-signature'] !== undefined
    const signed = isSigned ? readSigned(request, signingToken, now()) : null
    if (isSigned ? signed === null : !isSecret(request.headersDistinct['x-gitlab-token']))
      return refuseStranger(response)
    const raw = await readRawBody(request)
    if (raw.kind === 'gone') return
    if (raw.kind === 'refused') return answer(response, raw.status, { connection: 'close' })
    if (signed && !signed.isOf(raw.bytes)) return refuseStranger(response)
    const body = parsed(raw.bytes)
    if (body === undefined) return answer(response, 400)
    const event = readForgeEvent(body)
    const isNew =
      event && (await deliveries.accept(deliveryKey(request.headers, raw.bytes, now(), signed?.id), event))
    answer(response, 200)
    if (isNew) heard()
  }

  return {
    async handle(request, response) {
      if ((secret === null && signingToken === null) || request.url?.split('?', 1)[0] !== PATH) return false
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

/** undefined when it is not JSON. */
function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}
