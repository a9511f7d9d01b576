import { parseDate } from './dates.ts'
import { wallClock } from './zone.ts'

const DAY_MS = 86_400_000

/** A day of the calendar, `2026-11-20`; of no zone, so that no clock change touches what is counted in days. */
export type Day = string

/** The day of a date or timestamp of the forge; null for anything that is none. */
export function readDay(text: string | null): Day | null {
  const date = parseDate(text)
  return date ? date.toISOString().slice(0, 10) : null
}

/** The day that clocks in the zone show at an instant. */
export function localDay(instant: Date, zone: string): Day {
  return dayOf(Math.floor(wallClock(instant.getTime(), zone) / DAY_MS))
}

/** The day so many days later, or earlier. */
export function addDays(day: Day, days: number): Day {
  return dayOf(dayNumber(day) + days)
}

/** Days from one to another; negative when the other is earlier. */
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
