import type { Durable, ScheduledWork } from '../durable/durable.ts'
import { createGreeting } from '../interactions/welcome.ts'
import { createSchedule } from '../jobs/schedule.ts'
import { createPoller, type PollerOptions } from '../jobs/sync/poller.ts'
import type { Log } from '../log/log.ts'
import { withOwnSecrets } from '../log/own-secrets.ts'
import { withTimeout } from '../model/deadline.ts'
import { createDigestWork } from '../notifications/digests/due.ts'
import { createNudgeWork, type NudgeOptions } from '../notifications/nudges.ts'
import type { Services } from '../services/services.ts'

/** Longest interval between two checks for due digests, in ms. */
const DIGESTS_MS = 3_000
/** Longest delay until another process polls after one that has stopped, in ms. */
const TAKEOVER_MS = 1_000

interface BackgroundOptions extends Omit<PollerOptions, 'failed' | 'missed'> {
  readonly durable: Durable
  readonly services: Services
  /** Returns the zone of a person’s profile; null when it is unknown. */
  readonly zoneOf: NudgeOptions['zoneOf']
  /** See OpenedWorkspaces. */
  readonly only: Promise<string> | null
  /** Slack ids of the people who run the bot. */
  readonly admins: readonly string[]
  /** See ScheduleContext. */
  readonly eraseUninstalled: () => Promise<void>
  readonly log: Log
  readonly now: () => number
}

export async function startBackground(options: BackgroundOptions) {
  const { durable, store, services, authorizeBackground, outbox, pace, log, now } = options
  const poller = createPoller({
    ...options,
    failed: (err) => log.error({ err }, 'sync failed'),
    missed: (project) => log.warn({ project }, 'sync found a change without a webhook event'),
  })
  const digests = { authorizeBackground, outbox, now, everyMs: Math.min(pace.fastest, DIGESTS_MS) }
  const { due: dueDigests, slot } = createDigestWork({
    ...digests,
    durable,
    store,
    failed: (err) => log.error({ err }, 'digest failed'),
  })
  durable.work('digest', (...attempt) => withOwnSecrets(() => slot(...attempt)))
  const nudges = createNudgeWork({
    ...digests,
    store,
    zoneOf: options.zoneOf,
    failed: (err) => log.error({ err }, 'direct message failed'),
  })
  const schedule: Readonly<Record<string, ScheduledWork>> = createSchedule({
    store,
    signIn: services.signIn,
    missing: services.missing,
    log,
    uninstalls: options.eraseUninstalled,
    dueDigests,
    nudges,
    digests,
  })
  for (const [name, { everyMs, work }] of Object.entries(schedule))
    durable.schedule(name, everyMs, (run) => withOwnSecrets(() => work(run)))
  durable.schedule('sync', TAKEOVER_MS, (run) => withOwnSecrets(() => poller.run(run)))
  await durable.open()
  for (const [name, { atStart }] of Object.entries(schedule)) if (atStart) await durable.runNow(name)
  const greet = createGreeting(store, outbox.direct)
  // With one token for one workspace, whoever runs the bot has installed it.
  void options.only
    ?.then((team) => greet(team, options.admins))
    .catch((err: unknown) => log.error({ err }, 'greeting failed'))
  const closeDurable = async () => {
    const left = await durable.close()
    if (left > 0) log.warn({ left }, 'stopped with durable work under way')
  }
  return {
    onEvent: poller.onEvent,
    async stop(withinMs: number) {
      await withTimeout(withinMs, closeDurable(), undefined)
    },
  }
}
