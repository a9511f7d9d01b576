import { setTimeout as sleep } from 'node:timers/promises'
import { COUNTED_MS } from '../digests/count-issues.ts'
import type { Jobs } from '../scheduler/jobs.ts'
import { slotsBetween } from '../services/milestone/digest/slots.ts'
import type { Store } from '../store/store.ts'

/** Whoever moves a clock waits so long at most, in ms of real time. */
const PATIENCE_MS = 20_000
/** And for a count of issues so long at each stop: a burndown can do without one. */
const FOR_A_COUNT_MS = 3_000
const LOOK_EVERY_MS = 50

/** Brings a clock to a time in ms UTC, with a call of `goTo` for each stop on the way, the last of them to `until`. */
export type TimeTravel = (until: number, goTo: (time: number) => Promise<void>) => Promise<void>

/**
 * How a clock that can be moved gets on as if the time had passed: it stops at each slot of a digest until the slot
 * is seen to, and at the end until issues are counted. A jump would leave all that behind, as a machine that slept
 * does. `now` is that clock.
 */
export function createTimeTravel({
  store: { digests, digestSlots, snapshots },
  jobs,
  now,
}: {
  readonly store: Pick<Store, 'digests' | 'digestSlots' | 'snapshots'>
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly now: () => number
}): TimeTravel {
  async function nextStop(until: number): Promise<number> {
    const running = await digests.running()
    const slots = running.flatMap((digest) =>
      slotsBetween(digest, Math.max(now(), digest.settledUntil), until),
    )
    return Math.min(until, ...slots)
  }

  async function isSeenTo(): Promise<boolean> {
    const running = await digests.running()
    if (running.some((digest) => slotsBetween(digest, digest.settledUntil, now()).length > 0)) return false
    return (await digestSlots.unfinished()).length === 0
  }

  async function isCounted(): Promise<boolean> {
    const running = await digests.running()
    const last = await Promise.all(running.map(({ team, project }) => snapshots.lastOf(team, project)))
    return last.every((at) => at !== null && Math.abs(now() - at) < COUNTED_MS)
  }

  async function wait(isThere: () => Promise<boolean>, deadline: number): Promise<void> {
    while (performance.now() < deadline && !(await isThere())) await sleep(LOOK_EVERY_MS)
  }

  return async (until, goTo) => {
    const deadline = performance.now() + PATIENCE_MS
    for (let stop = now(); stop < until; ) {
      stop = performance.now() < deadline ? await nextStop(until) : until
      await goTo(stop)
      for (const name of ['digests', 'snapshots'])
        await jobs.enqueue(name, {}, { key: 'the clock was moved' })
      await wait(isSeenTo, deadline)
      await wait(isCounted, Math.min(deadline, performance.now() + FOR_A_COUNT_MS))
    }
  }
}
