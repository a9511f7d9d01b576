import { createDigestJudge } from './commands/milestone/digest/judge.ts'
import type { Cards } from './jobs/cards.ts'
import { createHandlers, type Handler } from './jobs/handlers.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Outbox } from './jobs/outbox.ts'
import { createPollJob, type PollOptions } from './jobs/poll.ts'
import type { Log } from './log/log.ts'
import type { ServiceRoom } from './services/services.ts'
import { within } from './slack/within.ts'
import type { Store } from './store/store.ts'

/** The longest between two looks at which digests are due, in ms. */
const DIGESTS_MS = 3_000

export interface Scheduled {
  /** See PollJob.heard. */
  heard(): void
  stop(withinMs: number): Promise<void>
}

/** Everything that runs on a schedule, from now on. */
export async function startScheduled({
  jobs,
  store,
  room,
  cards,
  outbox,
  pace,
  listens,
  log,
  now,
}: {
  readonly jobs: Jobs
  readonly store: Store
  readonly room: ServiceRoom
  readonly cards: Cards
  readonly outbox: Outbox
  readonly pace: PollOptions['pace']
  /** Whether the forge has a webhook that tells of what happens there. */
  readonly listens: boolean
  readonly log: Log
  readonly now: () => number
}): Promise<Scheduled> {
  const poll = createPollJob({
    store,
    room,
    cards,
    outbox,
    pace,
    now,
    failed: (err) => log.error({ err }, 'a look at what changes failed'),
    missed: (project) =>
      log.warn({ project }, 'a poll found a change that no event told of: is the forge’s webhook complete?'),
  })
  poll.start(listens)
  const digests = {
    jobs,
    room,
    outbox,
    now,
    everyMs: Math.min(pace.fastest, DIGESTS_MS),
    judge: createDigestJudge(room.standings),
  }
  const handlers = new Map<string, Handler>(
    Object.entries(createHandlers({ store, signIn: room.signIn, log, digests })),
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
        within(withinMs, poll.stop(), undefined),
        within(withinMs, Promise.all([jobs.stop(), ...early]), undefined),
      ])
    },
  }
}
