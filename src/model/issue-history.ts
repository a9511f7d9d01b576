import type { DayCount } from './burndown.ts'
import { parseDate } from './dates.ts'
import { addDays, type Day, localDay } from './day.ts'
import type { Issue } from './issue.ts'

/** When an issue was made and, if it is closed, when. */
interface Life {
  readonly made: Date
  readonly closed: Date | null
}

/** What the forge’s own dates tell of the issues of a milestone. */
export interface IssueHistory {
  /** When the first of them was made. */
  readonly first: Date
  /** How many were open and closed at the end of each day of the zone, from one day up to and with another. */
  days(from: Day, to: Day, zone: string): DayCount[]
}

/**
 * The history of issues from their own dates; null where the forge does not tell them: every issue must say when it was
 * made and whether and when it was closed. Moves between milestones leave no date, and an issue that was opened
 * again counts as open since it was made. Dates after `now`, of a clock that goes otherwise, are `now`.
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

/** A forge that tells when issues are closed says of open ones that they are not. */
function openLife({ created_at, closed_at }: Issue): Life | null {
  const made = parseDate(created_at)
  return made === null || closed_at === undefined ? null : { made, closed: null }
}

function closedLife({ created_at, closed_at }: Issue): Life | null {
  const [made, closed] = [parseDate(created_at), parseDate(closed_at ?? null)]
  return made === null || closed === null ? null : { made, closed }
}

/** Nothing is closed before it is made. */
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
