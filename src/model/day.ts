import { parseDate } from './dates.ts'
import { wallClock } from './zone.ts'

const DAY_MS = 86_400_000

/** A calendar day, `2026-11-20`; it has no zone, so that no clock change affects day counts. */
export type Day = string

/** Returns the day of a date or timestamp of the forge; null for any other text. */
export function readDay(text: string | null): Day | null {
  const date = parseDate(text)
  return date ? date.toISOString().slice(0, 10) : null
}

/** Returns the day on the zone’s clocks at an instant. */
export function localDay(instant: Date, zone: string): Day {
  return dayOf(Math.floor(wallClock(instant.getTime(), zone) / DAY_MS))
}

/** Returns the day that is `days` later, or earlier when negative. */
export function addDays(day: Day, days: number): Day {
  return dayOf(dayNumber(day) + days)
}

/** Returns the number of days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return dayNumber(to) - dayNumber(from)
}

/** 0 is Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(dayNumber(day) * DAY_MS).getUTCDay()
}

function dayNumber(day: Day): number {
  return Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS)
}

function dayOf(number: number): Day {
  return new Date(number * DAY_MS).toISOString().slice(0, 10)
}
