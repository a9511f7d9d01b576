import { hash } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { setImmediate as lastListeners } from 'node:timers/promises'
import { type App, type Receiver, verifySlackRequest } from '@slack/bolt'
import type { Log } from '../../log/log.ts'
import { createBodyReader, SLACK_BODY } from '../../web/read-body.ts'
import type { DecodedRequest } from '../interaction.ts'
import type { ExplainRejection } from '../replies/storage-outage.ts'
import type { Delivery } from './claims.ts'
import { decode } from './decode.ts'
import { InFlight } from './in-flight.ts'
import { parsePayload } from './payload.ts'

const PATH = '/slack/events'
/** Slack waits three seconds, then tells the person that the app did not respond. */
const ACK_MS = 2_800

export interface HttpReceiverOptions {
  /** The current signing secret and, while it is rotated, the previous one. */
  readonly signingSecrets: readonly [string, ...string[]]
  readonly explainRejection: ExplainRejection
  /** Called with the time until Slack was answered, in ms. */
  readonly acknowledged?: (ms: number) => void
  readonly log: Log
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

/**
 * Receives requests from Slack over HTTP, as a Bolt receiver. It owns no server: mount `handle`. Only signed,
 * fresh, new and well-formed requests reach Bolt, and no request can crash the bot.
 */
export class HttpReceiver implements Receiver {
  readonly #options: HttpReceiverOptions
  readonly #log: Log
  readonly #checkSignature: ReturnType<typeof createSignatureCheck>
  readonly #readBody = createBodyReader(SLACK_BODY)
  readonly #unanswered = new InFlight()
  #app: App | undefined
  #isOpen = false

  /** @throws Error when a signing secret is too short. */
  constructor(options: HttpReceiverOptions) {
    this.#options = options
    this.#log = options.log
    this.#checkSignature = createSignatureCheck(options.signingSecrets)
  }

  /** Called by Bolt's App. */
  init(app: App): void {
    this.#app = app
  }

  /** Starts accepting requests (Bolt’s `app.start()`); until then, every request gets a 503. */
  async start(): Promise<void> {
    this.#isOpen = true
  }

  /** Stops accepting requests (503), and waits until accepted ones are answered and counted as in flight. */
  async stop(): Promise<void> {
    this.#isOpen = false
    await this.#unanswered.drain(ACK_MS)
    await lastListeners()
  }

  /**
   * Answers `/slack/events`; returns false, and does nothing, for any other path. Resolves when the answer is
   * sent; an accepted request is durable work. Never rejects.
   */
  readonly handle = async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    if (request.url?.split('?', 1)[0] !== PATH) return false
    const answer = new SingleResponse(response)
    try {
      await this.#receive(request, answer)
    } catch (err) {
      this.#log.error({ err }, 'Slack request failed')
      answer.send(503)
    }
    return true
  }

  async #receive(request: IncomingMessage, answer: SingleResponse): Promise<void> {
    if (request.method !== 'POST') return this.#refuse(answer, 405, { reason: 'method' }, { allow: 'POST' })
    const raw = await this.#readBody(request)
    if (raw.kind === 'gone') return
    if (raw.kind === 'refused') return this.#refuse(answer, raw.status, { reason: 'body' })
    const body = raw.bytes.toString('utf8')
    const { now = Date.now } = this.#options
    const verdict = this.#checkSignature(request.headers, body, now())
    if (!verdict.genuine) {
      const { genuine: _, ...why } = verdict
      return this.#refuse(answer, 401, why)
    }
    const payload = parsePayload(request.headers['content-type'], body)
    if (payload === undefined) return this.#refuse(answer, 400, { reason: 'payload' })
    if (payload.ssl_check === '1') return void answer.send(200)
    if (payload.type === 'url_verification') return this.#answerChallenge(answer, payload.challenge)
    const received = decode(payload)
    if (received === null) return this.#refuse(answer, 400, { reason: 'shape' })
    if (!this.#isOpen || this.#app === undefined) return this.#refuse(answer, 503, { reason: 'closed' })
    const delivery = `request:${hash('sha256', verdict.signature)}`
    await this.#deliver(this.#app, { received, payload, delivery }, answer)
  }

  async #deliver(app: App, delivery: Delivery, answer: SingleResponse): Promise<void> {
    const { received, payload } = delivery
    const { kind } = received
    const startedAt = performance.now()
    const counted = this.#unanswered.track(() => answer.sent)
    const isEvent = payload.type === 'event_callback'
    const refused = new AbortController()
    const timer = setTimeout(() => {
      if (!answer.send(503)) return
      refused.abort()
      this.#log.error({ kind }, 'not acknowledged within three seconds')
    }, ACK_MS)
    try {
      await app
        .processEvent({
          body: payload,
          customProperties: { ...delivery, refused: refused.signal },
          // Bolt acknowledges an event before a listener gets it.
          ack: async (content?: unknown) => void (isEvent || answer.send(200, content)),
        })
        .catch((err: unknown) => this.#reject(err, received, answer))
      if (isEvent) answer.send(200)
      else if (answer.send(503)) this.#log.error({ kind }, 'Slack request not acknowledged')
    } catch (err) {
      answer.send(503)
      this.#log.error({ err, kind }, 'Slack request failed')
    }
    await counted
    this.#options.acknowledged?.(performance.now() - startedAt)
    clearTimeout(timer)
  }

