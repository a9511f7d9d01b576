import type { LiveConfig } from '../config/config.ts'
import { createForgeClient } from '../forge/client.ts'
import { mayBeInside } from '../forge/reach.ts'
import type { VersionNews } from '../forge/version.ts'
import type { Log } from '../log/log.ts'
import type { Secrets } from '../log/secrets.ts'
import { traceparent } from '../log/trace.ts'
import { serverNameOf } from '../model/server-name.ts'
import { type ServerSettings, secretsOfServer } from '../model/server-settings.ts'
import type { ForgeServer, ServerOf } from '../services/server.ts'
import type { StoredServer, Servers as StoredServers } from '../store/tables/servers.ts'
import type { WebhookSecrets } from '../web/webhook.ts'
import type { Metrics } from './metrics.ts'
import { yieldNow } from './scheduler.ts'

type Settings = LiveConfig['forge']

/** The servers that this process speaks to: that of the deployment, and those that workspaces have set. */
export interface ServerDirectory {
  /** The deployment’s own server. */
  readonly usual: ForgeServer
  readonly of: ServerOf
  /** Returns the name of a workspace’s server; null: of no workspace that is known. */
  nameOf(team: string | null): string
  /** True when people can sign in at one of them. */
  haveSignIn(): boolean
  /** The webhook secrets of a server by its id; null without any. */
  webhook(id: string): WebhookSecrets | null
  /** Returns the API that a server speaks, asked now and without a token; null when it does not say. */
  probe(url: string): Promise<ServerSettings['api']>
  /** Takes over what any process has changed, and closes what is not used any more. */
  refresh(): Promise<void>
  /** Forgets that the deployment’s server was down or busy. */
  reset(): void
  close(): Promise<void>
}

interface Running {
  readonly stored: StoredServer
  readonly server: ForgeServer
}

/** Time after which the connections to a former server are closed, in ms: sign-ins are ended there. */
const LEAVE_MS = 10_000
/** Longest probe of a server that somebody has entered, in ms. */
const PROBE_MS = 8_000

export function openServers({
  forge,
  internalHosts,
  store,
  secrets,
  log,
  metrics,
}: {
  readonly forge: Settings
  /** Hosts inside the network that workspaces may use as their server. */
  readonly internalHosts: readonly string[]
  readonly store: StoredServers
  readonly secrets: Pick<Secrets, 'learn'>
  readonly log: Log
  readonly metrics: Pick<Metrics, 'exchanged'>
}): ServerDirectory {
  const usual = openServer(forge, '', { log, metrics: metrics.exchanged(''), reachesInside: true })
  const running = new Map<string, Running>()
  /** Servers that no workspace uses any more, until their last calls have ended. */
  const leaving = new Map<Running, NodeJS.Timeout>()

  function open(stored: StoredServer): ForgeServer {
    const { id, team, url } = stored
    for (const secret of secretsOfServer(stored)) secrets.learn(secret)
    const { host } = new URL(url)
    const server = openServer(settingsOf(stored), id, {
      log: log.child({ team, server: host }),
      metrics: metrics.exchanged(host),
      reachesInside: mayBeInside(url, internalHosts),
    })
    void server.client.start()
    return server
  }

  function leave(one: Running): void {
    const timer = setTimeout(() => {
      leaving.delete(one)
      close(one)
    }, LEAVE_MS)
    leaving.set(one, timer.unref())
  }

  function close({ server }: Running): void {
    server.client
      .close()
      .catch((err: unknown) => log.error({ err }, 'connections to a server were not closed'))
  }

  function of(team: string): ForgeServer {
    const stored = store.of(team)
    if (stored === null) return usual
    const known = running.get(team)
    if (known?.stored === stored) return known.server
    if (known) leave(known)
    const server = open(stored)
    running.set(team, { stored, server })
    return server
  }

  return {
    usual,
    of,
    nameOf: (team) => (team === null ? usual : of(team)).name,
    haveSignIn: () =>
      usual.application !== null || store.all().some(({ applicationId }) => applicationId !== null),
    webhook(id) {
      const { webhookSecret = null, webhookSigningToken = null } =
        (id === '' ? forge : store.withId(id)) ?? {}
      if (webhookSecret === null && webhookSigningToken === null) return null
      return { secret: webhookSecret, signingToken: webhookSigningToken }
    },
    async probe(url) {
      const reachesInside = mayBeInside(url, internalHosts)
      const client = createForgeClient({ baseUrl: url, api: null, reachesInside, versionPauseMs: PROBE_MS })
      try {
        await client.start()
        return client.version()
      } finally {
        await client.close()
      }
    },
    async refresh() {
      await store.refresh()
      for (const [team, one] of running) {
        if (store.of(team) === one.stored) continue
        running.delete(team)
        leave(one)
      }
    },
    reset: () => usual.client.reset(),
    async close() {
      for (const timer of leaving.values()) clearTimeout(timer)
      const others = [...running.values(), ...leaving.keys()].map(({ server }) => server)
      await Promise.all([usual, ...others].map((one) => one.client.close()))
    },
  }
}

function settingsOf({ applicationId, applicationSecret, ...stored }: ServerSettings): Settings {
  const oauth = applicationId === null ? null : { applicationId, applicationSecret }
  return { ...stored, oauth, projects: [] }
}

/** Creates the server of these settings, whose client logs its news about it. It is not started yet. */
function openServer(
  settings: Settings,
  id: string,
  {
    log,
    metrics,
    reachesInside,
  }: {
    readonly log: Log
    readonly metrics: ReturnType<Metrics['exchanged']>
    readonly reachesInside: boolean
  },
): ForgeServer {
  const { url, api, serviceToken, projects, integrationSlugs = new Map(), oauth } = settings
  const client = createForgeClient({
    ...{ baseUrl: url, api, reachesInside, traceparent, yieldNow, onExchange: metrics },
    onBreaker: ({ state, since }) =>
      log.warn({ state, since }, state === 'opened' ? 'the forge is down' : 'the forge is back'),
    onVersion: (news) => logVersion(news, settings, log),
  })
  const name = serverNameOf(settings)
  return { id, url, name, set: api, client, serviceToken, projects, integrationSlugs, application: oauth }
}

function logVersion(
  news: VersionNews,
  { webhookSecret, webhookSigningToken = null, oauth }: Settings,
  log: Log,
): void {
  if (news.kind === 'contradicted') {
    log.warn({ set: news.set, spoken: news.api }, 'FORGE_API is set to what the forge does not speak')
  } else if (news.kind === 'unknown') {
    log.warn(
      { reason: news.reason },
      'the forge did not say which API it speaks, and is asked again; FORGE_API can say it',
    )
  } else {
    log.info({ api: news.api }, 'the forge has said which API it speaks')
    if (news.api === 'v3' && [webhookSecret, webhookSigningToken, oauth].some((setting) => setting !== null))
      log.warn({ api: news.api }, 'this API has nothing for what FORGE_WEBHOOK_* and FORGE_OAUTH_* set')
  }
}
