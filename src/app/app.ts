import type { IncomingMessage, ServerResponse } from 'node:http'
import { openDurable } from '../durable/open.ts'
import { auditInvalidAction } from '../interactions/audit.ts'
import { createInteractionHandler } from '../interactions/handle.ts'
import { createSuggest } from '../interactions/suggest.ts'
import { createActionFilter } from '../interactions/visible-actions.ts'
import { createWelcome } from '../interactions/welcome.ts'
import { handleUninstalls } from '../jobs/uninstalls.ts'
import type { Log } from '../log/log.ts'
import { isMember } from '../model/directory.ts'
import { createCards } from '../notifications/cards/cards.ts'
import type { CallName } from '../notifications/cards/notify.ts'
import { createUnfoldLinks } from '../notifications/links.ts'
import { createQueues } from '../notifications/queues.ts'
import { createChannelChanges, createPauseWatch } from '../notifications/watches/check-access.ts'
import { createBackgroundAuthorizer } from '../services/access/background-access.ts'
import { createServices } from '../services/services.ts'
import { createResolve } from '../slack/actions/resolve.ts'
import { createChatDirectory } from '../slack/directory.ts'
import { createDispatch } from '../slack/dispatch.ts'
import { createChoices } from '../slack/forms/choices.ts'
import { createSuggestions } from '../slack/forms/suggestions.ts'
import { createHandler } from '../slack/handle.ts'
import { openOutgoing } from '../slack/outgoing/outgoing.ts'
import { createBoltApp, openTransport } from '../slack/receive/bolt-app.ts'
import { createClaims } from '../slack/receive/claims.ts'
import { InFlight } from '../slack/receive/in-flight.ts'
import { createPlanOf } from '../slack/receive/plan.ts'
import { createRateLimit } from '../slack/receive/rate-limit.ts'
import { createReadCommand } from '../slack/receive/read-command.ts'
import { createReadReply } from '../slack/receive/read-reply.ts'
import { registerRequests } from '../slack/receive/request-work.ts'
import { createDeliver } from '../slack/replies/deliver.ts'
import { createExplainFailure, createExplainRejection } from '../slack/replies/storage-outage.ts'
import { lockDataDir } from '../store/data-dir-lock.ts'
import { type StorePlace, storeFile } from '../store/engine.ts'
import type { KeyRing } from '../store/keys.ts'
import { openStore, type Store } from '../store/store.ts'
import { createHealth } from '../web/health.ts'
import { OAUTH_PATH } from '../web/oauth-page.ts'
import { startBackground } from './background.ts'
import type { LiveConfig } from './config/config.ts'
import { createDoctor } from './doctor.ts'
import { openForge } from './forge.ts'
import { startHeartbeat } from './heartbeat.ts'
import { createHomes } from './homes.ts'
import { createMetrics, type Metrics, noteInteractions } from './metrics.ts'
import { createRoutes } from './routes.ts'
import { createTimeTravel, type TimeTravel } from './time-travel.ts'
import { openWorkspaces } from './workspaces.ts'

/** Longest time for accepted work to finish after a stop request, in ms. */
const DRAIN_MS = 10_000

export interface AppOptions {
  readonly config: Pick<LiveConfig, 'slack' | 'forge' | 'dataDir' | 'publicUrl' | 'commandsPerMinute'> &
    Partial<Pick<LiveConfig, 'admins' | 'databaseUrl'>>
  readonly keys: KeyRing
  readonly log: Log
  readonly pace: { readonly fastest: number; readonly slowest: number }
  /** See ServiceSettings.checks. */
  readonly checks?: { readonly speed: number }
  /** Counts what the bot does; without it, for nobody. */
  readonly metrics?: Metrics
  /** ms UTC; the sandbox’s clock can be moved. */
  readonly now?: () => number
}

/** A running app, to be mounted on a server. */
export interface App {
  readonly store: Store
  /** Answers the bot’s own paths; false for another path. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  /** Moves the sandbox’s clock to a later time. */
  readonly passTime: TimeTravel
  /** Stops accepting work, lets accepted work end (at most ten seconds), and closes. */
  stop(): Promise<void>
}

