const QUARTER_MS = 15 * 60_000
const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** What a zone's clocks show, as if UTC (ms), at every quarter of an hour. */
interface Quarter {
  readonly at: number
  readonly shown: number
}

/** A pattern whose times are on quarters of an hour, and which days of the calendar it is due on. */
export interface DuePattern {
  readonly cron: string
  /** Minutes of the day. */
  readonly times: readonly number[]
  readonly isDue: (day: Date) => boolean
}

/**
 * Counts the days of a zone as its clocks show them, asking Intl and nothing else, and tells when each time of each
 * day that is due is reached first: once for each day that the zone has.
 */
export function countedSlots(zone: string, from: number, until: number): (pattern: DuePattern) => number[] {
  const quarters = quartersOf(zone, from - 2 * DAY_MS, until + 2 * DAY_MS)
  const days = [...new Set(quarters.map(({ shown }) => Math.floor(shown / DAY_MS)))]
  return ({ times, isDue }) => {
    const walls = days
      .filter((day) => isDue(new Date(day * DAY_MS)))
      .flatMap((day) => times.map((minute) => day * DAY_MS + minute * 60_000))
      .sort((a, b) => a - b)
    const slots = new Set<number>()
    let index = 0
    for (const wall of walls) {
      while (index < quarters.length && (quarters[index]?.shown ?? 0) < wall) index += 1
      const at = quarters[index]?.at
      if (at !== undefined && at >= from && at < until) slots.add(at)
    }
    return [...slots]
  }
}

function quartersOf(zone: string, from: number, until: number): Quarter[] {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  const shownAt = (at: number) => Date.parse(`${format.format(at).replace(' ', 'T')}Z`)
  const quarters: Quarter[] = []
  let shown = shownAt(from)
  for (let hour = from; hour < until; hour += HOUR_MS) {
    const next = shownAt(hour + HOUR_MS)
    const isPlain = next - shown === HOUR_MS
    for (let at = hour; at < hour + HOUR_MS; at += QUARTER_MS)
      quarters.push({ at, shown: isPlain ? shown + at - hour : shownAt(at) })
    shown = next
  }
  return quarters
}
