import { setImmediate as lastListeners, setTimeout as pause } from 'node:timers/promises'
import { type App, type Receiver, SocketModeReceiver } from '@slack/bolt'
import { z } from 'zod'
import type { Log } from '../../log/log.ts'
import { type DecodedRequest, isInteraction } from '../interaction.ts'
import type { ExplainRejection } from '../replies/storage-outage.ts'
import { boltLogger, webClientOptions } from '../web-client.ts'
import { withTimeout } from '../with-timeout.ts'
import { type Claims, claimKey } from './claims.ts'
import { decode } from './decode.ts'
import { InFlight } from './in-flight.ts'
import { bare, parseObject } from './payload.ts'

/** Slack waits three seconds for an answer. */
const ACK_MS = 2_800
const CLOSE_MS = 2_000
const LONGEST_PAUSE_MS = 30_000
/** Shortest stable connection, in ms: a shorter one counts as a failure, to avoid a hot reconnect loop. */
const STABLE_MS = 10_000

export interface SocketReceiverOptions {
  readonly appToken: string
  readonly slackApiUrl: string
  readonly claims: Pick<Claims, 'accept'>
  readonly explainRejection: ExplainRejection
  /** Called with the time until Slack was answered, in ms. */
  readonly acknowledged?: (ms: number) => void
  readonly log: Log
}

/** The envelope as Slack’s client passes it on. */
interface Envelope {
  readonly ack: (content?: object) => Promise<void>
  readonly envelope_id: string
  readonly body: object
}

/**
 * Receives requests from Slack over Socket Mode. `start` returns at once and connects, again and again, in
 * the background; `connected` is true while connected. `stop` answers accepted requests, then closes.
 */
export function createSocketReceiver(options: SocketReceiverOptions): Receiver & { connected(): boolean } {
  return new SocketReceiver(options)
}

class SocketReceiver implements Receiver {
  readonly #client: SocketModeReceiver['client']
  readonly #claims: SocketReceiverOptions['claims']
  readonly #explainRejection: ExplainRejection
  readonly #acknowledged: (ms: number) => void
  readonly #log: Log
  readonly #unanswered = new InFlight()
  readonly #stop = new AbortController()
  #app: App | undefined
  #isConnected = false

  constructor(options: SocketReceiverOptions) {
    const { appToken, slackApiUrl, claims, explainRejection, log, acknowledged = () => {} } = options
    this.#acknowledged = acknowledged
    this.#claims = claims
    this.#explainRejection = explainRejection
    this.#log = log
    const logger = boltLogger(log)
    const { client } = new SocketModeReceiver({
      appToken,
      logger,
      // The client’s own reconnect rejects without a listener when Slack is unreachable, and crashes the bot.
      autoReconnectEnabled: false,
      // Passed because the client otherwise writes a hundred retries into the options it is given.
      installerOptions: { clientOptions: webClientOptions(slackApiUrl, log) },
    })
    this.#client = client
    this.#guard()
  }

  init(app: App): void {
    this.#app = app
  }

  async start(): Promise<void> {
    void this.#stayConnected()
  }

  async stop(): Promise<void> {
    this.#stop.abort()
    await this.#unanswered.drain(ACK_MS)
    await lastListeners()
    await withTimeout(CLOSE_MS, this.#client.disconnect(), undefined)
  }

  connected(): boolean {
    return this.#isConnected
  }

  /** Puts our checks between the socket and Slack’s client, and replaces Bolt’s delivery with ours. */
  #guard(): void {
    const client = this.#client
    const readers = client.listeners('ws_message')
    client.removeAllListeners('ws_message')
    client.on('ws_message', (message: unknown) => {
      if (isEnvelope(message)) for (const read of readers) read(message, false)
      else this.#log.warn({ reason: 'envelope' }, 'a message from Slack was ignored')
    })
    // Bolt’s own listener for this event never got an app, and does nothing.
    client.on('slack_event', (envelope: Envelope) => {
      void this.#unanswered.track(() => this.#deliver(envelope))
    })
    client.on('connected', () => {
      this.#isConnected = true
      this.#log.info({}, 'connected to Slack')
    })
    client.on('close', () => {
      this.#isConnected = false
    })
  }

