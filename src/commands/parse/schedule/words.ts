import type { Ordinal } from '../../../model/schedule.ts'
import { readWeekday } from '../written-dates.ts'

/** The meaning of one word of a schedule. */
export type Word =
  | { readonly kind: 'days'; readonly days: readonly number[] }
  | { readonly kind: 'ordinal'; readonly ordinal: Ordinal }
  | { readonly kind: 'time'; readonly minute: number }
  /** `;`: the days and times after it are a group of their own. */
  | { readonly kind: 'end' }
  /** `at`, `and`, `every`: has no meaning of its own. */
  | { readonly kind: 'joint' }
  /** `of the month`, to the extent that it says which of its days are meant. */
  | { readonly kind: 'month' }

const NOON = 12 * 60

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]
const WORKING = [1, 2, 3, 4, 5]
const DAYS = new Map([
  ['daily', EVERY_DAY],
  ['day', EVERY_DAY],
  ['days', EVERY_DAY],
  ['weekday', WORKING],
  ['weekdays', WORKING],
  ['workday', WORKING],
  ['workdays', WORKING],
  ['weekend', [6, 7]],
  ['weekends', [6, 7]],
])
const ORDINALS = new Map<string, Ordinal>([
  ['first', 1],
  ['1st', 1],
  ['second', 2],
  ['2nd', 2],
  ['third', 3],
  ['3rd', 3],
  ['fourth', 4],
  ['4th', 4],
  ['last', 'last'],
])
const TIMES = new Map([
  ['noon', NOON],
  ['midday', NOON],
  ['midnight', 0],
])
const JOINTS = new Set(['at', '@', 'and', '&', '+', 'on', 'every', 'each', 'of', 'the', ','])

/** The words that a misspelled word may mean. */
export const KNOWN_WORDS: readonly string[] = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
  ...DAYS.keys(),
  ...ORDINALS.keys(),
  ...TIMES.keys(),
]

/** Reads one word in lower case; null for a word without a meaning here. */
export function readWord(text: string): Word | null {
  if (text === ';') return { kind: 'end' }
  if (JOINTS.has(text)) return { kind: 'joint' }
  if (text === 'month') return { kind: 'month' }
  const ordinal = ORDINALS.get(text)
  if (ordinal !== undefined) return { kind: 'ordinal', ordinal }
  const days = DAYS.get(text) ?? readDays(text)
  if (days) return { kind: 'days', days }
  const minute = TIMES.get(text) ?? readTime(text)
  return minute === null ? null : { kind: 'time', minute }
}

/** `mon`, `mondays`, `mon-fri`, `sat-mon`. */
function readDays(text: string): readonly number[] | null {
  const [from, to, ...more] = text.split('-').map(dayOf)
  if (from === null || from === undefined || to === null || more.length > 0) return null
  if (to === undefined) return [from]
  const length = ((to - from + 7) % 7) + 1
  return Array.from({ length }, (_, index) => ((from - 1 + index) % 7) + 1)
}

function dayOf(text: string): number | null {
  const name = text.replace(/\.$/, '')
  const day = readWeekday(name) ?? readWeekday(name.replace(/s$/, ''))
  return day === null ? null : day === 0 ? 7 : day
}

/** `9`, `9:00`, `9.30`, `17h`, `17h30`, `9am`, `9:30pm`; returns the minute of the day. */
function readTime(text: string): number | null {
  const [, hours = '', minutes = '0', half = ''] =
    /^(\d{1,2})(?:[:.h](\d{2})|h)?([ap])?(?:\.?m\.?)?$/.exec(text) ?? []
  if (hours === '' || (/m/.test(text) && half === '')) return null
  const [hour, minute] = [Number(hours), Number(minutes)]
  if (minute > 59) return null
  if (half === '') return hour > 23 ? null : hour * 60 + minute
  if (/m/.test(text) && hour >= 1 && hour <= 12) return ((hour % 12) + (half === 'p' ? 12 : 0)) * 60 + minute
  return null
}
