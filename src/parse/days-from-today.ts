import { add } from 'date-fns/add'
import { addDays } from 'date-fns/addDays'
import { addMonths } from 'date-fns/addMonths'
import { endOfMonth } from 'date-fns/endOfMonth'
import { endOfQuarter } from 'date-fns/endOfQuarter'
import { endOfYear } from 'date-fns/endOfYear'
import { format } from 'date-fns/format'
import { parseISO } from 'date-fns/parseISO'
import { startOfWeek } from 'date-fns/startOfWeek'
import { weekdayOf } from './weekdays.ts'

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
export function readDayFromToday(text: string, today: string): readonly string[] | null {
  const now = parseISO(today)
  const dates =
    text === 'today'
      ? [now]
      : text === 'tomorrow'
        ? [addDays(now, 1)]
        : (onWeekday(text, now) ?? after(text, now) ?? endOf(text, now))
  if (!dates) return null
  const days = dates.filter((date) => date.getFullYear() <= 9999).map((date) => format(date, 'yyyy-MM-dd'))
  return [...new Set(days)].sort()
}

function onWeekday(text: string, now: Date): Date[] | null {
  const [, before = '', word = ''] = /^(?:(this|next|on|coming) )?([a-z]+)$/.exec(text) ?? []
  const weekday = weekdayOf(word)
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
