import { minutesInDay } from 'date-fns/constants'
import { readDueDate } from './due-date.ts'
import { readWord } from './schedule.ts'

/** The minute in which `tonight` begins. */
const EVENING = 20 * 60
const TONIGHT = /^(?:tonight|this evening)$/
const END_OF_DAY = /^(?:the )?(?:end of (?:the )?day|eod)$/

/** The minute of `16:00`, `at 4pm`, `noon` or `24:00`; null for a bare number and `4.12`, which belong to a date. */
export function readClock(text: string): number | null {
  return /^\d+\.\d+$/.test(text) ? null : minuteOf(text.replace(/^at /, ''))
}

/**
 * Splits `monday at 9:00`. `today` is the day (`YYYY-MM-DD`) to count from; a day alone is meant from the minute
 * `alone`, or later where it says so.
 */
export function dayAndMinute(
  text: string,
  today: string,
  alone: number,
): { readonly day: string; readonly minute: number } {
  const [, day = '', clock = ''] = /^(.+?)(?: at)? (\S+)$/.exec(text) ?? []
  // `fri 4.12` is a day; no calendar has `fri 9.30`.
  const minute = readDueDate(text, today).kind === 'wrong' ? minuteOf(clock) : null
  if (minute !== null) return { day, minute }
  if (END_OF_DAY.test(text)) return { day: text, minute: minutesInDay }
  return { day: text, minute: TONIGHT.test(text) ? Math.max(EVENING, alone) : alone }
}

function minuteOf(clock: string): number | null {
  if (clock === '24:00') return minutesInDay
  const word = /^\d+$/.test(clock) ? null : readWord(clock)
  return word?.kind === 'time' ? word.minute : null
}
