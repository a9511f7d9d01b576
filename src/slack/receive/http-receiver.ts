import type { IncomingMessage, ServerResponse } from 'node:http'
import { setImmediate as lastListeners } from 'node:timers/promises'
import type { App, Receiver } from '@slack/bolt'
import { readRawBody } from '../../http/read-body.ts'
import type { Log } from '../../log/log.ts'
import type { Respond } from '../outgoing/respond.ts'
import { asAcknowledgement, tellPresser, unacceptedWords } from '../replies/storage-outage.ts'
import { claimKey, isDelivery } from './delivery-shape.ts'
import { InFlight } from './in-flight.ts'
import { type Payload, parsePayload } from './payload.ts'
import { TooFast } from './rate-limit.ts'
import { type CheckSignature, createSignatureCheck } from './signature.ts'
import { SingleResponse } from './single-response.ts'

const PATH = '/slack/events'
/** Slack waits three seconds, then tells the person that the app did not respond. */
const ACK_MS = 3_000

export interface HttpReceiverOptions {
  /** The current signing secret and, while it is rotated, the previous one. */
  readonly signingSecrets: readonly [string, ...string[]]
  /** Durable and one-shot: true the first time that a key is claimed, by any replica, and never again. */
  readonly claim: (key: string, body: Payload) => Promise<boolean>
  /** It was claimed, and nobody works on it. */
  readonly drop?: (key: string) => Promise<void>
  /** Tells whoever pressed something that it could not be accepted. */
  readonly respond?: Respond
  readonly log: Log
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

/**
 * The way in from Slack over HTTP, in Bolt's place of a receiver. It owns no server: mount `handle`. Only
 * what is signed, fresh, new and well formed reaches Bolt, and nothing that comes in ends the bot.
 */
export class HttpReceiver implements Receiver {
  readonly #checkSignature: CheckSignature
  readonly #claim: HttpReceiverOptions['claim']
  readonly #drop: (key: string) => Promise<void>
  readonly #respond: Respond
  readonly #log: Log
  readonly #now: () => number
  readonly #unanswered = new InFlight()
  #app: App | undefined
  #isOpen = false

  /** Throws when a signing secret is too short to be one. */
  constructor({
    signingSecrets,
    claim,
    drop = async () => {},
    respond = async () => false,
    log,
    now = Date.now,
  }: HttpReceiverOptions) {
    this.#checkSignature = createSignatureCheck(signingSecrets)
    this.#claim = claim
    this.#drop = drop
    this.#respond = respond
    this.#log = log
    this.#now = now
  }

  /** Called by Bolt's App. */
  init(app: App): void {
    this.#app = app
  }

  /** Opens the door (Bolt's `app.start()`); before that, every delivery is answered with 503. */
  async start(): Promise<void> {
    this.#isOpen = true
  }

  /** Accepts nothing more (503), and waits until what was accepted is answered and counted as in flight. */
  async stop(): Promise<void> {
    this.#isOpen = false
    await this.#unanswered.drain(ACK_MS)
    await lastListeners()
  }

  /**
   * Answers `/slack/events`; false, and untouched, for any other path. Resolves when the work that the
   * request began has ended, which may be long after the answer. Never rejects.
   */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
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
    const raw = await readRawBody(request)
    if (raw.kind === 'gone') return
    if (raw.kind === 'refused')
      return this.#refuse(answer, raw.status, { reason: 'body' }, { connection: 'close' })
    const verdict = this.#checkSignature(request.headersDistinct, raw.bytes, this.#now())
    if (!verdict.genuine) {
      const { genuine: _, ...why } = verdict
      return this.#refuse(answer, 401, why)
    }
    const payload = parsePayload(request.headers['content-type'], raw.bytes)
    if (payload === undefined) return this.#refuse(answer, 400, { reason: 'payload' })
    if (payload.ssl_check === '1') return void answer.send(200)
    if (payload.type === 'url_verification') return this.#answerChallenge(answer, payload.challenge)
    if (!isDelivery(payload)) return this.#refuse(answer, 400, { reason: 'shape' })
    if (!this.#isOpen || this.#app === undefined) return this.#refuse(answer, 503, { reason: 'closed' })
    if (await hasLeft(request)) return this.#log.warn({}, 'client closed the connection early')
    await this.#deliver(this.#app, payload, claimKey(payload, `request:${verdict.deliveryKey}`), answer)
  }

  async #deliver(app: App, body: Payload, key: string, answer: SingleResponse): Promise<void> {
    const counted = this.#unanswered.track(() => answer.sent)
    const timer = setTimeout(() => {
      if (answer.send(503)) this.#log.error({ kind: kindOf(body) }, 'not acknowledged within three seconds')
    }, ACK_MS)
    try {
      const claimed = await this.#claim(key, body).catch((err: unknown) => this.#notAccept(err, body, answer))
      if (!claimed) return void answer.send(200)
      if (answer.isSent) return
      await app.processEvent({
        body,
        customProperties: { delivery: key },
        ack: async (content?: unknown) => {
          if (!answer.send(200, content))
            this.#log.warn({ kind: kindOf(body) }, 'acknowledged twice or too late')
        },
      })
      if (answer.send(503)) this.#log.error({ kind: kindOf(body) }, 'Slack request not acknowledged')
    } catch (err) {
      answer.send(503)
      this.#log.error({ err, kind: kindOf(body) }, 'Slack request failed')
    } finally {
      clearTimeout(timer)
      await this.#drop(key).catch((err: unknown) =>
        this.#log.error({ err }, 'Slack request kept for recovery'),
      )
    }
    await counted
  }

  /** The person hears why nothing comes of it; Slack itself is asked to try again only where nobody could be told. */
  async #notAccept(err: unknown, body: Payload, answer: SingleResponse): Promise<false> {
    const words = unacceptedWords(err)
    if (words === null) throw err
    if (!(err instanceof TooFast))
      this.#log.error({ err, kind: kindOf(body) }, 'Slack request could not be stored')
    const content = asAcknowledgement(body, words)
    if (content !== null) answer.send(200, content)
    else if (!(await tellPresser(body, words, this.#respond))) answer.send(503)
    return false
  }

  #answerChallenge(answer: SingleResponse, challenge: unknown): void {
    if (typeof challenge === 'string') answer.send(200, { challenge })
    else this.#refuse(answer, 400, { reason: 'challenge' })
  }

  #refuse(answer: SingleResponse, status: number, why: object, headers: Record<string, string> = {}): void {
    if (answer.send(status, undefined, headers)) this.#log.warn({ status, ...why }, 'request refused')
  }
}

/**
 * Whether the sender has hung up. A process that was stopped for a while finds what was sent meanwhile, and Slack has
 * told those people that nothing was done.
 */
async function hasLeft({ socket }: IncomingMessage): Promise<boolean> {
  // What came after the request is read in the next turn of the event loop.
  await lastListeners()
  await lastListeners()
  return socket.destroyed || socket.readableEnded
}

function kindOf({ event, command, type }: Payload): string {
  if (event !== undefined) return 'event'
  return command === undefined ? String(type) : 'command'
}
