import { add, addDays, type Day, endOf, startOfWeek, weekdayOf } from '../../model/day.ts'
import { sanitize } from './refusal.ts'
import {
  addUnits,
  hasYear,
  readWeekday,
  readWrittenDate,
  sameDayToCome,
  type WrittenDate,
  withDigits,
} from './written-dates.ts'

/** The meaning of a typed due date; days are `YYYY-MM-DD`. */
type DueDate =
  | { readonly kind: 'day'; readonly day: string }
  /** No due date. */
  | { readonly kind: 'none' }
  /**
   * Any of these days, earliest first; a single one was typed incompletely, or is not among the coming twelve
   * months (29 Feb). Never used without asking.
   */
  | { readonly kind: 'unsure'; readonly days: readonly [string, ...string[]] }
  /** Unambiguous but over; `meant` is the next day with the same day and month. */
  | { readonly kind: 'past'; readonly day: string; readonly meant: string | null }
  /** A sentence that names it, and one with something to type instead. */
  | { readonly kind: 'wrong'; readonly problem: string; readonly fix: string }

/** Longest text that is parsed, in characters. */
const MAX_LENGTH = 60

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
  if (written) {
    const isFar = !hasYear(text) && written.days.every((day) => day > addUnits(today, 1, 'y'))
    return checked(typed, { ...written, unsure: written.unsure || isFar }, today)
  }
  if (BEGUN.test(text)) return wrong(`“${sanitize(typed)}” isn’t a whole date.`, 'Try next friday.')
  return wrong(`I can’t read “${sanitize(typed)}” as a date.`, 'Try fri, +2w or 15 jan.')
}

/** True for a text in the form of a due date, even if no calendar has the day: `15 jan`, `30 feb`, `none`. */
export function hasDateForm(typed: string): boolean {
  const text = plainForm(typed)
  // The form of a date does not depend on the day.
  const today = '2000-01-01'
  return isNone(text) || readDayFromToday(text, today) !== null || readWrittenDate(text, today) !== null
}

const SPAN = /^(?:in |for )\d{1,4} (?:min|mins|minutes?|h|hrs?|hours?|days?|weeks?)$/
const CLOCK = / (?:at )?(?:\d{1,2}:\d{2}|\d{1,2}[ap]m)$/

/** True for a text in the form of a time: a date with a clock time (`fri 16:00`), or a span (`in 2 hours`). */
export function hasTimeForm(typed: string): boolean {
  const text = plainForm(typed)
  return SPAN.test(withDigits(text)) || (CLOCK.test(text) && hasDateForm(text.replace(CLOCK, '')))
}

