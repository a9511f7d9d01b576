import { add, type Day, readDay, weekdayOf } from '../../model/day.ts'

/** A written date as the possible days (`YYYY-MM-DD`); none when the calendar has no such day. */
export interface WrittenDate {
  readonly days: readonly string[]
  /** True for a year of two digits: even a single possible day needs a confirmation. */
  readonly unsure: boolean
}

/** Day, month and year of one reading of a date; `year` is null when none is written. */
interface Parts {
  readonly day: number
  readonly month: number
  readonly year: number | null
}

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

const YEAR_FIRST = /^(\d{4})(?:([-/.])(\d{1,2})\2(\d{1,2})|(\d{2})(\d{2}))$/
const NUMBERS = /^(\d{1,2})([-/.])(\d{1,2})(?:\2(\d{4}|\d{2}))?\.?$/
const DAY_FIRST = /^(\d{1,2})(?:st|nd|rd|th|\.)?(?: of)?[ -]?([a-z]{3,9})\.?(?:[ -]?(\d{4}|\d{2}))?$/
const MONTH_FIRST = /^([a-z]{3,9})\.?[ -]?(\d{1,2})(?:st|nd|rd|th)?(?:[ -](\d{4}|\d{2}))?$/

/**
 * Reads `2027-01-15`, `20270115`, `15 jan`, `jan 15 2027`, `fri 15 jan`, `15/1/2027`; `today` is `YYYY-MM-DD`. Two
 * numbers are read both as day and month and as month and day. Null for a text in none of these forms;
 * expects lower case with single spaces.
 */
export function readWrittenDate(text: string, today: string): WrittenDate | null {
  const [, word = '', rest = text] = /^([a-z]{3,9})\.? (.+)$/.exec(text) ?? []
  const weekday = readWeekday(word)
  if (weekday !== null) return onWeekday(readWrittenDate(rest, today), weekday)
  const written = readParts(text, today)
  if (!written) return null
  const days = written.ways.flatMap((parts) =>
    parts.year === null ? withoutYear(parts, today) : onDay(parts, parts.year),
  )
  return { days: [...new Set(days)].sort(), unsure: written.unsure }
}

/** True for a written date with a year of four digits. */
export function hasYear(text: string): boolean {
  return /\d{4}/.test(text)
}

/** The first day from `today` on with the day and month of `date` (all `YYYY-MM-DD`). */
export function sameDayToCome(date: string, today: string): string | null {
  const parts = { day: Number(date.slice(8)), month: Number(date.slice(5, 7)) }
  return inYears(parts, today).find((each) => each >= today) ?? null
}

interface Ways {
  readonly ways: readonly Parts[]
  readonly unsure: boolean
}

function readParts(text: string, today: string): Ways | null {
  const [, year, , month = '', day = '', joinedMonth = month, joinedDay = day] = YEAR_FIRST.exec(text) ?? []
  if (year !== undefined)
    return { ways: [{ day: +joinedDay, month: +joinedMonth, year: +year }], unsure: false }
  const numbers = NUMBERS.exec(text)
  if (numbers) return readNumbers(numbers, today)
  const [, dayFirst = '', monthSecond = '', yearAfter = ''] = DAY_FIRST.exec(text) ?? []
  const [, monthFirst = '', daySecond = '', yearLast = ''] = MONTH_FIRST.exec(text) ?? []
  const named = MONTHS.findIndex((name) => name.startsWith(monthSecond || monthFirst)) + 1
  const dayText = dayFirst || daySecond
  if (dayText === '' || named === 0) return null
  const last = yearAfter || yearLast
  return { ways: [{ day: +dayText, month: named, year: yearOf(last) }], unsure: last.length === 2 }
}

/** Day and month, and month and day; with a final number of two digits perhaps year, month and day too. */
function readNumbers([, first = '', , second = '', last = '']: readonly string[], today: string): Ways {
  const year = yearOf(last)
  const ways = [
    { day: +first, month: +second, year },
    { day: +second, month: +first, year },
  ]
  if (last.length !== 2) return { ways, unsure: false }
  const yearFirst = { day: +last, month: +second, year: 2000 + Number(first) }
  const isLikely = first.length === 2 && yearFirst.year >= Number(today.slice(0, 4))
  return { ways: isLikely ? [...ways, yearFirst] : ways, unsure: true }
}

