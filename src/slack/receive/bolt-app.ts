import {
  App,
  type AuthorizeResult,
  type AuthorizeSourceData,
  type Receiver,
  type ViewResponseAction,
} from '@slack/bolt'
import type { ModalView } from '@slack/types'
import { z } from 'zod'
import type { Log } from '../../log/log.ts'
import {
  type Choice,
  type DecodedRequest,
  type Interaction,
  isInteraction,
  type SubmitAnswer,
  type SuggestedOption,
  type Suggestion,
  type ViewSubmission,
} from '../interaction.ts'
import { boltLogger, webClientOptions } from '../web-client.ts'
import { withTimeout } from '../with-timeout.ts'
import type { Workspaces } from '../workspaces.ts'
import type { InFlight } from './in-flight.ts'

/** Longest wait for an answer, in ms: after three seconds Slack offers to submit again. */
const ANSWER_MS = 2_500

const FAILED =
  'Something went wrong here, and I can’t tell whether this was done. Check before you submit it again.'
const SLOW = 'This takes longer than expected and may still be done. Check before you submit it again.'

export interface BoltAppOptions {
  readonly receiver: Receiver
  /** Handles an interaction; for a submission, returns the acknowledgement. */
  readonly handle: (interaction: Interaction) => Promise<SubmitAnswer>
  /** Returns the options for what is typed, in time; never rejects. */
  readonly suggest: (suggestion: Suggestion) => Promise<readonly SuggestedOption[]>
  /** Shows in the modal what was chosen there. */
  readonly choose: (choice: Choice) => Promise<void>
  readonly workspaces: Pick<Workspaces, 'bot'>
  readonly slackApiUrl: string
  readonly log: Log
  readonly inFlight: InFlight
}

/** Carries the decoded request from the receiver to the listener. */
interface RequestContext {
  readonly received: DecodedRequest
}
export type SlackApp = App<RequestContext & Record<string, unknown>>

/**
 * Bolt with one listener per kind of request, initialised and not started: `app.start()` opens the receiver.
 * Every request is acknowledged first and handled afterwards, counted in `inFlight`; an error of a handler is
 * logged and goes no further.
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
  app.error((error) => Promise.reject(error))
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

function listen(app: SlackApp, { handle, suggest, choose, inFlight, log }: BoltAppOptions): void {
  /** Acknowledges, then runs the work; counting starts first, so that a stopping bot never misses it. */
  async function serve(received: DecodedRequest, ack = async () => {}): Promise<void> {
    const isChoice = received.kind === 'choice'
    if (!isChoice && !isInteraction(received)) return
    const { kind, claim } = received
    await inFlight.track(async () => {
      await ack().catch((err: unknown) => log.warn({ err, kind }, 'acknowledgement failed'))
      const work = isChoice ? choose(received) : handle(received)
      claim?.until(work)
      // The work of a claim reports its failure itself.
      await work.catch((err: unknown) => claim ?? log.error({ err, kind }, 'interaction handler failed'))
    })
  }

  /**
   * Returns the acknowledgement of a submitted modal; undefined closes it. When the handler throws or is
   * late, the modal stays open with a sentence that is true however the work ends.
   */
  async function submit(submission: ViewSubmission): Promise<ViewResponseAction | undefined> {
    const { kind, claim, callbackId } = submission
    const answered = handle(submission)
    claim?.until(answered)
    void inFlight.track(async () => void (await answered)).catch(() => {})
    const answer = answered
      .then((reply) =>
        reply?.response_action === 'update' ? { ...reply, view: modal.parse(reply.view) } : reply,
      )
      .catch((err: unknown) => {
        log.error({ err, kind, callbackId }, 'interaction handler failed')
        return problem(submission, FAILED)
      })
    return withTimeout(ANSWER_MS, answer, problem(submission, SLOW))
  }

  app.command(/.*/, ({ ack, context }) => serve(context.received, ack))
  app.action(/.*/, ({ ack, context }) => serve(context.received, ack))
  app.shortcut(/.*/, ({ ack, context }) => serve(context.received, ack))
  app.view(/.*/, async ({ ack, context: { received } }) => {
    if (received.kind !== 'submission') return
    const answer = await submit(received)
    await ack(answer).catch((err: unknown) => log.warn({ err }, 'form response failed'))
  })
  app.options(/.*/, async ({ ack, context: { received } }) => {
    if (received.kind !== 'suggestion') return
    const options = await inFlight.track(() => suggest(received))
    await ack({ options: [...options] }).catch((err: unknown) => log.warn({ err }, 'options failed'))
  })
  // Bolt has acknowledged an event before any listener gets it.
  app.event(
    /^(?:app_uninstalled|tokens_revoked|team_access_revoked|team_access_granted|app_mention|message|channel_id_changed|(?:channel|group)_(?:rename|archive|deleted)|link_shared|member_joined_channel)$/,
    ({ context }) => serve(context.received),
  )
  app.event('app_home_opened', async ({ context: { received, botUserId } }) => {
    if (received.kind === 'home' && received.user !== botUserId) await serve(received)
  })
}

const modal = z.custom<ModalView>(
  (view) => z.object({ type: z.literal('modal'), blocks: z.array(z.unknown()) }).safeParse(view).success,
)

/** Shows the sentence under the first input, which keeps the typed text; replaces a modal without inputs. */
function problem({ firstInput }: ViewSubmission, sentence: string): ViewResponseAction {
  if (firstInput) return { response_action: 'errors', errors: { [firstInput]: sentence } }
  return {
    response_action: 'update',
    view: {
      type: 'modal',
      title: { type: 'plain_text', text: 'Not certain' },
      close: { type: 'plain_text', text: 'Close' },
      blocks: [{ type: 'section', text: { type: 'plain_text', text: sentence } }],
    },
  }
}
