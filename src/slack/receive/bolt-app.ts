import { App, type AuthorizeResult, type Receiver } from '@slack/bolt'
import type { Log } from '../../log/log.ts'
import { answerSubmission } from '../forms/submission.ts'
import type { Identity } from '../identity.ts'
import type { InteractionHandlers, Origin } from '../interaction-handlers.ts'
import { webClientOptions } from '../outgoing/web-client-options.ts'
import { removedTeam } from '../uninstall.ts'
import { withTimeout } from '../with-timeout.ts'
import { boltLogger } from './bolt-logger.ts'
import { type Claim, type Claims, withClaim } from './claims.ts'
import { decodeBlockAction, decodeShortcut, decodeSlashCommand, homeOrigin } from './decode.ts'
import type { InFlight } from './in-flight.ts'

/** A command must not wait for Slack's own `auth.test`: none of the surfaces needs Bolt's client. */
const IDENTITY_MS = 500

export interface BoltAppOptions {
  readonly receiver: Receiver
  readonly surfaces: InteractionHandlers
  /** The app was removed from this workspace, or lost its token for it. */
  readonly removed: (team: string) => Promise<void>
  /** May stay pending while Slack is unreachable; deliveries are served all the same. */
  readonly identity: () => Promise<Identity>
  readonly slackApiUrl: string
  readonly log: Log
  readonly inFlight: InFlight
  /** Keeps what was accepted until it was answered; left out, nothing is kept. */
  readonly inbox?: Pick<Claims, 'open' | 'run'>
}

/**
 * Bolt with one listener per surface, initialised and not started: `app.start()` opens the receiver. Every
 * delivery is acknowledged first and worked on afterwards, counted in `inFlight`; what a surface throws is
 * logged and goes no further.
 */
export async function createBoltApp(options: BoltAppOptions): Promise<App> {
  const { receiver, identity, slackApiUrl, log } = options
  const app = new App({
    receiver,
    authorize: () => authorize(identity),
    deferInitialization: true,
    convoStore: false,
    // Its middleware costs every delivery something; the one event that is listened to checks for itself.
    ignoreSelf: false,
    logger: boltLogger(log),
    clientOptions: webClientOptions(slackApiUrl, log),
  })
  app.error((error) => Promise.reject(error))
  listen(app, options)
  await app.init()
  return app
}

async function authorize(identity: () => Promise<Identity>): Promise<AuthorizeResult> {
  const known = await withTimeout(IDENTITY_MS, identity(), undefined).catch(() => undefined)
  if (known === undefined) return {}
  const { botToken, botId, botUserId, teamId } = known
  return { botToken, botId, botUserId, teamId }
}

const keepsNothing: Pick<Claims, 'open' | 'run'> = { open: () => undefined, run: (_, work) => work() }

function listen(app: App, { surfaces, removed, inFlight, inbox = keepsNothing, log }: BoltAppOptions): void {
  /** Acknowledges, then does the work; the count begins first, so that a stopping bot never misses it. */
  const take = <Delivery extends Origin>(
    surface: keyof InteractionHandlers,
    ack: () => Promise<void>,
    { delivery, kept }: { readonly delivery: Delivery | null; readonly kept: Claim | undefined },
    work: (delivery: Delivery) => Promise<void>,
  ): Promise<void> =>
    inFlight.track(async () => {
      await ack().catch((err: unknown) => log.warn({ err, surface }, 'acknowledgement failed'))
      if (delivery === null) log.warn({ surface }, 'Slack request has an unknown shape')
      await inbox
        .run(kept, async () => {
          if (delivery) await work(withClaim(delivery, kept))
        })
        .catch((err: unknown) => log.error({ err, surface }, 'interaction handler failed'))
    })
  const opened = <Delivery>(delivery: Delivery, { delivery: key }: Readonly<Record<string, unknown>>) => ({
    delivery,
    kept: inbox.open(key),
  })

  app.command(/.*/, ({ ack, body, context }) =>
    take('slash', ack, opened(decodeSlashCommand(body), context), async (it) => surfaces.slash(it)),
  )
  app.action(/.*/, ({ ack, body, context }) =>
    take('pressed', ack, opened(decodeBlockAction(body), context), async (it) => surfaces.pressed(it)),
  )
  app.shortcut(/.*/, ({ ack, body, context }) =>
    take('shortcut', ack, opened(decodeShortcut(body), context), async (it) => surfaces.shortcut(it)),
  )
  app.view(/.*/, async ({ ack, body, context }) => {
    const kept = inbox.open(context.delivery)
    const answer = await answerSubmission(body, { surfaces, inFlight, inbox, kept, log })
    await ack(answer).catch((err: unknown) => log.warn({ err }, 'form response failed'))
  })
  for (const event of ['app_uninstalled', 'tokens_revoked'] as const)
    app.event(event, async ({ body, context }) => {
      const { delivery: team, kept } = opened(removedTeam(body), context)
      await inFlight
        .track(() =>
          inbox.run(kept, async () => {
            if (team !== null) await removed(team)
          }),
        )
        .catch((err: unknown) => log.error({ err, event }, 'workspace data could not be erased'))
    })
  app.event('app_home_opened', async ({ body, context }) => {
    const { delivery, kept } = opened(homeOrigin(body, context.botUserId), context)
    if (delivery === null) return inbox.run(kept, async () => {})
    await take(
      'homeOpened',
      async () => {},
      { delivery, kept },
      async (it) => surfaces.homeOpened(it),
    )
  })
}
