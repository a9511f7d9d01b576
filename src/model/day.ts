import { utc } from '@date-fns/utc'
import { addDays as addDaysTo } from 'date-fns/addDays'
import { addMonths } from 'date-fns/addMonths'
import { addWeeks } from 'date-fns/addWeeks'
import { addYears } from 'date-fns/addYears'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { endOfMonth } from 'date-fns/endOfMonth'
import { endOfQuarter } from 'date-fns/endOfQuarter'
import { endOfYear } from 'date-fns/endOfYear'
import { getDay } from 'date-fns/getDay'
import { isValid } from 'date-fns/isValid'
import { parseISO } from 'date-fns/parseISO'
import { startOfWeek as startOfWeekOf } from 'date-fns/startOfWeek'
import { wallClock } from './zone.ts'

/** A calendar day, `2026-11-20`; it has no zone, so that no clock change affects day counts. */
export type Day = string

/** Without it, the zone of the machine decides. */
const IN_UTC = { in: utc }

/** Returns the day of a date or timestamp of the forge; null for any other text. */
export function readDay(text: string | null): Day | null {
  const date = parseDate(text)
  return date ? dayOf(date) : null
}

/** Returns the day on the zone’s clocks at an instant. */
export function localDay(instant: Date, zone: string): Day {
  return dayOf(new Date(wallClock(instant.getTime(), zone)))
}

/** Returns the day that is `days` later, or earlier when negative. */
export function addDays(day: Day, days: number): Day {
  return dayOf(addDaysTo(day, days, IN_UTC))
}

const ADD = { days: addDaysTo, weeks: addWeeks, months: addMonths, years: addYears } as const

/** Returns the day that is so many of a unit later; the last of its month where the month is too short. */
export function add(day: Day, count: number, unit: keyof typeof ADD): Day {
  return dayOf(ADD[unit](day, count, IN_UTC))
}

/** Returns the number of days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return differenceInCalendarDays(to, from, IN_UTC)
}

/** 0 is Sunday. */
export function weekdayOf(day: Day): number {
  return getDay(day, IN_UTC)
}

/** `weekStartsOn`: 0 is Sunday. */
export function startOfWeek(day: Day, weekStartsOn: 0 | 1): Day {
  return dayOf(startOfWeekOf(day, { ...IN_UTC, weekStartsOn }))
}

const END = { month: endOfMonth, quarter: endOfQuarter, year: endOfYear } as const

/** Returns the last day of the month, quarter or year. */
export function endOf(day: Day, span: keyof typeof END): Day {
  return dayOf(END[span](day, IN_UTC))
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
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?) ?(Z|UTC|[+-]\d{2}:?\d{2})?)?$/

/**
 * Reads a day (`2026-11-20`, its midnight in UTC) or a timestamp of the forge, which has `Z`, an offset or
 * neither (then it is UTC). Null for null and for anything that is not a calendar date.
 */
export function parseDate(text: string | null): Date | null {
  const [, day, time = '00:00', zone = 'Z'] = FORGE_DATE.exec(text ?? '') ?? []
  if (day === undefined || !isDay(day)) return null
  const date = new Date(`${day}T${time}${zone === 'UTC' ? 'Z' : zone}`)
  return Number.isNaN(date.getTime()) ? null : date
}

/** True where the calendar has the day (`YYYY-MM-DD`). */
export function isDay(day: Day): boolean {
  return isValid(parseISO(day, IN_UTC))
}

function dayOf(date: Date): Day {
  return date.toISOString().slice(0, 10)
}
