import { minutesInDay } from 'date-fns/constants'
import {
  type Ordinal,
  printSchedule,
  type Schedule,
  type ScheduleRule,
  scheduleOf,
} from '../../model/schedule.ts'
import { cronProblem } from '../../services/digest/slots.ts'
import { nearest } from './did-you-mean.ts'
import { sanitize } from './refusal.ts'
import { readWeekday } from './written-dates.ts'
import { isZoneName } from './zone.ts'

/** A schedule, or why the text is none; `problem`: sentences that name the word and one fix. */
type ReadSchedule =
  | { readonly ok: true; readonly schedule: Schedule }
  | { readonly ok: false; readonly word: string; readonly problem: string }

/** Longest text that is parsed, in characters. */
const MAX_LENGTH = 150
/** Least distance between two runs, in minutes. */
const APART = 60
const CRON_FIELD = /^[\d*?,/#lw+-]+$|^[a-z]{3}(?:[-,#][a-z\d]+)*$/

interface Group {
  ordinal: ScheduleRule['ordinal']
  days: number[]
  times: number[]
  order: 'none' | 'days' | 'times' | 'days-times' | 'times-days'
}

/**
 * Reads a schedule in everyday words (`mon,thu 9:00`, `weekdays at 9`, `first monday 9am`, `mon 9:00; thu
 * 16:00`), or as cron text of five fields. Ignores capitals. Never throws.
 */
export function readSchedule(typed: string): ReadSchedule {
  if (typed.length > MAX_LENGTH) return refused(typed, 'is too long', 'Put it in fewer words.')
  const text = plainForm(typed)
  const fields = text.split(' ')
  const zone = zoneIn(fields)
  if (zone !== null) return refused(zone, 'is a time zone', 'Put it after --zone.')
  if (isCron(fields)) return readCron(typed, text, fields)
  if (skipsWeeks(text))
    return refused(
      typed,
      'isn’t possible: it comes each week or month, not every two weeks or more',
      FEW_WEEKS_FIX,
    )
  const words = text.match(/[;,&+@]|[^\s;,&+@]+/g) ?? []
  const groups: Group[] = [newGroup()]
  for (const word of words) {
    const read = readWord(word)
    if (!read) return unknown(word)
    const refusal = take(groups, read, word)
    if (refusal) return refusal
  }
  return finish(groups, typed)
}

const FEW_WEEKS_FIX = 'Try first mon 9:00; third mon 9:00.'
const SKIPS_WEEKS =
  /\b(?:bi-?weekly|fortnight(?:ly|s)?|other|alternat(?:e|ing)|(?:even|odd) weeks?|every (?:\d{1,2}|two|three|four|six|eight|few|couple of) (?:days|weeks|months))\b/
/** `every second monday` without its month is every two weeks to many. */
const EVERY_ORDINAL = /\b(?:every|each) (?:second|2nd|third|3rd|fourth|4th)\b/

function skipsWeeks(text: string): boolean {
  return SKIPS_WEEKS.test(text) || (EVERY_ORDINAL.test(text) && !/\bmonth\b/.test(text))
}

/** The longest end of a text, of up to three words, that names a zone: `weekdays 9:00 Pacific Time`. */
export function zoneIn(words: readonly string[]): string | null {
  const ends = [3, 2, 1].map((count) => words.slice(-count).join(' '))
  return ends.find((end) => /^[a-z]/.test(end) && readWord(end) === null && isZoneName(end)) ?? null
}

function readCron(typed: string, text: string, fields: readonly string[]): ReadSchedule {
  if (fields.length !== 5)
    return refused(typed, `has ${fields.length} fields where cron text has five`, 'Try 0 9 * * 1.')
  const problem = cronProblem(text)
  if (problem === null) return { ok: true, schedule: { kind: 'cron', text } }
  return refused(typed, problem, 'Try 0 9 * * 1 for Mondays at 9:00.')
}

/** Adds one word to the days and times parsed so far; returns a refusal if it is misplaced, else null. */
function take(groups: Group[], word: Word, text: string): ReadSchedule | null {
  const last = groups.at(-1) ?? newGroup()
  switch (word.kind) {
    case 'joint':
      return null
    case 'month':
      return last.ordinal === null ? unknown(text) : null
    case 'end':
      if (last.order !== 'none') groups.push(newGroup())
      return null
    case 'time':
      if (last.order === 'times-days')
        return refused(text, 'comes after days that have their times', 'Put a semicolon between the two.')
      last.order = last.order === 'none' || last.order === 'times' ? 'times' : 'days-times'
      last.times.push(word.minute)
      return null
    case 'ordinal':
    case 'days':
      return takeDays(groups, last, word, text)
  }
}

function takeDays(
  groups: Group[],
  last: Group,
  word: Extract<Word, { kind: 'days' | 'ordinal' }>,
  text: string,
): ReadSchedule | null {
  if (last.order === 'days-times') {
    groups.push(newGroup())
    return take(groups, word, text)
  }
  if (last.order === 'times' || last.order === 'times-days') last.order = 'times-days'
  else last.order = 'days'
  if (word.kind === 'days') {
    last.days.push(...word.days)
    return null
  }
  if (last.ordinal !== null || last.days.length > 0)
    return refused(
      text,
      'says which day of the month and stands beside other days',
      'Put a semicolon between them.',
    )
  last.ordinal = word.ordinal
  return null
}

function finish(groups: readonly Group[], typed: string): ReadSchedule {
  const given = groups.filter(({ order }) => order !== 'none')
  if (given.length === 0) return refused(typed, 'says no time', EXAMPLE)
  const rules: ScheduleRule[] = []
  for (const { ordinal, days, times } of given) {
    if (times.length === 0) return refused(typed, 'says no time', EXAMPLE)
    if (ordinal !== null && days.length === 0)
      return refused(typed, 'doesn’t say which day of the month', 'Try first monday 9:00.')
    rules.push({ ordinal, days: days.length > 0 ? days : [1, 2, 3, 4, 5, 6, 7], times })
  }
  const schedule = scheduleOf(rules)
  const tooNear = tooNearIn(rules)
  if (tooNear) return refused(tooNear, 'is due within an hour of another', 'Leave an hour between two times.')
  if (printSchedule(schedule).length > MAX_LENGTH)
    return refused(typed, 'is too long', 'Turn on two digests instead.')
  return { ok: true, schedule }
}

/** A time within an hour of another one, whatever their days; null when all are further apart. */
function tooNearIn(rules: readonly ScheduleRule[]): string | null {
  const times = [...new Set(rules.flatMap(({ times: at }) => at))].sort((a, b) => a - b)
  const near = times.find((time, index) => {
    const next = times[index + 1] ?? (times[0] ?? 0) + minutesInDay
    return next - time < APART
  })
  return near === undefined ? null : `${Math.floor(near / 60)}:${String(near % 60).padStart(2, '0')}`
}

const EXAMPLE = 'Try mon 9:00.'

function unknown(word: string): ReadSchedule {
  if (isZoneName(word)) return refused(word, 'is a time zone', 'Put it after --zone.')
  const meant = misspelled(word)
  const fix = meant === null ? EXAMPLE : `Did you mean ${meant}?`
  return { ok: false, word, problem: `I can’t read “${sanitize(word)}” as a time. ${fix}` }
}

/** The known word that a slip made into this one; a shorter word, or one with another beginning, is its own. */
function misspelled(word: string): string | null {
  if (!/^[a-z]{5,}$/.test(word)) return null
  return nearest(
    word,
    KNOWN_WORDS.filter((known) => known[0] === word[0] && /^[a-z]{5,}$/.test(known)),
  )
}

/** A refusal at `word`; `fix` is a sentence. */
function refused(word: string, why: string, fix: string): ReadSchedule {
  return { ok: false, word, problem: `“${sanitize(word)}” ${why}. ${fix}` }
}

/** True when a field begins with `*` or `?`, or for five cron fields of which the first four are numbers. */
function isCron(fields: readonly string[]): boolean {
  if (fields.some((field) => /^[*?]/.test(field))) return true
  return (
    fields.length === 5 &&
    fields.every((field) => CRON_FIELD.test(field)) &&
    fields.slice(0, 4).every((field) => /^[\d,/-]+$/.test(field))
  )
}

function newGroup(): Group {
  return { ordinal: null, days: [], times: [], order: 'none' }
}

/** Lower case, hyphens in place of dashes and of “to”, `9am` for `9 am`, single spaces. */
function plainForm(typed: string): string {
  return typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/["“”]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ?- ?| (?:to|through|until|till) /g, '-')
    .replace(/(\d) (?=[ap]\.?m)/g, '$1')
    .trim()
}

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
const KNOWN_WORDS: readonly string[] = [
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
