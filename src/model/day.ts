import { Temporal } from 'temporal-polyfill'

/** A calendar day, `2026-11-20`; it has no zone, so that no clock change affects day counts. */
export type Day = string

/** Returns the day of a date or timestamp of the forge; null for any other text. */
export function readDay(text: string | null): Day | null {
  const date = parseDate(text)
  return date ? date.toISOString().slice(0, 10) : null
}

/** Returns the day on the zone’s clocks at an instant. */
export function localDay(instant: Date, zone: string): Day {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDate()
    .toString()
}

/** Returns the day that is `days` later, or earlier when negative. */
export function addDays(day: Day, days: number): Day {
  return Temporal.PlainDate.from(day).add({ days }).toString()
}

/** Returns the number of days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Temporal.PlainDate.from(from).until(to).days
}

/** 0 is Sunday. */
export function weekdayOf(day: Day): number {
  return Temporal.PlainDate.from(day).dayOfWeek % 7
}

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

const FORGE_DATE =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?) ?(Z|UTC|[+-]\d{2}:?\d{2})?)?$/

/**
 * Reads a day (`2026-11-20`, its midnight in UTC) or a timestamp of the forge, which has `Z`, an offset or
 * neither (then it is UTC). Null for null and for anything that is not a calendar date.
 */
export function parseDate(text: string | null): Date | null {
  const [, year, month, day, time = '00:00', zone = 'Z'] = FORGE_DATE.exec(text ?? '') ?? []
  if (year === undefined || month === undefined || day === undefined || !isDay(+year, +month, +day))
    return null
  const date = new Date(`${year}-${month}-${day}T${time}${zone === 'UTC' ? 'Z' : zone}`)
  return Number.isNaN(date.getTime()) ? null : date
}

function isDay(year: number, month: number, day: number): boolean {
  // Date turns 30 February into 1 March: a date that moves is invalid.
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}
