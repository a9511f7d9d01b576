import { addDays, type Day, daysBetween, localDay, workingDaysAfter } from './day.ts'

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
