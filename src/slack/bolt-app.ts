import { App, type AuthorizeResult, type Receiver } from '@slack/bolt'
import type { Log } from '../log/log.ts'
import { boltLogger } from './bolt-logger.ts'
import { homeOrigin, pressDelivery, shortcutDelivery, slashDelivery } from './deliveries.ts'
import type { Identity } from './identity.ts'
import type { InFlight } from './in-flight.ts'
import { removedTeam } from './removal.ts'
import { answerSubmission } from './submission.ts'
import type { Surfaces } from './surfaces.ts'
import { webClientOptions } from './web-client-options.ts'
import { within } from './within.ts'

/** A command must not wait for Slack's own `auth.test`: none of the surfaces needs Bolt's client. */
const IDENTITY_MS = 500

export interface BoltAppOptions {
  readonly receiver: Receiver
  readonly surfaces: Surfaces
  /** The app was removed from this workspace, or lost its token for it. */
  readonly removed: (team: string) => Promise<void>
  /** May stay pending while Slack is unreachable; deliveries are served all the same. */
  readonly identity: () => Promise<Identity>
  readonly slackApiUrl: string
  readonly log: Log
  readonly inFlight: InFlight
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
  const known = await within(IDENTITY_MS, identity(), undefined).catch(() => undefined)
  if (known === undefined) return {}
  const { botToken, botId, botUserId, teamId } = known
  return { botToken, botId, botUserId, teamId }
}

function listen(app: App, { surfaces, removed, inFlight, log }: BoltAppOptions): void {
  /** Acknowledges, then does the work; the count begins first, so that a stopping bot never misses it. */
  const take = <Delivery>(
    surface: keyof Surfaces,
    ack: () => Promise<void>,
    delivery: Delivery | null,
    work: (delivery: Delivery) => Promise<void>,
  ): Promise<void> =>
    inFlight.track(async () => {
      await ack().catch((err: unknown) => log.warn({ err, surface }, 'an acknowledgement was not sent'))
      if (delivery === null) return log.warn({ surface }, 'a delivery has an unknown shape')
      await work(delivery).catch((err: unknown) => log.error({ err, surface }, 'a surface failed'))
    })

  app.command(/.*/, ({ ack, body }) =>
    take('slash', ack, slashDelivery(body), async (it) => surfaces.slash(it)),
  )
  app.action(/.*/, ({ ack, body }) =>
    take('pressed', ack, pressDelivery(body), async (it) => surfaces.pressed(it)),
  )
  app.shortcut(/.*/, ({ ack, body }) =>
    take('shortcut', ack, shortcutDelivery(body), async (it) => surfaces.shortcut(it)),
  )
  app.view(/.*/, async ({ ack, body }) => {
    const answer = await answerSubmission(body, { surfaces, inFlight, log })
    await ack(answer).catch((err: unknown) => log.warn({ err }, 'the answer to a submission was not sent'))
  })
  for (const event of ['app_uninstalled', 'tokens_revoked'] as const)
    app.event(event, async ({ body }) => {
      const team = removedTeam(body)
      if (team === null) return
      await inFlight
        .track(() => removed(team))
        .catch((err: unknown) => log.error({ err, event }, 'what was kept about a workspace was not deleted'))
    })
  app.event('app_home_opened', async ({ body, context }) => {
    const origin = homeOrigin(body, context.botUserId)
    if (origin !== null)
      await take(
        'homeOpened',
        async () => {},
        origin,
        async (it) => surfaces.homeOpened(it),
      )
  })
}
