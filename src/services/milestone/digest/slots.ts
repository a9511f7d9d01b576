import { Cron } from 'croner'
import { localDay } from '../../../model/day.ts'
import { firstAt, wallClock } from '../../../model/zone.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** So many runs are looked at to tell how often a schedule is due. */
const LOOKED_AT = 60

/** When something is due: cron texts of five fields, on the clocks of a zone. */
export interface Due {
  readonly cron: readonly string[]
  readonly zone: string
  /** Days (`YYYY-MM-DD`) on which nothing is due. */
  readonly holidays: readonly string[]
}

/** The next slots after an instant (ms UTC), earliest first; fewer when there are no more. */
export function slotsAfter(due: Due, after: number, count: number): number[] {
  return [...slotsFrom(due, after).take(count)]
}

/** The slots after one instant up to and with another (ms UTC), oldest first; of more than a month, the last month’s. */
export function slotsBetween(due: Due, after: number, until: number): number[] {
  const slots: number[] = []
  for (const slot of slotsFrom(due, Math.max(after, until - 31 * DAY_MS))) {
    if (slot > until) break
    slots.push(slot)
  }
  return slots
}

/**
 * A time that clocks skip is due when they have skipped it, one that comes twice the first time, and a day that a
 * zone leaves out has none. croner counts the times on the wall only: asked with the zone, it loses what is due in a
 * skip at the end of a day, as America/Nuuk has one.
 */
function* slotsFrom({ cron, zone, holidays }: Due, after: number): Generator<number, undefined, undefined> {
  let last = after
  // The wall may have shown the same times up to a day before.
  for (const wall of wallsFrom(cron, wallClock(after, zone) - DAY_MS)) {
    const slot = firstAt(wall, zone)
    if (slot === null || slot <= last) continue
    last = slot
    if (!holidays.includes(localDay(new Date(slot), zone))) yield slot
  }
}

/** What is wrong with a cron text of five fields, in words that follow its name; null when it will do. */
export function cronProblem(text: string): string | null {
  const walls = patternOf(text)?.nextRuns(LOOKED_AT, new Date(Date.UTC(2026, 0, 1)))
  if (!walls) return 'is not cron text'
  if (walls.length === 0) return 'never comes'
  const times = walls.map((wall) => wall.getTime())
  const isTooOften = times.some(
    (time, index) => time - (times[index - 1] ?? Number.NEGATIVE_INFINITY) < HOUR_MS,
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

/** The times on the wall (as if UTC; ms) from `from` on, earliest first, each once. */
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
