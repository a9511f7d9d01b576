import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  App,
  type AuthorizeResult,
  type AuthorizeSourceData,
  type Receiver,
  type ViewResponseAction,
} from '@slack/bolt'
import type { ModalView, PlainTextOption } from '@slack/types'
import { z } from 'zod'
import type { Log } from '../../log/log.ts'
import { withTimeout } from '../../model/deadline.ts'
import { inItsPlace } from '../actions/rejected.ts'
import type { Choice, Suggestion, ViewSubmission } from '../interaction.ts'
import { boltLogger, webClientOptions } from '../web-client.ts'
import type { Workspaces } from '../workspaces.ts'
import type { Accepted, Claims, Delivery } from './claims.ts'
import { HttpReceiver, type HttpReceiverOptions } from './http-receiver.ts'
import type { InFlight } from './in-flight.ts'
import { SocketReceiver } from './socket-receiver.ts'

/** Longest wait for an answer, in ms: after three seconds Slack offers to submit again. */
const ANSWER_MS = 2_500

const FAILED =
  'Something went wrong here, and I can’t tell whether this was done. Check before you submit it again.'
const SLOW = 'This takes longer than expected and may still be done. Check before you submit it again.'

interface BoltAppOptions {
  readonly receiver: Receiver
  readonly claims: Pick<Claims, 'accept'>
  /** Returns the options for what is typed, in time; never rejects. */
  readonly suggest: (suggestion: Suggestion) => Promise<readonly PlainTextOption[]>
  /** Shows in the modal what was chosen there. */
  readonly choose: (choice: Choice) => Promise<void>
  readonly workspaces: Pick<Workspaces, 'bot'>
  readonly slackApiUrl: string
  readonly log: Log
  readonly inFlight: InFlight
}

/** A receiver hands a delivery to Bolt’s listeners as `customProperties`. */
export type SlackApp = App<Delivery & Record<string, unknown>>

/**
 * Bolt with one listener per kind of request, initialised and not started: `app.start()` opens the receiver. Each
 * request is accepted and acknowledged here; what was accepted is handled without Bolt. `processEvent` rejects when a
 * request could not be accepted.
 */
export async function createBoltApp(options: BoltAppOptions): Promise<SlackApp> {
  const { receiver, workspaces, slackApiUrl, log } = options
  const app: SlackApp = new App({
    receiver,
    authorize: (source) => authorize(workspaces, source),
    deferInitialization: true,
    convoStore: false,
    // Its middleware costs time on every request; the only affected event has its own check.
    ignoreSelf: false,
    logger: boltLogger(log),
    clientOptions: webClientOptions(slackApiUrl, log),
  })
  // Bolt wraps what is not its own.
  app.error((error) => Promise.reject('original' in error ? error.original : error))
  listen(app, options)
  await app.init()
  return app
}

/** Names the bot of the request’s workspace; without its token, because no handler needs Bolt’s client. */
async function authorize(
  workspaces: Pick<Workspaces, 'bot'>,
  { teamId, enterpriseId }: AuthorizeSourceData<boolean>,
): Promise<AuthorizeResult> {
  if (teamId === undefined) return {}
  // Whoever serves the request finds out for itself what is missing.
  const known = await workspaces.bot(teamId, enterpriseId).catch(() => null)
  return known === null ? {} : { botId: known.botId, botUserId: known.botUserId, teamId }
}

function listen(app: SlackApp, { claims, suggest, choose, inFlight, log }: BoltAppOptions): void {
  /**
   * Returns the acknowledgement of a submitted modal; undefined closes it. When the handler throws or is late, the
   * modal stays open with a sentence that is true however the work ends; one that waits for earlier requests closes,
   * and its result comes as a message.
   */
  async function answerTo(
    submission: ViewSubmission,
    { answer, hasBegun }: Accepted,
    withinMs: number,
  ): Promise<ViewResponseAction | undefined> {
    const { kind, callbackId } = submission
    const response = answer
      .then((reply) =>
        reply?.response_action === 'update' ? { ...reply, view: modal.parse(reply.view) } : reply,
      )
      .catch((err: unknown) => {
        log.error({ err, kind, callbackId }, 'interaction handler failed')
        return problem(submission, FAILED)
      })
    const inTime = await withTimeout(withinMs, response, 'late' as const)
    if (inTime !== 'late') return inTime
    return hasBegun() ? problem(submission, SLOW) : undefined
  }

  app.command(/.*/, async ({ ack, context }) => {
    await claims.accept(context)
    await ack()
  })
  app.action(/.*/, async ({ ack, context }) => {
    const { received } = context
    await claims.accept(context)
    await ack()
    if (received.kind !== 'choice') return
    void inFlight
      .track(() => choose(received))
      .catch((err: unknown) => log.error({ err }, 'what was chosen could not be shown'))
  })
  app.shortcut(/.*/, async ({ ack, context }) => {
    await claims.accept(context)
    await ack()
  })
  app.view(/.*/, async ({ ack, context }) => {
    const { received } = context
    if (received.kind !== 'submission') return
    const until = performance.now() + ANSWER_MS
    const accepted = await claims.accept(context)
    await ack(accepted ? await answerTo(received, accepted, until - performance.now()) : undefined)
  })
  app.options(/.*/, async ({ ack, context: { received } }) => {
    if (received.kind === 'suggestion')
      await ack({ options: [...(await inFlight.track(() => suggest(received)))] })
  })
  app.event(
    /^(?:app_uninstalled|tokens_revoked|team_access_revoked|team_access_granted|app_mention|message|channel_id_changed|(?:channel|group)_(?:rename|archive|deleted)|link_shared|member_joined_channel)$/,
    async ({ context }) => void (await claims.accept(context)),
  )
  app.event('app_home_opened', async ({ context }) => {
    const { received, botUserId } = context
    if (received.kind === 'home' && received.user !== botUserId) await claims.accept(context)
  })
}

const modal = z.custom<ModalView>(
  (view) => z.object({ type: z.literal('modal'), blocks: z.array(z.unknown()) }).safeParse(view).success,
)

/** Shows the sentence under the first input, which keeps the typed text; replaces a modal without inputs. */
function problem({ firstInput }: ViewSubmission, sentence: string): ViewResponseAction {
  if (firstInput) return { response_action: 'errors', errors: { [firstInput]: sentence } }
  return inItsPlace('Not certain', [{ type: 'section', text: { type: 'plain_text', text: sentence } }])
}

export interface TransportSettings {
  readonly apiUrl: string
  readonly transport:
    | { readonly kind: 'http'; readonly signingSecrets: readonly [string, ...string[]] }
    | { readonly kind: 'socket'; readonly appToken: string }
}

/** The connection from Slack: Bolt’s receiver, and the functions for the HTTP server. */
interface Transport {
  readonly receiver: Receiver
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  connected(): boolean
}

/** Opens the configured connection from Slack; signatures are checked against `now` (ms UTC). */
export function openTransport(
  { transport, apiUrl }: TransportSettings,
  { now, ...common }: Omit<HttpReceiverOptions, 'signingSecrets'>,
): Transport {
  if (transport.kind === 'socket') {
    const socket = new SocketReceiver({ ...common, appToken: transport.appToken, slackApiUrl: apiUrl })
    return { receiver: socket, handle: async () => false, connected: () => socket.connected() }
  }
  const http = new HttpReceiver({ ...common, signingSecrets: transport.signingSecrets, now })
  return { receiver: http, handle: http.handle, connected: () => true }
}
