import { Temporal } from 'temporal-polyfill'
import type { EpochMs } from './epoch-ms.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Returns the zone's own name (`Europe/Berlin`), in any spelling; null when there is no such zone. */
export function zoneNamed(text: string): string | null {
  // Intl takes offsets as well, but an offset has no daylight saving time.
  if (!/^[A-Za-z]/.test(text)) return null
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone
  } catch {
    return null
  }
}

/** Returns the zone’s wall-clock time at an instant, to the second, as if it were UTC; both in ms. */
export function wallClock(instant: number, zone: string): number {
  const { offsetNanoseconds } = at(instant, zone)
  return Math.floor(instant / 1000) * 1000 + offsetNanoseconds / 1_000_000
}

/**
 * Returns the instant at which the zone’s clocks show `wall` (as if UTC; ms). A time that occurs twice, when
 * clocks are set back, is the `first` or the `last`; one that clocks skip is later by the length of the skip.
 */
export function instantOf(wall: number, zone: string, which: 'first' | 'last'): number {
  const disambiguation = which === 'first' ? 'compatible' : 'later'
  return plain(wall).toZonedDateTime(zone, { disambiguation }).epochMilliseconds
}

/**
 * Returns the first instant at which clocks in the zone show `wall` (as if UTC; ms) or later; null when they
 * skip its whole day. An ambiguous time is the first of the two; a skipped one is the instant at which the
 * skip ends.
 */
export function firstAt(wall: number, zone: string): number | null {
  const instant = instantOf(wall, zone, 'first')
  if (wallClock(instant, zone) === wall) return instant
  const before = plain(wall).toZonedDateTime(zone, { disambiguation: 'earlier' })
  const skipped = before.getTimeZoneTransition('next')?.epochMilliseconds
  if (skipped === undefined) return null
  const day = Math.floor(wall / DAY_MS)
  const isLeftOut =
    Math.floor(wallClock(skipped, zone) / DAY_MS) > day &&
    Math.floor(wallClock(skipped - 1000, zone) / DAY_MS) < day
  return isLeftOut ? null : skipped
}

function at(instant: number, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone)
}

function plain(wall: number): Temporal.PlainDateTime {
  return at(wall, 'UTC').toPlainDateTime()
}

/** Working hours of a day, as wall-clock times in ms after midnight. */
const BEGINS_MS = 9 * HOUR_MS
const ENDS_MS = 18 * HOUR_MS

/** Returns the first instant from `now` on that is between 9 and 18 o’clock, Monday to Friday. */
export function nextWorkingTime(now: EpochMs, zone: string): EpochMs {
  const wall = wallClock(now, zone)
  const today = Math.floor(wall / DAY_MS) * DAY_MS
  if (isWorkingDay(today) && wall - today >= BEGINS_MS && wall - today < ENDS_MS) return now
  const first = wall - today < BEGINS_MS ? today : today + DAY_MS
  const days = [0, 1, 2, 3, 4, 5, 6].map((ahead) => first + ahead * DAY_MS).filter(isWorkingDay)
  // A zone may leave out a whole day.
  const times = days.map((day) => firstAt(day + BEGINS_MS, zone)).filter((at) => at !== null)
  return Math.max(now, times[0] ?? now)
}

/** `midnight`: as if UTC. */
function isWorkingDay(midnight: number): boolean {
  const weekday = new Date(midnight).getUTCDay()
  return weekday !== 0 && weekday !== 6
}
