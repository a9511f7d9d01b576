import { millisecondsInDay, millisecondsInMinute, minutesInDay } from 'date-fns/constants'
import { isDay } from './day.ts'
import { instantOf, wallClock } from './zone.ts'

const WEEK_MINUTES = 7 * minutesInDay

/** The time span of a freeze on a zone’s clock. Both ends are days, or both are days of the week. */
export interface FreezeSpan {
  readonly from: FreezeTime
  readonly to: FreezeTime
  readonly zone: string
}

/** A time during which nothing is merged from a channel or into its projects. */
export interface Freeze extends FreezeSpan {
  /** Counted within the channel. */
  readonly id: number
  readonly channel: string
  readonly reason: string
  readonly addedBy: string
  readonly addedAt: Date
}

/** An occurrence of a freeze: from `since` until just before `until`. */
export interface Held {
  readonly since: Date
  readonly until: Date
}

/** The freeze that holds the merges of a project now, for one person in one place. */
export interface MergeFreeze {
  /** The end of the freeze that lasts longest. */
  readonly until: Date
  /** The reason for that one. */
  readonly reason: string
  /** True for whoever may override all that are in force. */
  readonly mayOverride: boolean
}

/** Returns what freezes that are in force come to; null without one. */
export function mergeFreeze(
  active: readonly { readonly freeze: Freeze; readonly held: Held; readonly mayOverride?: boolean }[],
): MergeFreeze | null {
  const [last] = active.toSorted((a, b) => b.held.until.getTime() - a.held.until.getTime())
  if (!last) return null
  const mayOverride = active.every((one) => one.mayOverride === true)
  return { until: last.held.until, reason: last.freeze.reason, mayOverride }
}

/** Returns the error in a span; null when it is valid. */
export function spanProblem({ from, to, zone }: FreezeSpan, now: Date): string | null {
  if (from.kind !== to.kind) return 'One end is a date and the other a weekday'
  if (from.kind === 'weekday')
    return weekLength(from, to) === 0 ? 'It starts and ends at the same time' : null
  if (wallOf(from) >= wallOf(to)) return 'It ends before it starts'
  return instantOf(wallOf(to), zone, 'last') <= now.getTime() ? 'It’s over already' : null
}

/**
 * Returns the occurrence at `now`; null when there is none. Where clocks are set back, an ambiguous end is
 * the later instant and an ambiguous beginning the earlier one.
 */
export function heldAt(span: FreezeSpan, now: Date): Held | null {
  return spans(span, now).find(({ since, until }) => since <= now && now < until) ?? null
}

/** True when the freeze has no further occurrence. */
export function isOver({ to, zone }: FreezeSpan, now: Date): boolean {
  return to.kind === 'day' && instantOf(wallOf(to), zone, 'last') <= now.getTime()
}

function spans({ from, to, zone }: FreezeSpan, now: Date): Held[] {
  if (from.kind === 'day') return [held(wallOf(from), wallOf(to), zone)]
  const today = Math.floor(wallClock(now.getTime(), zone) / millisecondsInDay) * millisecondsInDay
  const days = Array.from({ length: 8 }, (_, back) => today - back * millisecondsInDay)
  return days
    .filter((day) => new Date(day).getUTCDay() === from.weekday)
    .map((day) => {
      const begins = day + from.minute * millisecondsInMinute
      return held(begins, begins + weekLength(from, to) * millisecondsInMinute, zone)
    })
}

function held(from: number, to: number, zone: string): Held {
  return { since: new Date(instantOf(from, zone, 'first')), until: new Date(instantOf(to, zone, 'last')) }
}

/** Minutes on the clock from one time of the week to the next occurrence of `to`. */
function weekLength(from: FreezeTime, to: FreezeTime): number {
  const minutes = weekMinute(to) - weekMinute(from)
  return (minutes + WEEK_MINUTES) % WEEK_MINUTES
}

function weekMinute(time: FreezeTime): number {
  return time.kind === 'weekday' ? time.weekday * 24 * 60 + time.minute : 0
}

/** Returns the wall-clock time as if it were UTC, in ms. */
function wallOf(time: FreezeTime): number {
  if (time.kind === 'weekday') return 0
  return Date.UTC(time.year, time.month - 1, time.day) + time.minute * millisecondsInMinute
}

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
  const exists = isDay(`${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`)
  return exists ? { kind: 'day', year, month, day, minute } : null
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
