import { millisecondsInDay, millisecondsInMinute, minutesInDay } from 'date-fns/constants'
import { dayTime, type FreezeTime } from '../../model/freeze.ts'
import { instantOf, wallClock } from '../../model/zone.ts'
import { dayAndMinute, readClock } from './clock-time.ts'
import { readDueDate } from './due-date.ts'
import { sanitize } from './refusal.ts'
import { zoneIn } from './schedule.ts'
import { readWeekday, withDigits } from './written-dates.ts'

const WEEK_MINUTES = 7 * minutesInDay

/** Why a text is no time: a sentence that names it, and one with what to type. */
interface Unread {
  readonly ok: false
  readonly problem: string
  readonly fix: string
}

type ReadFreezeTime = { readonly ok: true; readonly time: FreezeTime } | Unread

const DURATION = /^(in |for |\+ ?)?(\d{1,4}) ?(min|mins|minutes?|h|hrs?|hours?|d|days?|w|weeks?)$/
const MINUTES_OR_MONTHS = /\d ?m$/
const UNIT_MINUTES = new Map([
  ['m', 1],
  ['h', 60],
  ['d', minutesInDay],
  ['w', WEEK_MINUTES],
])

/**
 * Reads `now`, `in 2 hours`, `for 2 hours`, `17:00`, `tomorrow 9:00`, `2026-12-20 16:00`, and `fri 16:00` for every
 * week. A day alone is meant from its beginning, or to its end. After a beginning on one day, a weekday is the
 * next such day. `start` is the beginning, where the end is read, else null. Never throws.
 */
export function readFreezeTime(
  typed: string,
  start: FreezeTime | null,
  now: number,
  zone: string,
): ReadFreezeTime {
  const text = plainForm(typed)
  const wall = Math.floor(wallClock(now, zone) / millisecondsInMinute) * millisecondsInMinute
  const found =
    text === 'now' ? timeAt(wall) : (readDuration(text, start, now, zone) ?? readDayTime(text, start, wall))
  if (found === null) return unreadable(typed, zoneIn(text.split(' ')))
  return 'days' in found ? unclear(typed, found.days) : { ok: true, time: found }
}

function plainForm(typed: string): string {
  return typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/(?<=\d)t(?=\d\d:)/, ' ')
    .replace(/[,\s]+/g, ' ')
    .trim()
    .replace(/^until /, '')
}

/**
 * A span of hours or minutes, from now; with `for`, from the beginning. It is as long as it says also where clocks
 * are changed in it; days and weeks end at the same time of the day.
 */
function readDuration(text: string, start: FreezeTime | null, now: number, zone: string): FreezeTime | null {
  const [, before, count = '', unit = ''] = DURATION.exec(withDigits(text)) ?? []
  const each = UNIT_MINUTES.get(unit.charAt(0))
  if (each === undefined) return null
  const minutes = Number(count) * each
  const isExact = each < minutesInDay
  if (before === 'for ') return start && after(start, minutes, isExact ? zone : 'UTC')
  // Days from now are whole days.
  return isExact ? minuteAt(now + minutes * millisecondsInMinute, zone) : null
}

function after(start: FreezeTime, minutes: number, zone: string): FreezeTime | null {
  if (start.kind === 'day')
    return minuteAt(instantOf(wallOf(start), zone, 'first') + minutes * millisecondsInMinute, zone)
  if (minutes >= WEEK_MINUTES) return null
  const at = (start.weekday * minutesInDay + start.minute + minutes) % WEEK_MINUTES
  return { kind: 'weekday', weekday: Math.floor(at / minutesInDay), minute: at % minutesInDay }
}

/** The minute that the zone’s clocks show at an instant. */
function minuteAt(instant: number, zone: string): FreezeTime | null {
  return timeAt(Math.floor(wallClock(instant, zone) / millisecondsInMinute) * millisecondsInMinute)
}

/** A day, a clock time, or both; `days`: it may be any of them. */
function readDayTime(
  text: string,
  start: FreezeTime | null,
  wall: number,
): FreezeTime | { readonly days: readonly string[] } | null {
  if (MINUTES_OR_MONTHS.test(text)) return null
  const midnight = Math.floor(wall / millisecondsInDay) * millisecondsInDay
  const clock = readClock(text)
  if (clock !== null) {
    const at = midnight + clock * millisecondsInMinute
    return timeAt(at < wall ? at + millisecondsInDay : at)
  }
  const today = new Date(midnight).toISOString().slice(0, 10)
  const { day, minute } = dayAndMinute(text, today, start === null ? 0 : minutesInDay)
  const weekday = readWeekday(day)
  if (weekday !== null)
    return start?.kind === 'day'
      ? nextWeekday(wallOf(start), weekday, minute)
      : { kind: 'weekday', weekday, minute }
  const read = readDueDate(day, today)
  if (read.kind === 'unsure') return { days: read.days }
  if (read.kind !== 'day' && read.kind !== 'past') return null
  const [year = 0, month = 0, date = 0] = read.day.split('-').map(Number)
  return dayTime(year, month, date, minute)
}

/** The next such day after a wall-clock time, which may be later on the same day. */
function nextWeekday(from: number, weekday: number, minute: number): FreezeTime | null {
  const midnight = Math.floor(from / millisecondsInDay) * millisecondsInDay
  const days = (weekday - new Date(midnight).getUTCDay() + 7) % 7
  const day = midnight + days * millisecondsInDay
  return minuteOf(day + minute * millisecondsInMinute > from ? day : day + 7 * millisecondsInDay, minute)
}

function wallOf({ year, month, day, minute }: Extract<FreezeTime, { kind: 'day' }>): number {
  return Date.UTC(year, month - 1, day) + minute * millisecondsInMinute
}

function timeAt(wall: number): FreezeTime | null {
  const midnight = Math.floor(wall / millisecondsInDay) * millisecondsInDay
  return minuteOf(midnight, (wall - midnight) / millisecondsInMinute)
}

/** `midnight`: as if UTC. */
function minuteOf(midnight: number, minute: number): FreezeTime | null {
  const date = new Date(midnight)
  return dayTime(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate(), minute)
}

function unreadable(typed: string, zone: string | null): Unread {
  if (zone !== null)
    return { ok: false, problem: `“${sanitize(zone)}” is a time zone.`, fix: 'Put it after --zone.' }
  return {
    ok: false,
    problem: `I can’t read “${sanitize(typed)}” as a time.`,
    fix: 'Try now, in 2 hours, fri 16:00 or 2026-12-20 16:00.',
  }
}

function unclear(typed: string, days: readonly string[]): Unread {
  return {
    ok: false,
    problem: `“${sanitize(typed)}” may be ${days.join(' or ')}.`,
    fix: 'Type the whole date.',
  }
}