/** Assembles and starts the parts: config, forge, services, interactions, slack. */
export async function startApp(options: AppOptions): Promise<App> {
  const { config, keys, log, pace, checks, metrics = createMetrics(), now = Date.now } = options
  const { slack, forge, databaseUrl, publicUrl, admins = [] } = config
  const storePlace: StorePlace = databaseUrl ? { url: databaseUrl } : { file: storeFile(config.dataDir) }
  const folder = databaseUrl ? null : lockDataDir(config.dataDir)
  const store = await openStore({ ...storePlace, keys, forge: forge.url, now })
  metrics.watch(store, now)
  const durable = await openDurable(storePlace, {
    store,
    now,
    failed: (kind, err) => log.error({ err, kind }, 'durable work failed'),
  })
  const server = openForge(forge, { log, metrics })
  const { client, url: forgeUrl, name: serverName } = server
  await client.start()
  const { workspaces, ...installation } = openWorkspaces({ config, store, log, now })
  const chat = createChatDirectory({ workspaces, slackApiUrl: slack.apiUrl, log })
  const doctor = createDoctor({ config, workspaces, store })
  const services = createServices(server, store, {
    examine: doctor.examine,
    publicUrl,
    log,
    now,
    redirectUri: new URL(OAUTH_PATH, publicUrl).href,
    chat,
    admins,
    checks,
  })
  const interactions = createInteractionHandler(services, forgeUrl, noteInteractions(log, metrics), now)

  const inFlight = new InFlight()
  const filter = createActionFilter(services)
  const outgoing = openOutgoing({ slack, workspaces, serverName, store, durable, filter, now, log })
  const { outbox, respond, posts } = outgoing
  const authorizeBackground = createBackgroundAuthorizer(services)
  const nameOf: CallName = async (team, user) => (await chat.person(team, user)).name
  const cards = createCards(store, outbox, {
    authorizeBackground,
    now,
    nameOf,
    freezes: services.freezes,
  })
  const queues = createQueues({ store, outbox, authorizeBackground, nameOf, now })
  const deliver = createDeliver({ outbox, respond, cards, queues, now })
  const homes = createHomes({ services, outbox, log, now })
  const { parse } = interactions
  const readCommand = doctor.recordingCommands(createReadCommand({ forgeUrl, parse, cardAt: store.cards.at }))
  const readReply = createReadReply({ store, nameOf })
  const dispatch = createDispatch({
    interactions,
    deliver,
    outbox,
    respond,
    filter,
    forgeUrl,
    async projects(caller) {
      const known = await (await services.contextOf(caller)).workspace.projects.list()
      return [...new Set(known.map(({ project, path }) => path ?? String(project)))]
    },
    home: homes.publish,
    changed: homes.changed,
    canRead: chat.canRead,
    ensureClaim: store.idempotencyKeys.ensure,
    releaseForm: store.idempotencyKeys.release,
    installed: workspaces.installed,
    now: () => new Date(now()),
  })

  const forget = (team: string) => {
    services.forget(team)
    chat.forget()
  }
  const eraseUninstalled = () =>
    handleUninstalls({ store, tokenState: workspaces.tokenState, signIn: services.signIn, forget, log })
  const resolve = createResolve({
    deliver,
    cardAt: store.cards.at,
    isMember: (somebody) => isMember({ ...somebody, ...workspaces.installed(somebody.team) }),
    auditDenial: (verb, somebody, context) => auditInvalidAction(services, verb, somebody, context),
  })
  const suggest = createSuggestions({
    tokens: store.actionTokens,
    isServed: installation.isServed,
    log,
    now,
    suggest: createSuggest(services, forgeUrl),
    commandsPerMinute: config.commandsPerMinute,
    installed: workspaces.installed,
    chat,
  })
  const choose = createChoices({ tokens: store.actionTokens, api: outgoing.api })
  const { pendingRequests: requests } = store
  const { acknowledged, answered } = metrics
  const handle = createHandler({
    resolve,
    dispatch,
    prepare: outgoing.prepare,
    respond,
    welcome: createWelcome(services, outbox.post),
    unfold: createUnfoldLinks({ services, store, authorizeBackground, forgeUrl, show: outbox.unfurl }),
    uninstalls: store.uninstalls,
    isInstalled: workspaces.has,
    async uninstalled(removed) {
      await installation.reportRemoval(removed)
      await eraseUninstalled()
    },
    channelChanged: createChannelChanges({
      store,
      pauseWatch: createPauseWatch({ store, outbox, now }),
      forget,
    }),
    chat,
  })
  const planOf = createPlanOf({ tokens: store.actionTokens, forgeUrl, readCommand, readReply, log })
  const claims = createClaims({
    requests,
    durable,
    handle,
    log,
    now,
    planOf,
    claimForm: store.idempotencyKeys.claim,
    notify: deliver.privateNotice,
    rateLimit: createRateLimit(config.commandsPerMinute),
    track: (work) => inFlight.track(work),
    answered,
    explainFailure: createExplainFailure(respond, outbox),
  })
  const explainRejection = createExplainRejection(respond, log)
  const transport = openTransport(slack, { explainRejection, acknowledged, log, now })
  const app = await createBoltApp({
    receiver: transport.receiver,
    claims,
    suggest,
    choose,
    workspaces,
    slackApiUrl: slack.apiUrl,
    log,
    inFlight,
  })
  registerRequests({
    durable,
    requests,
    claims,
    interactions,
    dispatch,
    handle,
    planOf,
    releaseForm: store.idempotencyKeys.release,
    answered,
    now,
  })
  await app.start()
  const heartbeat = startHeartbeat(store, log)

  const background = await startBackground({
    durable,
    store,
    services,
    authorizeBackground,
    cards,
    queues,
    outbox,
    pace,
    eraseUninstalled,
    zoneOf: async (team, user) => (await chat.person(team, user)).zone,
    only: installation.only,
    admins,
    log,
    now,
  })
  const pages = createRoutes({
    store,
    services,
    outbox,
    install: installation.install,
    publicUrl,
    server,
    events: { secrets: forge, onEvent: background.onEvent, now },
    log,
  })
  let accepting = true
  const health = createHealth(() => ({
    accepting,
    slack: workspaces.ready() && transport.connected(),
    store: heartbeat.lives(),
    forge: client.version() !== null,
  }))

  return {
    store,
    passTime: createTimeTravel({ store, durable, now, missing: services.missing }),
    async handle(request, response) {
      if (await transport.handle(request, response)) return true
      if (await health.handle(request, response)) return true
      return accepting ? inFlight.track(() => pages.handle(request, response)) : false
    },
    async stop() {
      accepting = false
      claims.stop()
      posts.runNow()
      await Promise.all([app.stop(), heartbeat.stop()])
      // Accepted work may use its time in parallel, not one after the other.
      const [drained] = await Promise.all([inFlight.drain(DRAIN_MS), background.stop(DRAIN_MS)])
      if (!drained) log.warn({ left: inFlight.count }, 'stopped with work under way')
      posts.stop()
      await installation.stop()
      await client.close()
      await store.close()
      folder?.release()
    },
  }
}
