const DAY_MS = 86_400_000

const formats = new Map<string, Intl.DateTimeFormat>()

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

/** Returns the zone’s wall-clock time at an instant, as if it were UTC; both in ms. */
export function wallClock(instant: number, zone: string): number {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
}

/**
 * Returns the instant at which the zone’s clocks show `wall` (as if UTC; ms). A time that occurs twice, when
 * clocks are set back, is the `first` or the `last`; one that clocks skip is later by the length of the skip.
 */
export function instantOf(wall: number, zone: string, which: 'first' | 'last'): number {
  const before = offsetAt(wall - DAY_MS, zone)
  const after = offsetAt(wall + DAY_MS, zone)
  const real = [wall - before, wall - after].filter((instant) => wallClock(instant, zone) === wall)
  if (real.length === 0) return wall - before
  return which === 'first' ? Math.min(...real) : Math.max(...real)
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
  const day = Math.floor(wall / DAY_MS)
  const isLeftOut =
    Math.floor(wallClock(skipped, zone) / DAY_MS) > day &&
    Math.floor(wallClock(skipped - 1000, zone) / DAY_MS) < day
  return isLeftOut ? null : skipped
}

/** Returns the instant at which clocks, which never show `wall`, are set forward past it. */
function endOfSkip(wall: number, zone: string): number {
  let [before, after] = [wall - offsetAt(wall + DAY_MS, zone), wall - offsetAt(wall - DAY_MS, zone)]
  while (after - before > 1000) {
    const middle = Math.floor((before + after) / 2000) * 1000
    if (wallClock(middle, zone) < wall) before = middle
    else after = middle
  }
  return after
}

function offsetAt(instant: number, zone: string): number {
  return wallClock(instant, zone) - Math.floor(instant / 1000) * 1000
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(zone, format)
  return format
}
