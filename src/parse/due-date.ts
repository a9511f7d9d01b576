import { add } from 'date-fns/add'
import { addDays } from 'date-fns/addDays'
import { addMonths } from 'date-fns/addMonths'
import { endOfMonth } from 'date-fns/endOfMonth'
import { endOfQuarter } from 'date-fns/endOfQuarter'
import { endOfYear } from 'date-fns/endOfYear'
import { format } from 'date-fns/format'
import { parseISO } from 'date-fns/parseISO'
import { startOfWeek } from 'date-fns/startOfWeek'
import { sanitize } from './refusal.ts'
import { readWeekday, readWrittenDate, sameDayToCome, type WrittenDate } from './written-dates.ts'

/** The meaning of a typed due date; days are `YYYY-MM-DD`. */
type DueDate =
  | { readonly kind: 'day'; readonly day: string }
  /** No due date. */
  | { readonly kind: 'none' }
  /** Any of these days, earliest first; a single one was typed incompletely. Never used without asking. */
  | { readonly kind: 'unsure'; readonly days: readonly [string, ...string[]] }
  /** Unambiguous but over; `meant` is the next day with the same day and month. */
  | { readonly kind: 'past'; readonly day: string; readonly meant: string | null }
  /** `problem`: sentences that name it, and something to type instead. */
  | { readonly kind: 'wrong'; readonly problem: string }

/** Longest text that is parsed, in characters. */
const LONGEST = 60

/** Beginnings of a longer date that are not dates themselves. */
const BEGUN =
  /^(?:\+?\d{1,4}|in|next|this|on|end|the|coming|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)$/

/**
 * Reads a due date in everyday words; `today` is the day (`YYYY-MM-DD`) to count from. Ignores capitals,
 * commas and repeated spaces. Never throws.
 */
export function readDueDate(typed: string, today: string): DueDate {
  const text = plainForm(typed)
  if (isNone(text)) return { kind: 'none' }
  const fromToday = readDayFromToday(text, today)
  if (fromToday) return checked(typed, { days: fromToday, unsure: false }, today)
  const written = readWrittenDate(text, today)
  if (written) return checked(typed, written, today)
  if (BEGUN.test(text)) return wrong(`“${sanitize(typed)}” isn’t a whole date. Try next friday.`)
  return wrong(`I can’t read “${sanitize(typed)}” as a date. Try fri, +2w or 15 jan.`)
}

/** True for a text in the form of a due date, even if no calendar has the day: `15 jan`, `30 feb`, `none`. */
export function hasDateForm(typed: string): boolean {
  const text = plainForm(typed)
  // The form of a date does not depend on the day.
  const today = '2000-01-01'
  return isNone(text) || readDayFromToday(text, today) !== null || readWrittenDate(text, today) !== null
}

function isNone(text: string): boolean {
  return text === 'none' || text === 'no date'
}

function checked(typed: string, { days, unsure }: WrittenDate, today: string): DueDate {
  const [first, ...others] = days
  if (first === undefined) return wrong(`There’s no “${sanitize(typed)}”. Try 15 jan.`)
  if (unsure || others.length > 0) return { kind: 'unsure', days: [first, ...others] }
  if (first >= today) return { kind: 'day', day: first }
  return { kind: 'past', day: first, meant: sameDayToCome(first, today) }
}

function wrong(problem: string): DueDate {
  return { kind: 'wrong', problem }
}

/** Lower case, no commas, no double quotation marks, hyphens in place of dashes, single spaces. */
function plainForm(typed: string): string {
  if (typed.length > LONGEST) return ''
  return typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[,"“”]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

const SUNDAY = 0
const MONDAY = 1

const AFTER = /^(?:\+ ?|in )?(\d{1,4}|an?) ?(d|days?|w|weeks?|m|months?|y|years?)$/
const END_OF = /^(?:the )?end of (?:the |this )?(week|month|next month|quarter|year)$/
const SHORT = new Map([
  ['eow', 'week'],
  ['eom', 'month'],
  ['month end', 'month'],
  ['eoq', 'quarter'],
  ['eoy', 'year'],
])

/**
 * The possible days (`YYYY-MM-DD`, earliest first) of words relative to `today`: `tomorrow`, `fri`, `next
 * friday`, `+2w`, `end of month`. Several where reasonable people differ. Null for other words; expects lower
 * case with single spaces.
 */
function readDayFromToday(text: string, today: string): readonly string[] | null {
  const now = parseISO(today)
  const dates =
    text === 'today'
      ? [now]
      : text === 'tomorrow'
        ? [addDays(now, 1)]
        : (onWeekday(text, now) ?? after(text, now) ?? endOf(text, now))
  if (!dates) return null
  const days = dates.filter((date) => date.getFullYear() <= 9999).map((date) => format(date, 'yyyy-MM-dd'))
  return [...new Set(days)]
}

function onWeekday(text: string, now: Date): Date[] | null {
  const [, before = '', word = ''] = /^(?:(this|next|on|coming) )?([a-z]+)$/.exec(text) ?? []
  const weekday = readWeekday(word)
  if (weekday === null) return null
  const coming = addDays(now, ((weekday - now.getDay() + 6) % 7) + 1)
  if (before === 'next') {
    // Some count from the current week, starting on Monday or on Sunday; others mean the next such day.
    return [coming, nextWeeksDay(now, weekday, MONDAY), nextWeeksDay(now, weekday, SUNDAY)]
  }
  return now.getDay() === weekday ? [now, coming] : [coming]
}

function nextWeeksDay(now: Date, weekday: number, weekStartsOn: 0 | 1): Date {
  const start = addDays(startOfWeek(now, { weekStartsOn }), 7)
  return addDays(start, (weekday - weekStartsOn + 7) % 7)
}

function after(text: string, now: Date): Date[] | null {
  const [, count = '', unit = ''] = AFTER.exec(text) ?? []
  if (unit === '') return null
  const number = count.startsWith('a') ? 1 : Number(count)
  switch (unit.charAt(0)) {
    case 'd':
      return [addDays(now, number)]
    case 'w':
      return [addDays(now, number * 7)]
    case 'm':
      return [addMonths(now, number)]
    default:
      return [add(now, { years: number })]
  }
}

function endOf(text: string, now: Date): Date[] | null {
  switch (SHORT.get(text) ?? END_OF.exec(text)?.[1]) {
    case 'week':
      return endsOfWeek(now)
    case 'month':
      return [endOfMonth(now)]
    case 'next month':
      return [endOfMonth(addMonths(now, 1))]
    case 'quarter':
      return [endOfQuarter(now)]
    case 'year':
      return [endOfYear(now)]
    default:
      return null
  }
}

/** The last working day and the last day of this week, without days that are over. */
function endsOfWeek(now: Date): Date[] {
  const monday = startOfWeek(now, { weekStartsOn: MONDAY })
  return [addDays(monday, 4), addDays(monday, 6)].filter((date) => date >= now)
}
