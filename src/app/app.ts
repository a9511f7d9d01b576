import { createCards } from '../cards/cards.ts'
import { auditInvalidAction } from '../interactions/audit.ts'
import { createInteractionHandler } from '../interactions/handle.ts'
import { homeOf } from '../interactions/home.ts'
import { createActionFilter } from '../interactions/visible-actions.ts'
import { isMember } from '../model/caller.ts'
import { openJobs } from '../scheduler/open-jobs.ts'
import { createBackgroundAuthorizer } from '../services/access/background-access.ts'
import { tellAuditEnds } from '../services/audit-ends.ts'
import { createDistributedMutex } from '../services/operations/keyed-mutex.ts'
import { createServices } from '../services/services.ts'
import { resolvingHandlers } from '../slack/actions/resolve.ts'
import { createChatDirectory } from '../slack/directory.ts'
import { createDispatch } from '../slack/dispatch.ts'
import { createIdentity } from '../slack/identity.ts'
import { redactingHandlers } from '../slack/outgoing/redact.ts'
import { createBoltApp } from '../slack/receive/bolt-app.ts'
import { createClaims } from '../slack/receive/claims.ts'
import { InFlight } from '../slack/receive/in-flight.ts'
import { createRateLimit } from '../slack/receive/rate-limit.ts'
import { openTransport } from '../slack/receive/transport.ts'
import { createRecovery } from '../slack/recovery.ts'
import { createDeliver } from '../slack/replies/deliver.ts'
import { createTokenState } from '../slack/token-state.ts'
import { installedHandlers } from '../slack/uninstall.ts'
import { lockDataDir } from '../store/data-dir-lock.ts'
import { type StorePlace, storeFile } from '../store/engine.ts'
import { withSecretTracking } from '../store/secret-tracking.ts'
import { openStore } from '../store/store.ts'
import { handleUninstalls } from '../upkeep/uninstalls.ts'
import { createHealth } from '../web/health.ts'
import { OAUTH_PATH } from '../web/oauth-page.ts'
import { startBackground } from './background.ts'
import { openForge } from './forge.ts'
import { startHeartbeat } from './heartbeat.ts'
import { createKnownSecrets } from './known-secrets.ts'
import type { App, AppOptions } from './options.ts'
import { createOutgoing } from './outgoing.ts'
import { createRoutes } from './routes.ts'
import { createTimeTravel } from './time-travel.ts'

/** How long work that was accepted may go on after a stop was asked for, in ms. */
const DRAIN_MS = 10_000

/** Puts the rooms together: config, forge, services, interactions, slack. */
export async function startApp({
  config,
  keys,
  log,
  secrets,
  pace,
  checks,
  now = Date.now,
}: AppOptions): Promise<App> {
  const { slack, forge, databaseUrl } = config
  const place: StorePlace = databaseUrl ? { url: databaseUrl } : { file: storeFile(config.dataDir) }
  const folder = databaseUrl ? null : lockDataDir(config.dataDir)
  const store = withSecretTracking(await openStore({ ...place, keys, forge: forge.url, now }), secrets)
  const learn = createKnownSecrets(store, log)
  // Before anything is said: a new process has not met its people yet.
  await learn()
  const jobs = openJobs(place, { store, log, now })
  const client = openForge(forge, log)
  await client.start()
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
  const turns = createInteractionHandler(
    room,
    forge.url,
    (turn) => log.info(turn, 'interaction finished'),
    secrets.holds,
    now,
  )

  const inFlight = new InFlight()
  const identity = createIdentity({ token: slack.botToken, slackApiUrl: slack.apiUrl, log })
  let installedTeam: string | null = null
  void identity.current().then(({ teamId }) => {
    installedTeam = teamId
    store.uninstalls
      .withdraw(teamId)
      .catch((err: unknown) => log.error({ err }, 'reinstallation could not be recorded'))
  })
  const permits = createActionFilter(room)
  const { outbox, respond, posting } = createOutgoing({ slack, store, secrets, permits, identity, now, log })
  posting.start()
  const judge = createBackgroundAuthorizer(room)
  const cards = createCards(store, outbox, {
    judge,
    now,
    inTurn: createDistributedMutex(store.leases),
    nameOf: chat.name,
  })
  const deliver = createDeliver({ outbox, respond, cards, now })
  const dispatch = createDispatch({
    ...{ turns, deliver, outbox, respond, permits, log },
    forgeUrl: forge.url,
    async home(asker) {
      const view = await homeOf(room, asker)
      if (view) await outbox.publishHome(asker, view)
    },
    track: (work) => inFlight.track(work),
    once: store.idempotencyKeys.claim,
    notYet: store.idempotencyKeys.release,
    installedTeam: () => installedTeam,
    installedApp: identity.app,
    isSecret: secrets.holds,
    now: () => new Date(now()),
  })

  const tokenState = createTokenState({ token: slack.botToken, slackApiUrl: slack.apiUrl, log })
  const forget = (team: string) => {
    room.forget(team)
    chat.forget()
  }
  const uninstalls = () => handleUninstalls({ store, tokenState, signIn: room.signIn, forget, log })
  const surfaces = resolvingHandlers({
    surfaces: dispatch,
    buttons: store.actionTokens,
    deliver,
    cardAt: store.cards.at,
    isMember: (somebody) => isMember({ ...somebody, installedTeam, installedApp: identity.app() }),
    denied: (verb, somebody, turn) => auditInvalidAction(room, verb, somebody, turn),
    log,
  })
  const inbox = createClaims({
    inbox: store.pendingRequests,
    claim: store.idempotencyKeys.claim,
    pace: createRateLimit(config.commandsPerMinute),
    scrub: secrets.scrub,
    log,
  })
  const transport = openTransport(slack, inbox, log, now)
  const app = await createBoltApp({
    receiver: transport.receiver,
    surfaces: redactingHandlers(
      installedHandlers({ surfaces, uninstalls: store.uninstalls, respond }),
      secrets,
    ),
    async removed(team) {
      await store.uninstalls.report(team)
      await uninstalls()
    },
    identity: identity.current,
    slackApiUrl: slack.apiUrl,
    log,
    inFlight,
    inbox,
  })
  await app.start()
  const takeOver = createRecovery({
    kept: store.pendingRequests,
    inbox,
    turns,
    dispatch,
    app,
    inFlight,
    log,
    now,
  })
  const replica = startHeartbeat({ store, takeOver, learn, log })

  const signingToken = forge.webhookSigningToken ?? null
  const listens = forge.webhookSecret !== null || signingToken !== null
  const scheduled = await startBackground({
    ...{ jobs, store, room, judge, cards, outbox, pace, listens, uninstalls, log, now },
  })
  const pages = createRoutes({
    store,
    room,
    outbox,
    secrets,
    publicUrl: config.publicUrl,
    forgeUrl: forge.url,
    events: { secret: forge.webhookSecret, signingToken, heard: scheduled.heard, now },
    log,
  })
  let accepting = true
  const health = createHealth(() => ({
    accepting,
    slack: identity.known() && transport.connected(),
    store: replica.lives(),
    forge: client.version() !== null,
  }))

  return {
    store,
    passTime: createTimeTravel({ store, jobs, now }),
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
      if (!drained) log.warn({ left: inFlight.count }, 'stopped with work under way')
      await posting.stop()
      await replica.handOver().catch((err: unknown) => log.error({ err }, 'nothing was handed over'))
      await client.close()
      await tellAuditEnds(store.audit, log).catch((err: unknown) => log.error({ err }, 'audit head unknown'))
      await store.close()
      folder?.release()
    },
  }
}
