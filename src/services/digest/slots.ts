import { Cron } from 'croner'
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants'
import { localDay } from '../../model/day.ts'
import type { EpochMs } from '../../model/fields.ts'
import { firstAt, wallClock } from '../../model/zone.ts'
import type { Store } from '../../store/store.ts'

/** Age of a due digest from which it is late, in ms. */
export const LATE_MS = 120_000
/** Number of runs examined to determine how often a schedule is due. */
const LOOKED_AT = 60

/** A schedule: cron texts of five fields, in the clock time of a zone. */
interface DueSlots {
  readonly cron: readonly string[]
  readonly zone: string
  /** Days (`YYYY-MM-DD`) on which nothing is due. */
  readonly holidays: readonly string[]
}

/** Returns the next slots after an instant, earliest first; fewer when there are no more. */
export function slotsAfter(due: DueSlots, after: number, count: number): number[] {
  return [...slotsFrom(due, after).take(count)]
}

/** Returns slots after `after` up to and including `until`, oldest first, at most 31 days back. */
export function slotsBetween(due: DueSlots, after: EpochMs, until: EpochMs): EpochMs[] {
  const slots: number[] = []
  for (const slot of slotsFrom(due, Math.max(after, until - 31 * millisecondsInDay))) {
    if (slot > until) break
    slots.push(slot)
  }
  return slots
}

/** Returns since when (ms UTC) each digest is due that is not posted yet. */
export async function dueSince(
  { digests, digestSlots }: Pick<Store, 'digests' | 'digestSlots'>,
  now: number,
): Promise<number[]> {
  const unclaimed = (await digests.running()).flatMap((digest) =>
    slotsBetween(digest, digest.settledUntil, now).slice(-1),
  )
  return [...unclaimed, ...(await digestSlots.unfinished()).map(({ slotAt }) => slotAt)]
}

/**
 * A clock time that is skipped falls due right after the skip, one that occurs twice at its first occurrence,
 * and a day that a zone omits has none. croner computes clock times only: given the zone, it loses slots in a
 * skip at the end of a day, as in America/Nuuk.
 */
function* slotsFrom(
  { cron, zone, holidays }: DueSlots,
  after: number,
): Generator<number, undefined, undefined> {
  let last = after
  // The clock may have shown the same times up to a day before.
  for (const wall of wallsFrom(cron, wallClock(after, zone) - millisecondsInDay)) {
    const slot = firstAt(wall, zone)
    if (slot === null || slot <= last) continue
    last = slot
    if (!holidays.includes(localDay(new Date(slot), zone))) yield slot
  }
}

/** Returns the problem of a cron text of five fields, as words after its name; null when it is valid. */
export function cronProblem(text: string): string | null {
  const walls = patternOf(text)?.nextRuns(LOOKED_AT, new Date(Date.UTC(2026, 0, 1)))
  if (!walls) return 'is not cron text'
  if (walls.length === 0) return 'never comes'
  const times = walls.map((wall) => wall.getTime())
  const isTooOften = times.some(
    (time, index) => time - (times[index - 1] ?? Number.NEGATIVE_INFINITY) < millisecondsInHour,
  )
  return isTooOften ? 'is due more often than once an hour' : null
}

function patternOf(text: string): Cron | null {
  try {
    return new Cron(text, { utcOffset: 0, paused: true, mode: '5-part' })
  } catch {
    return null
  }
}

/** Yields the clock times (as if UTC; ms) from `from` on, earliest first, each once. */
function* wallsFrom(cron: readonly string[], from: number): Generator<number> {
  const patterns = cron.flatMap((text) => patternOf(text) ?? [])
  let last = from
  for (;;) {
    const next = patterns.flatMap((pattern) => pattern.nextRun(new Date(last))?.getTime() ?? [])
    if (next.length === 0) return
    last = Math.min(...next)
    yield last
  }
}