  /** Tells the person why the request was not run; only if that fails, answers 503 so that Slack retries. */
  async #reject(error: unknown, received: DecodedRequest, answer: SingleResponse): Promise<void> {
    const acknowledgement = await this.#options.explainRejection(error, received)
    answer.send(acknowledgement ? 200 : 503, acknowledgement?.content)
  }

  #answerChallenge(answer: SingleResponse, challenge: unknown): void {
    if (typeof challenge === 'string') answer.send(200, { challenge })
    else this.#refuse(answer, 400, { reason: 'challenge' })
  }

  /** Ends the connection too, so that strangers hold none. */
  #refuse(answer: SingleResponse, status: number, why: object, headers: Record<string, string> = {}): void {
    const isSent = answer.send(status, undefined, { connection: 'close', ...headers })
    if (isSent) this.#log.warn({ status, ...why }, 'request refused')
  }
}

/** The one answer to a request: the first call sends it, and later ones return false. */
class SingleResponse {
  readonly #response: ServerResponse
  readonly #sent = Promise.withResolvers<void>()
  #isSent = false

  constructor(response: ServerResponse) {
    this.#response = response
    // Without a listener, the error event of a disconnected sender would crash the bot.
    response.on('error', () => {})
  }

  get sent(): Promise<void> {
    return this.#sent.promise
  }

  /** Sends text as text, an object as JSON, undefined as an empty body. False after the first answer. */
  send(status: number, body?: unknown, headers: OutgoingHttpHeaders = {}): boolean {
    if (this.#isSent) return false
    const isText = typeof body === 'string'
    const content = isText || body === undefined ? body : JSON.stringify(body)
    const type = isText ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8'
    this.#isSent = true
    this.#response.writeHead(status, { ...(content !== undefined && { 'content-type': type }), ...headers })
    this.#response.end(content)
    this.#sent.resolve()
    return true
  }
}

/** Longest accepted clock difference: Slack’s own window is five minutes, here in both directions. */
const MAX_SKEW_SECONDS = 300
const MIN_SECRET_LENGTH = 16

/** `signature` identifies this request, for rejecting a repetition. */
type SignatureCheck =
  | { readonly genuine: true; readonly signature: string }
  | {
      readonly genuine: false
      readonly reason: 'headers' | 'signature' | 'clock'
      /** Only with `clock`: the request’s age by our clock, in seconds; negative when it is in the future. */
      readonly skewSeconds?: number
    }

const TIMESTAMP = /^\d{1,11}$/
/** One spelling: `verifySlackRequest` also takes a signature with more behind a second `=`, and a replay would pass as new. */
const SIGNATURE = /^v0=[0-9a-f]{64}$/

/**
 * Checks the signature of a request with Slack’s own `verifySlackRequest`. Any of the secrets may have signed, so
 * that a secret can be rotated. Throws on a secret that is too short to be safe.
 */
function createSignatureCheck(secrets: HttpReceiverOptions['signingSecrets']) {
  if (secrets.some((secret) => secret.trim().length < MIN_SECRET_LENGTH))
    throw new Error(`A Slack signing secret must have at least ${MIN_SECRET_LENGTH} characters.`)
  return (headers: IncomingHttpHeaders, body: string, nowMs: number): SignatureCheck => {
    // Node joins a header that came twice, and neither pattern takes that.
    const timestamp = String(headers['x-slack-request-timestamp'])
    const signature = String(headers['x-slack-signature'])
    if (!TIMESTAMP.test(timestamp) || !SIGNATURE.test(signature)) return { genuine: false, reason: 'headers' }
    const skewSeconds = Math.round(nowMs / 1000 - Number(timestamp))
    if (Math.abs(skewSeconds) > MAX_SKEW_SECONDS) return { genuine: false, reason: 'clock', skewSeconds }
    const request = {
      body,
      headers: { 'x-slack-signature': signature, 'x-slack-request-timestamp': Number(timestamp) },
      nowMilliseconds: nowMs,
    }
    const isSigned = secrets.some((signingSecret) => isValid({ ...request, signingSecret }))
    return isSigned ? { genuine: true, signature } : { genuine: false, reason: 'signature' }
  }
}

function isValid(request: Parameters<typeof verifySlackRequest>[0]): boolean {
  try {
    verifySlackRequest(request)
    return true
  } catch {
    return false
  }
}
