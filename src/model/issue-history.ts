import type { DayCount } from './burndown.ts'
import { addDays, type Day, localDay, parseDate } from './day.ts'
import type { Issue } from './issue.ts'

interface Life {
  readonly made: Date
  readonly closed: Date | null
}

/** The history of a milestone’s issues, derived from the forge’s own dates. */
interface IssueHistory {
  /** Creation time of the first issue. */
  readonly first: Date
  /** Returns the open and closed counts at the end of each of the zone’s days, from `from` through `to`. */
  days(from: Day, to: Day, zone: string): DayCount[]
}

/**
 * Derives the history of issues from their own dates; null unless every issue reports when it was created and
 * whether and when it was closed. Moves between milestones leave no date, and a reopened issue counts as open
 * since its creation. Dates after `now`, from a clock that differs, become `now`.
 */
export function historyOf(open: readonly Issue[], closed: readonly Issue[], now: Date): IssueHistory | null {
  const lives = [...open.map(openLife), ...closed.map(closedLife)]
  const known = lives.filter((life) => life !== null).map((life) => untilNow(life, now))
  if (known.length === 0 || known.length < lives.length) return null
  return {
    first: new Date(Math.min(...known.map(({ made }) => made.getTime()))),
    days: (from, to, zone) => countDays(known, from, to, zone),
  }
}

/** A forge that reports closing dates reports null for open issues. */
function openLife({ created_at, closed_at }: Issue): Life | null {
  const made = parseDate(created_at)
  return made === null || closed_at === undefined ? null : { made, closed: null }
}

function closedLife({ created_at, closed_at }: Issue): Life | null {
  const [made, closed] = [parseDate(created_at), parseDate(closed_at ?? null)]
  return made === null || closed === null ? null : { made, closed }
}

/** Limits the dates to `now`; an issue never closes before it is created. */
function untilNow({ made, closed }: Life, now: Date): Life {
  const [begun, ended] = [Math.min(made.getTime(), now.getTime()), closed?.getTime()]
  if (ended === undefined) return { made: new Date(begun), closed: null }
  return { made: new Date(begun), closed: new Date(Math.max(begun, Math.min(ended, now.getTime()))) }
}

function countDays(lives: readonly Life[], from: Day, to: Day, zone: string): DayCount[] {
  const made = perDay(
    lives.map((life) => life.made),
    zone,
  )
  const closed = perDay(
    lives.flatMap((life) => life.closed ?? []),
    zone,
  )
  const counts: DayCount[] = []
  const sum = { made: upTo(made, addDays(from, -1)), closed: upTo(closed, addDays(from, -1)) }
  for (let day = from; day <= to; day = addDays(day, 1)) {
    sum.made += made.get(day) ?? 0
    sum.closed += closed.get(day) ?? 0
    counts.push({ day, open: sum.made - sum.closed, closed: sum.closed })
  }
  return counts
}

function perDay(dates: readonly Date[], zone: string): Map<Day, number> {
  const days = Map.groupBy(dates, (date) => localDay(date, zone))
  return new Map([...days].map(([day, all]) => [day, all.length]))
}

function upTo(numbers: ReadonlyMap<Day, number>, last: Day): number {
  let sum = 0
  for (const [day, number] of numbers) if (day <= last) sum += number
  return sum
}
