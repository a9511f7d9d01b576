import type { IncomingMessage, ServerResponse } from 'node:http'
import { createForgeClient } from './api/client.ts'
import { recordDenied } from './commands/audit-entry.ts'
import { homeOf } from './commands/home.ts'
import { createPermits } from './commands/permits.ts'
import { createTurns } from './commands/turn.ts'
import type { LiveConfig } from './config.ts'
import { createCards } from './jobs/cards.ts'
import { endSignIns } from './jobs/end-sign-ins.ts'
import { openJobs } from './jobs/open-jobs.ts'
import type { Log } from './log/log.ts'
import type { Secrets } from './log/secrets.ts'
import { isMember } from './model/presser.ts'
import { createOutgoing } from './outgoing.ts'
import { createPages } from './pages.ts'
import { createPassing, type Passing } from './passing-time.ts'
import { startReplica } from './replica.ts'
import { startScheduled } from './scheduled.ts'
import { createSharedInTurn } from './services/in-turn.ts'
import { createServices } from './services/services.ts'
import { createBoltApp } from './slack/bolt-app.ts'
import { createChatDirectory } from './slack/chat-directory.ts'
import { createDeliver } from './slack/deliver.ts'
import { createDispatch } from './slack/dispatch.ts'
import { createIdentity } from './slack/identity.ts'
import { InFlight } from './slack/in-flight.ts'
import { createInbox } from './slack/inbox.ts'
import { opaqueSurfaces } from './slack/opaque-surfaces.ts'
import { presentSurfaces } from './slack/removal.ts'
import { scrubbedSurfaces } from './slack/scrubbed.ts'
import { createTakeover } from './slack/takeover.ts'
import { openTransport } from './slack/transport.ts'
import type { KeyRing } from './store/keys.ts'
import { noted } from './store/noted.ts'
import { takeFolder } from './store/sole-process.ts'
import { openStore, type Store, type StorePlace, storeFile } from './store/store.ts'
import { createHealth } from './web/health.ts'
import { OAUTH_PATH } from './web/oauth-page.ts'

/** How long work that was accepted may go on after a stop was asked for, in ms. */
const DRAIN_MS = 10_000

export interface BotOptions {
  readonly config: Pick<LiveConfig, 'slack' | 'forge' | 'dataDir' | 'publicUrl'> &
    Partial<Pick<LiveConfig, 'admins' | 'databaseUrl'>>
  readonly keys: KeyRing
  readonly log: Log
  /** Knows what is configured; is told of what people enter. */
  readonly secrets: Secrets
  /** See PollOptions.pace. */
  readonly pace: { readonly fastest: number; readonly slowest: number }
  /** See ServiceSettings.checks. */
  readonly checks?: { readonly speed: number }
  /** ms UTC; the sandbox’s can be moved. */
  readonly now?: () => number
}

/** A running bot, to be mounted on a server. */
export interface Bot {
  readonly store: Store
  /** Answers the bot’s own paths; false when the path is not its own. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  /** As before a first start: nothing is kept, and nothing is known of the forge or of Slack’s people. */
  reset(): Promise<void>
  /** How the sandbox’s clock gets to a later time. */
  readonly passTime: Passing
  /** Accepts nothing more, lets accepted work end (at most ten seconds), and closes. */
  stop(): Promise<void>
}

