import { setImmediate as lastListeners, setTimeout as pause } from 'node:timers/promises'
import type { App, Receiver } from '@slack/bolt'
import { SocketModeClient } from '@slack/socket-mode'
import { z } from 'zod'
import { withTimeout } from '../../model/deadline.ts'
import type { DecodedRequest } from '../interaction.ts'
import { boltLogger, webClientOptions } from '../web-client.ts'
import type { Delivery } from './claims.ts'
import { decode } from './decode.ts'
import type { HttpReceiverOptions } from './http-receiver.ts'
import { InFlight } from './in-flight.ts'
import { bare, parseObject } from './payload.ts'

/** Slack waits three seconds for an answer. */
const ACK_MS = 2_800
const CLOSE_MS = 2_000
const MAX_PAUSE_MS = 30_000
/** Shortest stable connection, in ms: a shorter one counts as a failure, to avoid a hot reconnect loop. */
const STABLE_MS = 10_000
/** Time for which a replaced connection still serves what Slack sent before it knew of the next one, in ms. */
const HANDOVER_MS = 3_000

interface SocketReceiverOptions extends Omit<HttpReceiverOptions, 'signingSecrets' | 'now'> {
  readonly appToken: string
  readonly slackApiUrl: string
}

interface Envelope {
  readonly ack: (content?: object) => Promise<void>
  readonly envelope_id: string
  readonly body: object
}

/**
 * Receives requests from Slack over Socket Mode. `start` returns at once and connects, again and again, in
 * the background; `connected` is true while a connection serves. When Slack announces the end of a connection,
 * the next one is open before that one is left. `stop` answers accepted requests, then closes.
 */
export class SocketReceiver implements Receiver {
  readonly #options: SocketReceiverOptions
  readonly #unanswered = new InFlight()
  readonly #stop = new AbortController()
  /** The connections that were opened and not closed: more than one while one replaces another. */
  readonly #connections = new Set<SocketModeClient>()
  #app: App | undefined

  constructor(options: SocketReceiverOptions) {
    this.#options = options
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
    const closed = [...this.#connections].map((client) => client.disconnect())
    await withTimeout(CLOSE_MS, Promise.all(closed), undefined)
    this.#connections.clear()
  }

  connected(): boolean {
    return [...this.#connections].some(({ websocket }) => websocket?.isActive() === true)
  }

  async #stayConnected(): Promise<void> {
    const { log } = this.#options
    const { signal } = this.#stop
    let failures = 0
    let replaced: SocketModeClient | undefined
    while (!signal.aborted) {
      const begun = performance.now()
      try {
        const { client, ending } = await this.#connect()
        if (replaced) void this.#leave(replaced)
        replaced = client
        await ending
      } catch (err) {
        log.warn({ err, failures }, 'the connection to Slack failed; trying again')
      }
      failures = performance.now() - begun < STABLE_MS ? failures + 1 : 0
      const pauseMs = failures === 0 ? 0 : Math.min(250 * 2 ** failures, MAX_PAUSE_MS)
      await pause(pauseMs, undefined, { signal }).catch(() => {})
    }
  }

  /**
   * Opens a connection with a client of its own: the client of a connection that Slack refreshes first closes it, and
   * does not reconnect before Slack has closed it too. `ending` resolves when Slack announces its end, or it has ended.
   */
  async #connect(): Promise<{ readonly client: SocketModeClient; readonly ending: Promise<void> }> {
    const { appToken, slackApiUrl, log } = this.#options
    const client = new SocketModeClient({
      appToken,
      logger: boltLogger(log),
      // The client’s own reconnect rejects without a listener when Slack is unreachable, and crashes the bot.
      autoReconnectEnabled: false,
      clientOptions: webClientOptions(slackApiUrl, log),
    })
    const { promise: ending, resolve: end } = Promise.withResolvers<void>()
    const readers = client.listeners('ws_message')
    client.removeAllListeners('ws_message')
    client.on('ws_message', (message: unknown) => {
      const type = typeOf(message)
      if (type === null) log.warn({ reason: 'envelope' }, 'a message from Slack was ignored')
      else if (type === 'disconnect') end()
      else for (const read of readers) read(message, false)
    })
    client.on('slack_event', (envelope: Envelope) => {
      void this.#unanswered.track(() => this.#deliver(envelope))
    })
    client.on('close', () => {
      this.#connections.delete(client)
      end()
    })
    await client.start()
    this.#connections.add(client)
    log.info({}, 'connected to Slack')
    if (this.#stop.signal.aborted) await client.disconnect()
    return { client, ending }
  }

  /** Closes a connection that another one has replaced, once what came over it is answered. */
  async #leave(client: SocketModeClient): Promise<void> {
    const { signal } = this.#stop
    await pause(HANDOVER_MS, undefined, { signal }).catch(() => {})
    await this.#unanswered.drain(ACK_MS)
    if (this.#connections.has(client)) await client.disconnect()
  }

  /** Resolves when the envelope is acknowledged or given up; its work continues. Never rejects. */
  async #deliver({ ack, envelope_id, body }: Envelope): Promise<void> {
    const { acknowledged, log } = this.#options
    const app = this.#app
    const payload = bare(body)
    const startedAt = performance.now()
    const acknowledge = (content?: object) =>
      ack(content).then(
        () => acknowledged?.(performance.now() - startedAt),
        (err: unknown) => log.warn({ err }, 'acknowledgement failed'),
      )
    if (this.#stop.signal.aborted || app === undefined) return
    try {
      const received = decode(payload)
      if (received === null) {
        log.warn({ reason: 'shape' }, 'Slack request refused')
        return await acknowledge()
      }
      const isEvent = payload.type === 'event_callback'
      const delivery: Delivery = { received, payload, delivery: `envelope:${envelope_id}` }
      let isAnswered = false
      await app
        .processEvent({
          body: payload,
          customProperties: delivery,
          ack: async (content?: object) => {
            // Bolt acknowledges an event before a listener gets it.
            if (isEvent) return
            isAnswered = true
            await acknowledge(content)
          },
        })
        .catch(async (err: unknown) => {
          isAnswered = true
          await this.#reject(err, received, ack)
        })
      if (!isAnswered) await acknowledge()
    } catch (err) {
      log.error({ err }, 'Slack request failed')
    }
  }

  /** Rejects as over HTTP: the envelope stays unacknowledged only when nobody could be notified. */
  async #reject(error: unknown, received: DecodedRequest, ack: Envelope['ack']): Promise<void> {
    const acknowledgement = await this.#options.explainRejection(error, received)
    if (acknowledgement) await ack(acknowledgement.content)
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

/** Returns the type of a message that Slack’s client can read: a malformed one would crash the bot; null for that. */
function typeOf(message: unknown): z.infer<typeof envelope>['type'] | null {
  if (typeof message !== 'string' || message.length > MAX_CHARACTERS) return null
  return envelope.safeParse(parseObject(message, MAX_DEPTH)).data?.type ?? null
}
