import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { createForgeClient } from './api/client.ts'
import { homeOf } from './commands/home.ts'
import { isMember } from './commands/policy.ts'
import { createTurns } from './commands/turn.ts'
import type { LiveConfig } from './config.ts'
import { createCards } from './jobs/cards.ts'
import { createWatchJob } from './jobs/watch.ts'
import type { Log } from './log/log.ts'
import { createServices } from './services/services.ts'
import { createBoltApp } from './slack/bolt-app.ts'
import { createDeliver } from './slack/deliver.ts'
import { createDispatch } from './slack/dispatch.ts'
import { createIdentity } from './slack/identity.ts'
import { InFlight } from './slack/in-flight.ts'
import { createLinkConfirmation } from './slack/link-confirmation.ts'
import { createRespond } from './slack/respond.ts'
import { createSecretQuestion } from './slack/secret-question.ts'
import { openTransport } from './slack/transport.ts'
import { createWebOutbox } from './slack/web-outbox.ts'
import { within } from './slack/within.ts'
import type { KeyRing } from './store/keys.ts'
import { openStore, type Store } from './store/store.ts'
import { createHealth } from './web/health.ts'
import { createLinkPage } from './web/link-page.ts'
import { createSecretPage } from './web/secret-page.ts'

/** How long work that was accepted may go on after a stop was asked for, in ms. */
const DRAIN_MS = 10_000
const SWEEP_MS = 3_600_000
/** How long what was entered and not confirmed may lie in the store after its ten minutes, in ms. */
const FORGET_MS = 60_000

export interface BotOptions {
  readonly config: Pick<LiveConfig, 'slack' | 'forge' | 'dataDir' | 'publicUrl'>
  readonly keys: KeyRing
  readonly log: Log
  /** See WatchOptions.pace. */
  readonly pace: { readonly fastest: number; readonly slowest: number }
}

/** A running bot, to be mounted on a server. */
export interface Bot {
  readonly store: Store
  /** Answers the bot’s own paths; false when the path is not its own. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  /** Accepts nothing more, lets accepted work end (at most ten seconds), and closes. */
  stop(): Promise<void>
}

/** Puts the rooms together: config, api, services, commands, slack. */
export async function startBot({ config, keys, log, pace }: BotOptions): Promise<Bot> {
  const { slack, forge } = config
  const store = await openStore({ file: join(config.dataDir, 'greenlight.db'), keys })
  const client = createForgeClient({ baseUrl: forge.url })
  const room = createServices(client, store, {
    publicUrl: config.publicUrl,
    serviceToken: forge.serviceToken,
    projects: forge.projects,
    ...(forge.integrationSlugs ? { integrationSlugs: forge.integrationSlugs } : {}),
  })
  const turns = createTurns(room, forge.url)

  const inFlight = new InFlight()
  const identity = createIdentity({ token: slack.botToken, slackApiUrl: slack.apiUrl, log })
  let installedTeam: string | null = null
  void identity.current().then(({ teamId }) => {
    installedTeam = teamId
  })
  const outbox = createWebOutbox({ token: slack.botToken, slackApiUrl: slack.apiUrl, log })
  const respond = createRespond(slack.apiUrl, log)
  const cards = createCards(store, outbox)
  const dispatch = createDispatch({
    turns,
    deliver: createDeliver({ outbox, respond, cards }),
    outbox,
    respond,
    forgeUrl: forge.url,
    async home(asker) {
      if (isMember(asker)) await outbox.publishHome(asker.user, await homeOf(room, asker))
    },
    track: (work) => inFlight.track(work),
    once: store.deliveries.claim,
    installedTeam: () => installedTeam,
    log,
  })

  const transport = openTransport(slack, store.deliveries.claim, log)
  const app = await createBoltApp({
    receiver: transport.receiver,
    surfaces: dispatch,
    identity: identity.current,
    slackApiUrl: slack.apiUrl,
    log,
    inFlight,
  })
  await app.start()

  const watch = createWatchJob({
    store,
    room,
    cards,
    outbox,
    pace,
    failed: (err) => log.error({ err }, 'a look at the waits failed'),
  })
  watch.start()
  const every = (ms: number, work: () => Promise<unknown>) =>
    setInterval(() => void work().catch((err: unknown) => log.error({ err }, 'a sweep failed')), ms)
  const sweeps = [every(SWEEP_MS, store.deliveries.sweep), every(FORGET_MS, store.forgetExpired)]

  const pages = { store, publicUrl: config.publicUrl, forgeUrl: forge.url, log }
  const link = createLinkPage({
    ...pages,
    verify: room.verify,
    entered: createLinkConfirmation(outbox, forge.url),
  })
  const secret = createSecretPage({ ...pages, entered: createSecretQuestion(outbox) })
  const answerPage = async (request: IncomingMessage, response: ServerResponse) =>
    (await link.handle(request, response)) || secret.handle(request, response)
  let accepting = true
  const health = createHealth(() => ({ accepting, slack: identity.known() && transport.connected() }))

  return {
    store,
    async handle(request, response) {
      if (await health.handle(request, response)) return true
      if (await transport.handle(request, response)) return true
      return accepting ? inFlight.track(() => answerPage(request, response)) : false
    },
    async stop() {
      accepting = false
      for (const sweep of sweeps) clearInterval(sweep)
      await app.stop()
      // What was accepted may take its time together, not one after the other.
      const [drained] = await Promise.all([
        inFlight.drain(DRAIN_MS),
        within(DRAIN_MS, watch.stop(), undefined),
      ])
      if (!drained) log.warn({ left: inFlight.count }, 'stopped before all accepted work had ended')
      await client.close()
      await store.close()
    },
  }
}
