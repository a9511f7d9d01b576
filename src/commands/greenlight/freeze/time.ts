import { dayTime, type FreezeTime } from '../../../model/freeze.ts'
import { readWeekday } from '../../../parse/written-dates.ts'

const DAY_MINUTES = 24 * 60

/**
 * Reads `2026-12-20 16:00`, `2026-12-20`, `fri 16:00` or `friday`. A day alone means its beginning, or its
 * end with `otherwise` set to `end`. Null for anything else.
 */
export function readFreezeTime(typed: string, otherwise: 'beginning' | 'end'): FreezeTime | null {
  const [day = '', clock, ...more] = typed
    .trim()
    .toLowerCase()
    .replace(/t(?=\d\d:)/, ' ')
    .split(/\s+/)
  const minute = clock === undefined ? (otherwise === 'end' ? DAY_MINUTES : 0) : readClock(clock)
  if (minute === null || more.length > 0) return null
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []
  if (year !== undefined) return dayTime(Number(year), Number(month), Number(date), minute)
  const weekday = readWeekday(day)
  return weekday === null ? null : { kind: 'weekday', weekday, minute }
}

function readClock(text: string): number | null {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(text) ?? []
  const minute = Number(hours) * 60 + Number(minutes)
  return Number(minutes) < 60 && minute <= DAY_MINUTES ? minute : null
}
