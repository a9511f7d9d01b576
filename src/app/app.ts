import { createCards } from '../cards/cards.ts'
import { auditInvalidAction } from '../interactions/audit.ts'
import { createInteractionHandler } from '../interactions/handle.ts'
import { createSuggest } from '../interactions/suggest.ts'
import { createActionFilter } from '../interactions/visible-actions.ts'
import { createWelcome } from '../interactions/welcome.ts'
import { createUnfoldLinks } from '../links/unfold.ts'
import { isMember } from '../model/directory.ts'
import { serverNameOf } from '../model/server-name.ts'
import { openDurable } from '../operations/durable/open.ts'
import { createBackgroundAuthorizer } from '../services/access/background-access.ts'
import { tellAuditEnds } from '../services/audit.ts'
import { createDistributedMutex } from '../services/operations/keyed-mutex.ts'
import { createServices } from '../services/services.ts'
import { createResolve } from '../slack/actions/resolve.ts'
import { createChatDirectory } from '../slack/directory.ts'
import { createDispatch } from '../slack/dispatch.ts'
import { createSuggestions } from '../slack/forms/suggestions.ts'
import { createHandler } from '../slack/handle.ts'
import { createIdentity, createTokenState } from '../slack/identity.ts'
import { openOutgoing } from '../slack/outgoing/outgoing.ts'
import { createBoltApp } from '../slack/receive/bolt-app.ts'
import { createClaims } from '../slack/receive/claims.ts'
import { InFlight } from '../slack/receive/in-flight.ts'
import { createPlanOf } from '../slack/receive/plan.ts'
import { createRateLimit } from '../slack/receive/rate-limit.ts'
import { createReadCommand } from '../slack/receive/read-command.ts'
import { registerRequests } from '../slack/receive/request-work.ts'
import { openTransport } from '../slack/receive/transport.ts'
import { createDeliver } from '../slack/replies/deliver.ts'
import { createExplainRejection } from '../slack/replies/storage-outage.ts'
import { lockDataDir } from '../store/data-dir-lock.ts'
import { type StorePlace, storeFile } from '../store/engine.ts'
import { withSecretTracking } from '../store/secret-tracking.ts'
import { openStore } from '../store/store.ts'
import { followInstallation, handleUninstalls } from '../upkeep/uninstalls.ts'
import { createHealth } from '../web/health.ts'
import { OAUTH_PATH } from '../web/oauth-page.ts'
import { startBackground } from './background.ts'
import { openForge } from './forge.ts'
import { startHeartbeat } from './heartbeat.ts'
import { createHomes } from './homes.ts'
import { createKnownSecrets } from './known-secrets.ts'
import type { App, AppOptions } from './options.ts'
import { createRoutes } from './routes.ts'
import { createTimeTravel } from './time-travel.ts'

/** Longest time for accepted work to finish after a stop request, in ms. */
const DRAIN_MS = 10_000

