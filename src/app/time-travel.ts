import { setTimeout as sleep } from 'node:timers/promises'
import type { Durable } from '../durable/durable.ts'
import { COUNTED_MS } from '../notifications/digests/count-issues.ts'
import { slotsBetween } from '../services/digest/slots.ts'
import type { Services } from '../services/services.ts'
import type { Store } from '../store/store.ts'

/** Longest wait of a clock change, in ms of real time. */
const PATIENCE_MS = 20_000
/** Longest wait for an issue count at each stop, in ms: a burndown can do without one. */
const COUNT_PATIENCE_MS = 3_000
const POLL_INTERVAL_MS = 50

/** Moves a clock to a time in ms UTC, with a call of `goTo` for each stop on the way, lastly to `until`. */
export type TimeTravel = (until: number, goTo: (time: number) => Promise<void>) => Promise<void>

/**
 * Creates a clock change that acts as if the time had passed: it stops at each digest slot until the slot is
 * finished and the issues are counted. A jump would skip all that, as a suspended machine does. `now` is that
 * clock.
 */
export function createTimeTravel(options: {
  readonly store: Pick<Store, 'digests' | 'digestSlots' | 'snapshots'>
  readonly durable: Pick<Durable, 'runNow'>
  readonly now: () => number
  readonly missing: Services['missing']
}): TimeTravel {
  const { store, durable, now, missing } = options
  const { digests, digestSlots, snapshots } = store
  async function nextStop(until: number): Promise<number> {
    const running = await digests.running()
    const slots = running.flatMap((digest) =>
      slotsBetween(digest, Math.max(now(), digest.settledUntil), until),
    )
    return Math.min(until, ...slots)
  }

  async function isPosted(): Promise<boolean> {
    const running = await digests.running()
    if (running.some((digest) => slotsBetween(digest, digest.settledUntil, now()).length > 0)) return false
    return (await digestSlots.unfinished()).length === 0
  }

  async function isCounted(): Promise<boolean> {
    if (missing('issue-dates') === null) return true
    const running = (await digests.running()).filter(({ kind }) => kind === 'milestone')
    const last = await Promise.all(running.map(({ team, project }) => snapshots.lastOf(team, project)))
    return last.every((at) => at !== null && Math.abs(now() - at) < COUNTED_MS)
  }

  async function wait(isThere: () => Promise<boolean>, deadline: number): Promise<void> {
    while (performance.now() < deadline && !(await isThere())) await sleep(POLL_INTERVAL_MS)
  }

  return async (until, goTo) => {
    const deadline = performance.now() + PATIENCE_MS
    for (let stop = now(); stop < until; ) {
      stop = performance.now() < deadline ? await nextStop(until) : until
      await goTo(stop)
      for (const name of ['digests', 'issue-count']) await durable.runNow(name)
      await wait(isPosted, deadline)
      await wait(isCounted, Math.min(deadline, performance.now() + COUNT_PATIENCE_MS))
    }
  }
}
