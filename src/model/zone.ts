import { tzOffset } from '@date-fns/tz/tzOffset'
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants'
import type { EpochMs } from './fields.ts'

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
  return Math.floor(instant / 1000) * 1000 + offsetAt(instant, zone)
}

/**
 * Returns the instant at which the zone’s clocks show `wall` (as if UTC; ms). A time that occurs twice, when
 * clocks are set back, is the `first` or the `last`; one that clocks skip is later by the length of the skip.
 */
export function instantOf(wall: number, zone: string, which: 'first' | 'last'): number {
  const before = wall - offsetAt(wall - millisecondsInDay, zone)
  const after = wall - offsetAt(wall + millisecondsInDay, zone)
  const shown = [before, after].filter((instant) => instant + offsetAt(instant, zone) === wall)
  if (shown.length === 0) return before
  return which === 'first' ? Math.min(...shown) : Math.max(...shown)
}

/**
 * Returns the first instant at which clocks in the zone show `wall` (as if UTC; ms) or later; null when they
 * skip its whole day. An ambiguous time is the first of the two; a skipped one is the instant at which the
 * skip ends.
 */
export function firstAt(wall: number, zone: string): number | null {
  const instant = instantOf(wall, zone, 'first')
  if (wallClock(instant, zone) === wall) return instant
  const skipped = endOfSkip(wall, zone)
  const day = dayNumber(wall)
  const isLeftOut =
    dayNumber(wallClock(skipped, zone)) > day && dayNumber(wallClock(skipped - 1000, zone)) < day
  return isLeftOut ? null : skipped
}

/** The instant of the change of clocks that skips `wall`, by bisection to the second. */
function endOfSkip(wall: number, zone: string): number {
  let before = wall - millisecondsInDay
  let after = wall + millisecondsInDay
  const old = offsetAt(before, zone)
  while (after - before > 1000) {
    const middle = Math.floor((before + after) / 2000) * 1000
    if (offsetAt(middle, zone) === old) before = middle
    else after = middle
  }
  return after
}

function offsetAt(instant: number, zone: string): number {
  return tzOffset(zone, new Date(instant)) * millisecondsInMinute
}

function dayNumber(wall: number): number {
  return Math.floor(wall / millisecondsInDay)
}

/** Working hours of a day, as wall-clock times in ms after midnight. */
const BEGINS_MS = 9 * millisecondsInHour
const ENDS_MS = 18 * millisecondsInHour

/** Returns the first instant from `now` on that is between 9 and 18 o’clock, Monday to Friday. */
export function nextWorkingTime(now: EpochMs, zone: string): EpochMs {
  const wall = wallClock(now, zone)
  const today = Math.floor(wall / millisecondsInDay) * millisecondsInDay
  if (isWorkingDay(today) && wall - today >= BEGINS_MS && wall - today < ENDS_MS) return now
  const first = wall - today < BEGINS_MS ? today : today + millisecondsInDay
  const days = [0, 1, 2, 3, 4, 5, 6].map((ahead) => first + ahead * millisecondsInDay).filter(isWorkingDay)
  // A zone may leave out a whole day.
  const times = days.map((day) => firstAt(day + BEGINS_MS, zone)).filter((at) => at !== null)
  return Math.max(now, times[0] ?? now)
}

/** `midnight`: as if UTC. */
function isWorkingDay(midnight: number): boolean {
  const weekday = new Date(midnight).getUTCDay()
  return weekday !== 0 && weekday !== 6
}
