import { type Day, daysBetween, localDay, readDay, weekdayOf } from '../../model/day.ts'
import { wallClock } from '../../model/zone.ts'
import { MONTHS, oneLine } from '../text.ts'

export const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** Days from today beyond which a date is shown with its year. */
const CLEAR_WITHOUT_YEAR = 182

/** `7 Dec`; with its year where that is not clear today. The forge’s own text, cut, when it is no date. */
export function shortDay(text: string, today: Day): string {
  const day = readDay(text)
  if (day === null) return oneLine(text, 40)
  const [year, month, date] = day.split('-')
  const short = `${Number(date)} ${MONTHS[Number(month) - 1]}`
  return Math.abs(daysBetween(today, day)) > CLEAR_WITHOUT_YEAR ? `${short} ${year}` : short
}

/** `Mon 7 Dec`, as above. */
export function dueDay(text: string, today: Day): string {
  const day = readDay(text)
  return day === null ? oneLine(text, 40) : `${weekday(day)} ${shortDay(day, today)}`
}

export function weekday(day: Day): string {
  return WEEKDAYS[weekdayOf(day)] ?? ''
}

export function zonedMinute(date: Date, zone: string, now: Date): string {
  const wall = new Date(wallClock(date.getTime(), zone)).toISOString()
  const minute = wall.slice(11, 16).replace(/^0/, '')
  return `${dueDay(localDay(date, zone), localDay(now, zone))}, ${minute} (${cityOf(zone)})`
}

/** `Berlin` for `Europe/Berlin`. */
export function cityOf(zone: string): string {
  if (/^[+-]/.test(zone)) return `UTC${zone}`
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
}
