/** A moment on the clock of a zone: on one day, or on one day of each week (Sunday is 0). */
export type FreezeTime =
  | {
      readonly kind: 'day'
      readonly year: number
      readonly month: number
      readonly day: number
      readonly minute: number
    }
  | { readonly kind: 'weekday'; readonly weekday: number; readonly minute: number }

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const PRINTED = /^(?:(\d{4})-(\d{2})-(\d{2})|(sun|mon|tue|wed|thu|fri|sat)) (\d{2}):(\d{2})$/

/** Returns `2026-12-20 16:00` or `fri 16:00`; the end of a day is `24:00`. */
export function printFreezeTime(time: FreezeTime): string {
  const clock = `${two(Math.floor(time.minute / 60))}:${two(time.minute % 60)}`
  if (time.kind === 'weekday') return `${WEEKDAYS[time.weekday]} ${clock}`
  return `${String(time.year).padStart(4, '0')}-${two(time.month)}-${two(time.day)} ${clock}`
}

/** Parses the output of `printFreezeTime`; null for any other text and for days that no calendar has. */
export function parseFreezeTime(text: string): FreezeTime | null {
  const [, year, month, day, weekday, hours, minutes] = PRINTED.exec(text) ?? []
  const minute = Number(hours) * 60 + Number(minutes)
  if (!(Number(minutes) < 60 && minute <= 24 * 60)) return null
  if (weekday !== undefined) return { kind: 'weekday', weekday: WEEKDAYS.indexOf(weekday), minute }
  return dayTime(Number(year), Number(month), Number(day), minute)
}

/** Returns a minute of a day, or null when the calendar does not have that day. */
export function dayTime(year: number, month: number, day: number, minute: number): FreezeTime | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists ? { kind: 'day', year, month, day, minute } : null
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
