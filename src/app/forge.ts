import { createForgeClient } from '../forge/client.ts'
import type { VersionNews } from '../forge/version.ts'
import type { Log } from '../log/log.ts'
import { traceparent } from '../log/trace.ts'
import { serverNameOf } from '../model/server-name.ts'
import type { ForgeServer } from '../services/services.ts'
import type { LiveConfig } from './config/config.ts'
import type { Metrics } from './metrics.ts'

type Settings = LiveConfig['forge']

/** Creates the server of these settings, whose client logs its news about it. It is not started yet. */
export function openForge(
  settings: Settings,
  { log, metrics }: { readonly log: Log; readonly metrics: Pick<Metrics, 'exchanged'> },
): ForgeServer {
  const { url, api, serviceToken, projects, integrationSlugs = new Map(), oauth } = settings
  const client = createForgeClient({
    baseUrl: url,
    api,
    traceparent,
    onExchange: (call) => metrics.exchanged(call),
    onBreaker: ({ state, since }) =>
      log.warn({ state, since }, state === 'opened' ? 'the forge is down' : 'the forge is back'),
    onVersion: (news) => logVersion(news, settings, log),
  })
  return {
    url,
    name: serverNameOf(settings),
    client,
    serviceToken,
    projects,
    integrationSlugs,
    application: oauth,
  }
}

export function receivesEvents({ webhookSecret, webhookSigningToken = null }: Settings): boolean {
  return webhookSecret !== null || webhookSigningToken !== null
}

function logVersion(news: VersionNews, settings: Settings, log: Log): void {
  if (news.kind === 'contradicted') {
    log.warn({ set: news.set, spoken: news.api }, 'FORGE_API is set to what the forge does not speak')
  } else if (news.kind === 'unknown') {
    log.warn(
      { reason: news.reason },
      'the forge did not say which API it speaks, and is asked again; FORGE_API can say it',
    )
  } else {
    log.info({ api: news.api }, 'the forge has said which API it speaks')
    if (news.api === 'v3' && (receivesEvents(settings) || settings.oauth !== null))
      log.warn({ api: news.api }, 'this API has nothing for what FORGE_WEBHOOK_* and FORGE_OAUTH_* set')
  }
}