  async #stayConnected(): Promise<void> {
    const { signal } = this.#stop
    let failures = 0
    while (!signal.aborted) {
      const begun = performance.now()
      const closed = Promise.withResolvers<void>()
      this.#client.once('disconnected', closed.resolve)
      try {
        await this.#client.start()
        if (signal.aborted) await this.#client.disconnect()
        await closed.promise
      } catch (err) {
        this.#log.warn({ err, failures }, 'the connection to Slack failed; trying again')
      }
      this.#client.removeListener('disconnected', closed.resolve)
      failures = performance.now() - begun < STABLE_MS ? failures + 1 : 0
      const pauseMs = failures === 0 ? 0 : Math.min(250 * 2 ** failures, LONGEST_PAUSE_MS)
      await pause(pauseMs, undefined, { signal }).catch(() => {})
    }
  }

  /** Resolves when the envelope is acknowledged or given up; its work continues. Never rejects. */
  async #deliver({ ack, envelope_id, body }: Envelope): Promise<void> {
    const app = this.#app
    const payload = bare(body)
    const startedAt = performance.now()
    const acknowledge = (content?: object) =>
      ack(content).then(
        () => this.#acknowledged(performance.now() - startedAt),
        (err: unknown) => this.#log.warn({ err }, 'acknowledgement failed'),
      )
    if (this.#stop.signal.aborted || app === undefined) return
    try {
      const received = decode(payload)
      if (received === null) {
        this.#log.warn({ reason: 'shape' }, 'Slack request refused')
        return await acknowledge()
      }
      const acked = Promise.withResolvers<void>()
      // Slack takes what a form is answered with, and the options of a select, in the acknowledgement.
      const hasContent = received.kind === 'submission' || received.kind === 'suggestion'
      const begin = (of: DecodedRequest) =>
        app.processEvent({
          body: payload,
          customProperties: { received: of },
          // Every request but a form was acknowledged when it was accepted.
          ack: hasContent
            ? (content?: object) => acknowledge(content).finally(acked.resolve)
            : async () => {},
        })
      if (!isInteraction(received)) {
        if (!hasContent) await acknowledge()
        return await begin(received)
      }
      const isAccepted = await this.#claims
        .accept(claimKey(received, `envelope:${envelope_id}`), received, payload, begin)
        .catch((err: unknown) => this.#reject(err, received, ack))
      if (isAccepted === 'rejected') return
      if (!isAccepted || received.kind !== 'submission') return await acknowledge()
      const isAcked = await withTimeout(
        ACK_MS,
        acked.promise.then(() => true),
        false,
      )
      // A form that waits for earlier requests closes; its result comes as a message.
      if (!isAcked) await acknowledge()
    } catch (err) {
      this.#log.error({ err }, 'Slack request failed')
    }
  }

  /** Rejects as over HTTP: the envelope stays unacknowledged only when nobody could be notified. */
  async #reject(error: unknown, received: DecodedRequest, ack: Envelope['ack']): Promise<'rejected'> {
    const acknowledgement = await this.#explainRejection(error, received)
    if (acknowledgement) await ack(acknowledgement.content)
    return 'rejected'
  }
}

const MAX_CHARACTERS = 1024 * 1024
/** An envelope adds one level around a payload. */
const MAX_DEPTH = 33

const envelope = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['hello', 'disconnect']) }),
  z.object({
    type: z.literal('events_api'),
    envelope_id: z.string().min(1),
    payload: z.object({ event: z.object({ type: z.string() }) }),
  }),
  z.object({
    type: z.enum(['slash_commands', 'interactive']),
    envelope_id: z.string().min(1),
    payload: z.looseObject({}),
  }),
])

/** True when Slack’s client can read this message: it parses all, and a malformed one would crash the bot. */
function isEnvelope(message: unknown): message is string {
  if (typeof message !== 'string' || message.length > MAX_CHARACTERS) return false
  return envelope.safeParse(parseObject(message, MAX_DEPTH)).success
}
