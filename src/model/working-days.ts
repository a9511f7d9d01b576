import { addDays, type Day, daysBetween, weekdayOf } from './day.ts'

/**
 * Returns the working days (Monday to Friday, except holidays) after `from`, through `to`; when `to` is
 * earlier, those after `to`, through `from`, as a negative number.
 */
export function workingDaysAfter(from: Day, to: Day, holidays: readonly Day[]): number {
  const days = daysBetween(from, to)
  if (days < 0) return -workingDaysAfter(to, from, holidays) || 0
  const rest = Array.from({ length: days % 7 }, (_, index) => addDays(to, -index)).filter(isWeekday).length
  const free = new Set(holidays.filter((day) => isWeekday(day) && day > from && day <= to)).size
  return Math.floor(days / 7) * 5 + rest - free
}

function isWeekday(day: Day): boolean {
  const weekday = weekdayOf(day)
  return weekday > 0 && weekday < 6
}
