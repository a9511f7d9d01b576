import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants'
import { addDays, readDay, weekdayOf } from '../../model/day.ts'
import { addUnits, hasYear, readWeekday, readWrittenDate, withDigits } from './written-dates.ts'

/** A typed time as a range in ms UTC: a day is a whole day, an hour ago a single moment. */
interface PastTime {
  readonly from: number
  /** Exclusive; equals `from` for a single moment. */
  readonly to: number
}

/** Longest text that is parsed, in characters. */
const MAX_LENGTH = 40

const AGO = /^(?:-|last )?(\d{1,3}) ?(min|minutes?|h|hours?|d|days?|w|weeks?|m|months?|y|years?)(?: ago)?$/
const LAST = /^last (?=(?:hour|day|week|month|year)$)/
const MOMENT = /^\d{4}-\d\d-\d\dt\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?z$/

/**
 * Reads a past time in everyday words: `2026-07-01`, `1 jul`, `yesterday`, `mon`, `3d`, `two weeks ago`, `12h`, `now`,
 * `2026-07-01T09:30Z`. Days are UTC days; a day without a year is its latest occurrence. Null for an
 * ambiguous day and for other text. Never throws.
 */
export function readPastTime(typed: string, now: Date): PastTime | null {
  if (typed.length > MAX_LENGTH) return null
  const text = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[,\s]+/g, ' ')
    .trim()
  if (text === 'now') return moment(now.getTime())
  if (MOMENT.test(text)) return moment(Date.parse(text.toUpperCase()))
  const [, number = '', unit = ''] = AGO.exec(withDigits(text.replace(LAST, '1 '))) ?? []
  if (unit.startsWith('min')) return moment(now.getTime() - Number(number) * millisecondsInMinute)
  if (unit.startsWith('h')) return moment(now.getTime() - Number(number) * millisecondsInHour)
  const today = now.toISOString().slice(0, 10)
  const day = unit === '' ? dayOf(text, today) : addUnits(today, -Number(number), unit)
  const from = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(from) ? null : { from, to: from + millisecondsInDay }
}

function moment(at: number): PastTime | null {
  return Number.isNaN(at) ? null : { from: at, to: at }
}

function dayOf(text: string, today: string): string | null {
  if (text === 'today') return today
  if (text === 'yesterday') return addDays(today, -1)
  const [, last = '', word = ''] = /^(last |on )?([a-z]+)$/.exec(text) ?? []
  const weekday = readWeekday(word)
  if (weekday !== null) {
    const back = (weekdayOf(today) - weekday + 7) % 7
    return addDays(today, -(back === 0 && last === 'last ' ? 7 : back))
  }
  return written(text, today)
}

/** The latest such day when the year is missing; null for numbers that may mean two days. */
function written(text: string, today: string): string | null {
  const date = readWrittenDate(text, today)
  if (!date || date.unsure) return null
  const days = new Set(date.days.map((day) => (hasYear(text) || day <= today ? day : lastSuch(day, today))))
  const [only] = days
  return days.size === 1 && only !== undefined ? only : null
}

/** Searches back eight years, the longest gap between two 29 February. */
function lastSuch(day: string, today: string): string | null {
  const year = Number(today.slice(0, 4))
  const such = Array.from({ length: 9 }, (_, back) => `${year - back}${day.slice(4)}`)
  return such.find((each) => each <= today && readDay(each) !== null) ?? null
}