/** Puts the rooms together: config, api, services, commands, slack. */
export async function startBot({
  config,
  keys,
  log,
  secrets,
  pace,
  checks,
  now = Date.now,
}: BotOptions): Promise<Bot> {
  const { slack, forge } = config
  const { databaseUrl } = config
  const place: StorePlace = databaseUrl ? { url: databaseUrl } : { file: storeFile(config.dataDir) }
  const folder = databaseUrl ? null : takeFolder(config.dataDir)
  const store = noted(await openStore({ ...place, keys, now }), secrets)
  const jobs = openJobs(place, { store, log, now })
  const client = createForgeClient({
    baseUrl: forge.url,
    api: forge.api,
    onBreaker: ({ state, since }) =>
      log.warn({ state, since }, state === 'opened' ? 'the forge is down' : 'the forge is back'),
  })
  const chat = createChatDirectory({ token: slack.botToken, slackApiUrl: slack.apiUrl, log })
  const room = createServices(client, store, {
    publicUrl: config.publicUrl,
    log,
    secrets,
    now,
    serviceToken: forge.serviceToken,
    projects: forge.projects,
    signIn: forge.oauth && {
      ...forge.oauth,
      forgeUrl: forge.url,
      redirectUri: new URL(OAUTH_PATH, config.publicUrl).href,
    },
    chat,
    admins: config.admins ?? [],
    ...(checks ? { checks } : {}),
    ...(forge.integrationSlugs ? { integrationSlugs: forge.integrationSlugs } : {}),
  })
  const turns = createTurns(room, forge.url, (turn) => log.info(turn, 'a turn'), secrets.holds, now)

  const inFlight = new InFlight()
  const identity = createIdentity({ token: slack.botToken, slackApiUrl: slack.apiUrl, log })
  let installedTeam: string | null = null
  void identity.current().then(({ teamId }) => {
    installedTeam = teamId
    store.departures
      .returned(teamId)
      .catch((err: unknown) => log.error({ err }, 'a workspace could not be noted as being back'))
  })
  const permits = createPermits(room)
  const { outbox, respond, posting } = createOutgoing({ slack, store, secrets, permits, identity, now, log })
  posting.start()
  const cards = createCards(store, outbox, {
    now,
    inTurn: createSharedInTurn(store.leases),
    nameOf: chat.name,
  })
  const deliver = createDeliver({ outbox, respond, cards, now })
  const dispatch = createDispatch({
    turns,
    deliver,
    outbox,
    respond,
    forgeUrl: forge.url,
    async home(asker) {
      const view = await homeOf(room, asker)
      if (view) await outbox.publishHome(asker, view)
    },
    track: (work) => inFlight.track(work),
    once: store.deliveries.claim,
    installedTeam: () => installedTeam,
    installedApp: identity.app,
    permits,
    isSecret: secrets.holds,
    now: () => new Date(now()),
    log,
  })

  const surfaces = opaqueSurfaces({
    surfaces: dispatch,
    buttons: store.buttons,
    deliver,
    cardAt: store.cards.at,
    isMember: (somebody) => isMember({ ...somebody, installedTeam, installedApp: identity.app() }),
    denied: (verb, somebody, turn) => recordDenied(room, verb, somebody, turn),
    log,
  })
  const inbox = createInbox({ inbox: store.inbox, claim: store.deliveries.claim, scrub: secrets.scrub, log })
  const transport = openTransport(slack, inbox, log, now)
  const app = await createBoltApp({
    receiver: transport.receiver,
    surfaces: scrubbedSurfaces(
      presentSurfaces({ surfaces, departures: store.departures, respond }),
      secrets.scrub,
    ),
    async removed(team) {
      const taken = await store.departures.leave(team)
      room.forget(team)
      chat.forget()
      log.warn({ team }, 'the app was removed from a workspace, and everything about it is deleted')
      await endSignIns(taken, { signIn: room.signIn, log })
    },
    identity: identity.current,
    slackApiUrl: slack.apiUrl,
    log,
    inFlight,
    inbox,
  })
  await app.start()
  const takeOver = createTakeover({ kept: store.inbox, inbox, turns, dispatch, app, inFlight, log, now })
  const replica = startReplica({ store, takeOver, log })

  const listens = forge.webhookSecret !== null
  const scheduled = await startScheduled({ jobs, store, room, cards, outbox, pace, listens, log, now })
  const pages = createPages({
    store,
    room,
    outbox,
    secrets,
    publicUrl: config.publicUrl,
    forgeUrl: forge.url,
    events: { secret: forge.webhookSecret, heard: scheduled.heard, now },
    log,
  })
  let accepting = true
  const health = createHealth(() => ({
    accepting,
    slack: identity.known() && transport.connected(),
    store: replica.lives(),
  }))

  return {
    store,
    passTime: createPassing({ store, jobs, now }),
    async handle(request, response) {
      if (await health.handle(request, response)) return true
      if (await transport.handle(request, response)) return true
      return accepting ? inFlight.track(() => pages.handle(request, response)) : false
    },
    async reset() {
      client.reset()
      chat.forget()
      if (installedTeam !== null) room.forget(installedTeam)
      await store.clear()
    },
    async stop() {
      accepting = false
      posting.hurry()
      await Promise.all([app.stop(), replica.stop()])
      // What was accepted may take its time together, not one after the other.
      const [drained] = await Promise.all([inFlight.drain(DRAIN_MS), scheduled.stop(DRAIN_MS)])
      if (!drained) log.warn({ left: inFlight.count }, 'stopped before all accepted work had ended')
      await posting.stop()
      await replica.handOver().catch((err: unknown) => log.error({ err }, 'nothing was handed over'))
      await client.close()
      await store.close()
      folder?.release()
    },
  }
}
