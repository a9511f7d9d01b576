import { readDayFromToday } from './days-from-today.ts'
import { named } from './refusal.ts'
import { readWrittenDate, sameDayToCome, type WrittenDate } from './written-dates.ts'

/** The meaning of a typed due date; days are `YYYY-MM-DD`. */
export type DueDate =
  | { readonly kind: 'day'; readonly day: string }
  /** No due date. */
  | { readonly kind: 'none' }
  /** Any of these days, earliest first; a single one was typed incompletely. Never used without asking. */
  | { readonly kind: 'unsure'; readonly days: readonly [string, ...string[]] }
  /** Unambiguous but over; `meant` is the next day with the same day and month. */
  | { readonly kind: 'past'; readonly day: string; readonly meant: string | null }
  /** `problem` follows “The due” or “This”, as in “This date … is not whole”. */
  | { readonly kind: 'wrong'; readonly problem: string }

/** Longest text that is parsed, in characters. */
const LONGEST = 60

const EXAMPLES = '2027-01-15, fri, 15 jan, +2w, eom, or none'

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
  if (fromToday) return judged(typed, { days: fromToday, unsure: false }, today)
  const written = readWrittenDate(text, today)
  if (written) return judged(typed, written, today)
  if (BEGUN.test(text)) return wrong(typed, 'is not whole; type all of it, as in next friday')
  return wrong(typed, `is not one that I can read; type for example ${EXAMPLES}`)
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

function judged(typed: string, { days, unsure }: WrittenDate, today: string): DueDate {
  const [first, ...others] = days
  if (first === undefined) return wrong(typed, `is not in the calendar; type for example ${EXAMPLES}`)
  if (unsure || others.length > 0) return { kind: 'unsure', days: [first, ...others] }
  if (first >= today) return { kind: 'day', day: first }
  return { kind: 'past', day: first, meant: sameDayToCome(first, today) }
}

function wrong(typed: string, why: string): DueDate {
  return { kind: 'wrong', problem: `date ${named(typed)} ${why}` }
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
