import { addDays, type Day, daysBetween, localDay, parseDate, workingDaysAfter } from './day.ts'
import type { Issue } from './issue.ts'

export interface IssueCounts {
  readonly open: number
  readonly closed: number
}

export interface DayCount extends IssueCounts {
  readonly day: Day
}

/** Returns the last of the counts (`at` in ms UTC, oldest first) on each day of the zone. */
export function lastOfEachDay(
  counts: readonly (IssueCounts & { readonly at: number })[],
  zone: string,
): DayCount[] {
  const days = new Map<Day, DayCount>()
  for (const { at, open, closed } of counts) {
    const day = localDay(new Date(at), zone)
    days.set(day, { day, open, closed })
  }
  return [...days.values()]
}

export interface BurndownColumn {
  /** Equal to `to` where a column is one day. */
  readonly from: Day
  readonly to: Day
  /** The last count in these days; null without one. */
  readonly count: IssueCounts | null
  /** The ideal number of open issues at the end of `to`; null where there is no due date. */
  readonly ideal: number | null
}

/** The known decline of open issues; days without a count stay empty. */
export interface Burndown {
  /** The source of the counts: the forge’s dates of each issue, or counts taken day by day. */
  readonly from: 'dates' | 'counts'
  /** Oldest first; the last one ends today. Empty when no counts are known. */
  readonly columns: readonly BurndownColumn[]
  /** Days per column. */
  readonly step: number
  /** Null where there is no due date. */
  readonly line: IdealLine | null
}

/** Most columns that a chart takes. */
const MAX_COLUMNS = 20

/**
 * Puts counts into columns, from the first counted day to today. Nothing is interpolated; the ideal line is
 * drawn for the current number of issues (`all`).
 */
export function burndownOf(
  counts: readonly DayCount[],
  today: Day,
  line: IdealLine | null,
  all: number,
  holidays: readonly Day[],
  from: Burndown['from'] = 'counts',
): Burndown {
  const known = counts.filter(({ day }) => day <= today).sort((a, b) => (a.day < b.day ? -1 : 1))
  const first = known[0]?.day
  if (first === undefined) return { from, columns: [], step: 1, line }
  const days = daysBetween(first, today) + 1
  const step = Math.ceil(days / MAX_COLUMNS)
  const columns = Array.from({ length: Math.ceil(days / step) }, (_, back) => {
    const to = addDays(today, -back * step)
    const begin = addDays(to, -Math.min(step - 1, daysBetween(first, to)))
    const last = known.findLast(({ day }) => begin <= day && day <= to)
    return {
      from: begin,
      to,
      count: last ? { open: last.open, closed: last.closed } : null,
      ideal: line && idealOpen(line, all, to, holidays),
    }
  })
  return { from, columns: columns.reverse(), step, line }
}

export type Pace =
  | { readonly kind: 'no-issues' }
  /** Some of the issues were not read. */
  | { readonly kind: 'not-all-read' }
  | { readonly kind: 'finished' }
  | { readonly kind: 'no-due-date' }
  /** The due date is past, with `open` issues left. */
  | { readonly kind: 'over'; readonly open: number }
  /** `by`: a whole number above zero; `ideal`: the ideal number closed by the end of today, a fraction. */
  | { readonly kind: 'ahead' | 'behind'; readonly by: number; readonly ideal: number }
  /** Less than half an issue off. */
  | { readonly kind: 'on-line'; readonly ideal: number }

/** Compares the number of closed issues with the ideal number by the end of today. */
export function paceOf(
  { open, closed }: IssueCounts,
  complete: boolean,
  line: IdealLine | null,
  today: Day,
  holidays: readonly Day[],
): Pace {
  const all = open + closed
  if (!complete) return { kind: 'not-all-read' }
  if (all === 0) return { kind: 'no-issues' }
  if (open === 0) return { kind: 'finished' }
  if (line === null) return { kind: 'no-due-date' }
  if (today > line.due) return { kind: 'over', open }
  const ideal = all - idealOpen(line, all, today, holidays)
  const by = Math.round(closed - ideal) || 0
  if (by === 0) return { kind: 'on-line', ideal }
  return { kind: by > 0 ? 'ahead' : 'behind', by: Math.abs(by), ideal }
}

/** The line from all issues open at the end of `start` to none at the end of `due`. */
interface IdealLine {
  readonly start: Day
  readonly due: Day
}

/**
 * Returns how many of `all` issues would be open at the end of a day if every working day closed the same
 * number; a fraction. It never rises from a day to a later one.
 */
export function idealOpen(
  { start, due }: IdealLine,
  all: number,
  day: Day,
  holidays: readonly Day[],
): number {
  if (day >= due) return 0
  if (day <= start) return all
  const whole = workingDaysAfter(start, due, holidays)
  // Without a working day in between, everything is left for the last one.
  return whole === 0 ? all : (all * workingDaysAfter(day, due, holidays)) / whole
}

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
