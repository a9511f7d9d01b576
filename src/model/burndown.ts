import { addDays, type Day, daysBetween, localDay } from './day.ts'
import { type IdealLine, idealOpen } from './ideal-line.ts'
import type { IssueCounts } from './issue-counts.ts'

/** The last count of a day. */
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

/** A column of a burndown. */
export interface Column {
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
  readonly columns: readonly Column[]
  /** Days per column. */
  readonly step: number
  /** Null where there is no due date. */
  readonly line: IdealLine | null
}

/** Most columns that a chart takes. */
const MOST_COLUMNS = 20

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
  const step = Math.ceil(days / MOST_COLUMNS)
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