/** Assembles and starts the parts: config, forge, services, interactions, slack. */
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
  const storePlace: StorePlace = databaseUrl ? { url: databaseUrl } : { file: storeFile(config.dataDir) }
  const folder = databaseUrl ? null : lockDataDir(config.dataDir)
  const store = withSecretTracking(await openStore({ ...storePlace, keys, forge: forge.url, now }), secrets)
  const learn = createKnownSecrets(store, log)
  // Runs before the first output, because a new process does not know the stored secrets yet.
  await learn()
  const durable = openDurable(storePlace, {
    store,
    now,
    failed: (kind, err) => log.error({ err, kind }, 'durable work failed'),
  })
  const client = openForge(forge, log)
  await client.start()
  const chat = createChatDirectory({ token: slack.botToken, slackApiUrl: slack.apiUrl, log })
  const services = createServices(client, store, {
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
  const interactions = createInteractionHandler(
    services,
    forge.url,
    (interaction) => log.info(interaction, 'interaction finished'),
    secrets.holds,
    now,
  )

  const inFlight = new InFlight()
  const identity = createIdentity({ token: slack.botToken, slackApiUrl: slack.apiUrl, log })
  const installation = followInstallation(identity, store.uninstalls, log)
  const filter = createActionFilter(services)
  const serverName = serverNameOf(forge)
  const outgoing = openOutgoing({ slack, serverName, store, durable, secrets, filter, identity, now, log })
  const { outbox, respond, posts } = outgoing
  const authorizeBackground = createBackgroundAuthorizer(services)
  const cards = createCards(store, outbox, {
    authorizeBackground,
    now,
    withLock: createDistributedMutex(store.leases),
    nameOf: chat.name,
    freezes: services.freezes,
  })
  const deliver = createDeliver({ outbox, respond, cards, now })
  const homes = createHomes({ services, outbox, log, now })
  const { parse } = interactions
  const readCommand = createReadCommand({ forgeUrl: forge.url, parse, cardAt: store.cards.at })
  const dispatch = createDispatch({
    readCommand,
    ...{ interactions, deliver, outbox, respond, filter, log },
    forgeUrl: forge.url,
    async projects(caller) {
      const known = await (await services.contextOf(caller)).projects.list()
      return [...new Set(known.map(({ project, path }) => path ?? String(project)))]
    },
    home: homes.publish,
    changed: homes.changed,
    track: (work) => inFlight.track(work),
    once: store.idempotencyKeys.claim,
    release: store.idempotencyKeys.release,
    installedTeam: installation.team,
    installedApp: identity.app,
    now: () => new Date(now()),
  })

  const tokenState = createTokenState({ token: slack.botToken, slackApiUrl: slack.apiUrl, log })
  const forget = (team: string | null) => {
    if (team !== null) services.forget(team)
    chat.forget()
  }
  const eraseUninstalled = () => handleUninstalls({ store, tokenState, signIn: services.signIn, forget, log })
  const forms = { tokens: store.actionTokens, forgeUrl: forge.url, isSecret: secrets.holds }
  const resolve = createResolve({
    ...forms,
    deliver,
    cardAt: store.cards.at,
    isMember: (somebody) =>
      isMember({ ...somebody, installedTeam: installation.team(), installedApp: identity.app() }),
    auditDenial: (verb, somebody, context) => auditInvalidAction(services, verb, somebody, context),
    log,
  })
  const suggest = createSuggestions({
    ...{ tokens: store.actionTokens, uninstalls: store.uninstalls, scrub: secrets.scrub, log, now },
    ...{ suggest: createSuggest(services, forge.url), commandsPerMinute: config.commandsPerMinute },
    installed: () => ({ installedTeam: installation.team(), installedApp: identity.app() }),
  })
  const { pendingRequests: requests } = store
  const claims = createClaims({
    ...{ requests, durable, log, now },
    planOf: createPlanOf({ ...forms, readCommand }),
    notify: deliver.privateNotice,
    rateLimit: createRateLimit(config.commandsPerMinute),
    scrub: secrets.scrub,
  })
  const explainRejection = createExplainRejection(respond, log)
  const transport = openTransport(slack, { claims, explainRejection, log, now })
  const app = await createBoltApp({
    receiver: transport.receiver,
    handle: createHandler({
      ...{ secrets, resolve, dispatch, prepare: outgoing.prepare, respond },
      welcome: createWelcome(services, outbox.post),
      unfold: createUnfoldLinks({
        ...{ services, store, authorizeBackground, forgeUrl: forge.url },
        show: outbox.unfurl,
      }),
      uninstalls: store.uninstalls,
      async uninstalled(team) {
        await store.uninstalls.report(team)
        await eraseUninstalled()
      },
    }),
    suggest,
    identity: identity.current,
    slackApiUrl: slack.apiUrl,
    log,
    inFlight,
  })
  registerRequests({ durable, requests, claims, interactions, dispatch, app, now })
  await app.start()
  const heartbeat = startHeartbeat({ store, learn, log })

  const signingToken = forge.webhookSigningToken ?? null
  const listens = forge.webhookSecret !== null || signingToken !== null
  const background = await startBackground({
    ...{ durable, store, services, authorizeBackground, cards, outbox, pace, listens, eraseUninstalled },
    ...{ zoneOf: chat.zone, log, now },
  })
  const pages = createRoutes({
    ...{ store, services, outbox, secrets },
    publicUrl: config.publicUrl,
    forgeUrl: forge.url,
    serverName,
    events: { secret: forge.webhookSecret, signingToken, onEvent: background.onEvent, now },
    log,
  })
  let accepting = true
  const health = createHealth(() => ({
    accepting,
    slack: identity.known() && transport.connected(),
    store: heartbeat.lives(),
    forge: client.version() !== null,
  }))

  return {
    store,
    passTime: createTimeTravel({ store, durable, now }),
    async handle(request, response) {
      if (await transport.handle(request, response)) return true
      if (await health.handle(request, response)) return true
      return accepting ? inFlight.track(() => pages.handle(request, response)) : false
    },
    reset: (replaceForge, provision) =>
      background.pauseSync(async () => {
        await replaceForge()
        client.reset()
        forget(installation.team())
        await durable.clear()
        await store.clear()
        await provision()
      }),
    async stop() {
      accepting = false
      claims.stop()
      posts.hurry()
      await Promise.all([app.stop(), heartbeat.stop()])
      // Accepted work may use its time in parallel, not one after the other.
      const [drained] = await Promise.all([inFlight.drain(DRAIN_MS), background.stop(DRAIN_MS)])
      if (!drained) log.warn({ left: inFlight.count }, 'stopped with work under way')
      posts.stop()
      identity.stop()
      await installation.recorded()
      await client.close()
      await tellAuditEnds(store.audit, log).catch((err: unknown) => log.error({ err }, 'audit end unknown'))
      await store.close()
      folder?.release()
    },
  }
}