function yearOf(text: string): number | null {
  if (text === '') return null
  return text.length === 2 ? 2000 + Number(text) : Number(text)
}

function onDay({ day, month }: Omit<Parts, 'year'>, year: number): string[] {
  if (year < 1900 || year > 9999) return []
  const two = (number: number) => String(number).padStart(2, '0')
  const found = readDay(`${year}-${two(month)}-${two(day)}`)
  return found === null ? [] : [found]
}

/** The next such day, and the last one as well when it is nearer. */
function withoutYear(parts: Parts, today: string): string[] {
  const days = inYears(parts, today)
  const coming = days.find((date) => date >= today)
  const passed = days.findLast((date) => date < today)
  if (!coming || !passed) return coming ? [coming] : []
  const now = Date.parse(today)
  return now - Date.parse(passed) < Date.parse(coming) - now ? [passed, coming] : [coming]
}

/** Searches eight years each way, the longest gap between two 29 February. */
function inYears(parts: Omit<Parts, 'year'>, today: string): string[] {
  const year = Number(today.slice(0, 4))
  return Array.from({ length: 17 }, (_, index) => year - 8 + index).flatMap((each) => onDay(parts, each))
}

function onWeekday(written: WrittenDate | null, weekday: number): WrittenDate | null {
  if (!written) return null
  const days = written.days.filter((date) => weekdayOf(date) === weekday)
  return { days, unsure: written.unsure }
}

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** The number of a weekday (Sunday is 0) by its name or its first three or more letters; null otherwise. */
export function readWeekday(word: string): number | null {
  if (word.length < 3) return null
  const found = WEEKDAYS.findIndex((name) => name.startsWith(word === 'weds' ? 'wed' : word))
  return found < 0 ? null : found
}

/** Returns the day that is so many days, weeks, months or years later; `unit` begins with the letter of one. */
export function addUnits(day: Day, count: number, unit: string): Day {
  return add(day, count, UNITS.get(unit.charAt(0)) ?? 'years')
}

const UNITS = new Map<string, 'days' | 'weeks' | 'months'>([
  ['d', 'days'],
  ['w', 'weeks'],
  ['m', 'months'],
])

const COUNT_WORD = /\b(?:a couple of|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/g
const COUNTS = new Map(
  ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'].map(
    (word, index) => [word, index + 1],
  ),
)

/** A span in smaller units, where a part of it may be meant. */
const SMALLER = new Map([
  ['hour', { count: 60, unit: 'minutes' }],
  ['day', { count: 24, unit: 'hours' }],
  ['fortnight', { count: 2, unit: 'weeks' }],
  ['year', { count: 12, unit: 'months' }],
])

/** Spans with a part in them, once counts are digits: `half 1 hour`, `1 hour and 1 half`, `1 and 1 half hours`, `1.5h`. */
const PARTS: readonly (readonly [form: RegExp, count: (digits: number) => number])[] = [
  [/\b(?:1 )?half (?:1 )?()(hour|day|fortnight|year)\b/g, () => 0.5],
  [/\b(\d{1,4}) quarters? of 1 (hour)\b/g, (digits) => digits / 4],
  [/\b(\d{1,4}) (hour|day|fortnight|year)s? and 1 half\b/g, (digits) => digits + 0.5],
  [/\b(\d{1,4})(?: and 1 half|[.,]5) ?(hour|day|fortnight|year)s?\b/g, (digits) => digits + 0.5],
  [/\b(\d{1,4})[.,]5 ?(h)(?:rs?)?\b/g, (digits) => digits + 0.5],
  [/\b(?:(\d{1,4}) )?(fortnight)s?\b/g, (digits) => digits || 1],
]

/**
 * Returns the text, in lower case, with digits for counts in everyday words (`an`, `two`, `a couple of`), and with
 * whole units for parts of them: `half an hour` is `30 minutes`, `a fortnight` `2 weeks`.
 */
export function withDigits(text: string): string {
  const digits = text.replace(COUNT_WORD, (word) =>
    String(COUNTS.get(word) ?? (word === 'a couple of' ? 2 : 1)),
  )
  return PARTS.reduce(
    (read, [form, countOf]) =>
      read.replace(form, (span, typed, unit) => {
        const smaller = SMALLER.get(unit === 'h' ? 'hour' : unit)
        return smaller ? `${countOf(Number(typed ?? 0)) * smaller.count} ${smaller.unit}` : span
      }),
    digits,
  )
}
