import { Temporal } from 'temporal-polyfill'

const DAY_MS = 86_400_000

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
