import type { Cards } from './jobs/cards.ts'
import type { Outbox } from './jobs/outbox.ts'
import { createResealJob } from './jobs/reseal.ts'
import { createWatchJob, type WatchOptions } from './jobs/watch.ts'
import type { Log } from './log/log.ts'
import type { ServiceRoom } from './services/services.ts'
import { within } from './slack/within.ts'
import type { Store } from './store/store.ts'

const SWEEP_MS = 3_600_000
/** How long what was entered and not confirmed may lie in the store after its ten minutes, in ms. */
const FORGET_MS = 60_000

/** Everything that runs on a schedule, from now on. */
export function startScheduled({
  store,
  room,
  cards,
  outbox,
  pace,
  log,
  now,
}: {
  readonly store: Store
  readonly room: ServiceRoom
  readonly cards: Cards
  readonly outbox: Outbox
  readonly pace: WatchOptions['pace']
  readonly log: Log
  readonly now: () => number
}): { stop(withinMs: number): Promise<void> } {
  const watch = createWatchJob({
    store,
    room,
    cards,
    outbox,
    pace,
    now,
    failed: (err) => log.error({ err }, 'a look at the waits failed'),
  })
  watch.start()
  const reseal = createResealJob({ reseal: store.reseal, log })
  void reseal.run().catch((err: unknown) => log.error({ err }, 'secrets could not be sealed anew'))
  const every = (ms: number, work: () => Promise<unknown>) =>
    setInterval(() => void work().catch((err: unknown) => log.error({ err }, 'a sweep failed')), ms)
  const sweeps = [
    every(SWEEP_MS, store.deliveries.sweep),
    every(SWEEP_MS, store.intents.sweep),
    every(FORGET_MS, store.forgetExpired),
    every(FORGET_MS, store.departures.sweep),
    every(SWEEP_MS, reseal.run),
  ]
  return {
    async stop(withinMs) {
      for (const sweep of sweeps) clearInterval(sweep)
      await Promise.all([
        within(withinMs, watch.stop(), undefined),
        within(withinMs, reseal.stop(), undefined),
      ])
    },
  }
}
