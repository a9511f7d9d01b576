import type { Day } from './day.ts'
import { workingDaysAfter } from './working-days.ts'

/** The line from all issues open at the end of `start` to none at the end of `due`. */
export interface IdealLine {
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
