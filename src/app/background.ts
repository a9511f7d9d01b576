import type { Cards } from '../cards/cards.ts'
import type { Log } from '../log/log.ts'
import type { Outbox } from '../outbox/port.ts'
import { createHandlers, type Handler } from '../scheduler/handlers.ts'
import type { Jobs } from '../scheduler/jobs.ts'
import type { AuthorizeBackground } from '../services/access/background-access.ts'
import type { ServiceFactory } from '../services/services.ts'
import { withTimeout } from '../slack/with-timeout.ts'
import type { Store } from '../store/store.ts'
import { createPoller, type PollerOptions } from '../sync/poller.ts'

/** The longest between two looks at which digests are due, in ms. */
const DIGESTS_MS = 3_000

export interface Background {
  /** See Poller.heard. */
  heard(): void
  stop(withinMs: number): Promise<void>
}

/** Everything that runs on a schedule, from now on. */
export async function startBackground({
  jobs,
  store,
  room,
  judge,
  cards,
  outbox,
  pace,
  listens,
  uninstalls,
  log,
  now,
}: {
  readonly jobs: Jobs
  readonly store: Store
  readonly room: ServiceFactory
  readonly judge: AuthorizeBackground
  readonly cards: Cards
  readonly outbox: Outbox
  readonly pace: PollerOptions['pace']
  /** Whether the forge has a webhook that tells of what happens there. */
  readonly listens: boolean
  /** See HandlerContext. */
  readonly uninstalls: () => Promise<void>
  readonly log: Log
  readonly now: () => number
}): Promise<Background> {
  const poll = createPoller({
    store,
    room,
    judge,
    cards,
    outbox,
    pace,
    now,
    failed: (err) => log.error({ err }, 'sync failed'),
    missed: (project) => log.warn({ project }, 'sync found a change without a webhook event'),
  })
  poll.start(listens)
  const digests = {
    jobs,
    judge,
    outbox,
    now,
    everyMs: Math.min(pace.fastest, DIGESTS_MS),
  }
  const handlers = new Map<string, Handler>(
    Object.entries(createHandlers({ store, signIn: room.signIn, log, uninstalls, digests })),
  )
  for (const [name, { work, everyMs }] of handlers) {
    jobs.work(name, work)
    if (everyMs) jobs.schedule(name, everyMs)
  }
  await jobs.start()
  for (const [name, { atStart }] of handlers) if (atStart) await jobs.enqueue(name, {}, { key: 'start' })
  return {
    heard: poll.heard,
    async stop(withinMs) {
      const early = [...handlers.values()].map(({ stop }) => stop?.())
      await Promise.all([
        withTimeout(withinMs, poll.stop(), undefined),
        withTimeout(withinMs, Promise.all([jobs.stop(), ...early]), undefined),
      ])
    },
  }
}
