import { firstAt, wallClock } from './zone.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Working hours of a day, as wall-clock times in ms after midnight. */
const BEGINS_MS = 9 * HOUR_MS
const ENDS_MS = 18 * HOUR_MS

/** Returns the first instant from `now` on that is between 9 and 18 o’clock, Monday to Friday; both in ms UTC. */
export function nextWorkingTime(now: number, zone: string): number {
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