/** The title and the due date of a text that ends with one: `Sprint 12 due next friday`, `Release 5 by 15 jan`. */
export function splitDue(text: string): { readonly title: string; readonly due: string } | null {
  const words = text.trim().split(/\s+/)
  // The last one ends the title: `What is due due friday`.
  const last = words.findLastIndex((word) => /^\(?(?:due:?|by|until)$/i.test(word))
  const begin = words.slice(0, Math.max(last, 0))
  if (/^\(?due$/i.test(begin.at(-1) ?? '') && /^by$/i.test(words[last] ?? '')) begin.pop()
  const title = begin.join(' ').replace(/[,;:]$/, '')
  const due = words
    .slice(last + 1)
    .join(' ')
    .replace(/^on /i, '')
    .replace(/\)$/, '')
  return title !== '' && hasDateForm(due) && !isNone(plainForm(due)) ? { title, due } : null
}

function isNone(text: string): boolean {
  return text === 'none' || text === 'no date'
}

function checked(typed: string, { days, unsure }: WrittenDate, today: string): DueDate {
  const [first, ...others] = days
  if (first === undefined) return wrong(`There’s no “${sanitize(typed)}”.`, 'Try 15 jan.')
  if (unsure || others.length > 0) return { kind: 'unsure', days: [first, ...others] }
  if (first >= today) return { kind: 'day', day: first }
  return { kind: 'past', day: first, meant: sameDayToCome(first, today) }
}

function wrong(problem: string, fix: string): DueDate {
  return { kind: 'wrong', problem, fix }
}

/** Lower case, no commas, no double quotation marks, hyphens in place of dashes, single spaces, no `on` before. */
function plainForm(typed: string): string {
  if (typed.length > MAX_LENGTH) return ''
  return typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[,"“”]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:on|by) /, '')
}

const SUNDAY = 0
const MONDAY = 1

const AFTER =
  /^(?:\+ ?|in )?(\d{1,4}) ?(d|days?|w|weeks?|m|months?|y|years?)(?:['’]?s?['’]? time| (?:from|after) (.{1,40}))?$/
/** Words for a day, as the number of days until then. */
const DAYS = new Map([
  ['today', 0],
  ['now', 0],
  ['tonight', 0],
  ['this evening', 0],
  ['end of day', 0],
  ['end of the day', 0],
  ['eod', 0],
  ['tomorrow', 1],
  ['day after tomorrow', 2],
])
const PERIOD = /^(end of )?(?:the )?(this |next )?(week|month|quarter|year)$/
const SHORT = new Map([
  ['eow', 'end of week'],
  ['eom', 'end of month'],
  ['month end', 'end of month'],
  ['eoq', 'end of quarter'],
  ['eoy', 'end of year'],
])
/** A year has four digits, as in all other days. */
const YEAR = /^\d{4}-/

/**
 * The possible days (earliest first) of words relative to `today`: `tomorrow`, `fri`, `next friday`, `+2w`, `end of
 * month`. Several where reasonable people differ. Null for other words; expects lower case with single spaces.
 */
function readDayFromToday(text: string, today: Day): readonly Day[] | null {
  const words = text.replace(/^the /, '')
  const ahead = DAYS.get(words)
  const days =
    ahead === undefined
      ? (onWeekday(words, today) ?? after(words, today) ?? inPeriod(words, today))
      : [addDays(today, ahead)]
  return days && [...new Set(days.filter((day) => YEAR.test(day)))].sort()
}

function onWeekday(text: string, today: Day): Day[] | null {
  const [, before = '', word = ''] = /^(?:(this|next|on|coming) )?([a-z]+)$/.exec(text) ?? []
  const weekday = readWeekday(word)
  if (weekday === null) return null
  const now = weekdayOf(today)
  const coming = addDays(today, ((weekday - now + 6) % 7) + 1)
  if (before === 'next') {
    // Some count from the current week, starting on Monday or on Sunday; others mean the next such day.
    return [coming, nextWeeksDay(today, weekday, MONDAY), nextWeeksDay(today, weekday, SUNDAY)]
  }
  return now === weekday ? [today, coming] : [coming]
}

function nextWeeksDay(today: Day, weekday: number, weekStartsOn: 0 | 1): Day {
  return addDays(startOfWeek(today, weekStartsOn), 7 + ((weekday - weekStartsOn + 7) % 7))
}

function after(text: string, today: Day): Day[] | null {
  const [, count = '', unit = '', start = 'today'] = AFTER.exec(withDigits(text)) ?? []
  if (unit === '') return null
  const starts = readDayFromToday(start, today)
  return starts?.map((day) => addUnits(day, Number(count), unit)) ?? null
}

/** The end of a period; of the next one, named alone, also the day that is one period from today. */
function inPeriod(text: string, today: Day): Day[] | null {
  const [, end, which, unit = ''] = PERIOD.exec(SHORT.get(text) ?? text) ?? []
  if (unit === '' || (end === undefined && which === undefined)) return null
  const day = which === 'next ' ? oneLater(today, unit) : today
  const ends = unit === 'week' ? endsOfWeek(day, today) : [endOf(day, unit as 'month' | 'quarter' | 'year')]
  return end === undefined && which === 'next ' ? [day, ...ends] : ends
}

function oneLater(day: Day, unit: string): Day {
  return unit === 'quarter' ? add(day, 3, 'months') : addUnits(day, 1, unit)
}

/** The last working day and the last day of a day’s week, without days that are over. */
function endsOfWeek(of: Day, today: Day): Day[] {
  const monday = startOfWeek(of, MONDAY)
  return [addDays(monday, 4), addDays(monday, 6)].filter((day) => day >= today)
}
