import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants'
import { SNOOZE_DAYS, type SnoozeTime } from '../../model/snooze.ts'
import { instantOf, wallClock } from '../../model/zone.ts'
import { dayAndMinute, readClock } from './clock-time.ts'
import { readDueDate } from './due-date.ts'
import { sanitize } from './refusal.ts'
import { withDigits } from './written-dates.ts'

/** The minute in which a day that is named alone begins. */
const MORNING = 9 * 60

const CHANGE = /^(?:it )?changes?$/
const SPAN = /^(?:\+ ?|in |for )?(\d{1,4}) ?(h|min)(?:(?:our|r|ute)?s?)$/
/** `1h30` is no time of the day here, as `4h` is none. */
const HOURS_AND_MINUTES =
  /^(?:\+ ?|in |for )?(\d{1,4}) ?h(?:(?:our|r)?s?)(?: and)? ?(\d{1,2}) ?(?:m|min(?:ute)?s?)?$/

/**
 * Reads `until tomorrow`, `monday 9:00`, `2d`, `4h`, `17:00`, `change` or `off`; days are those of the zone.
 * Nothing means `change`, and of several possible days the next one counts. Never throws.
 */
export function readSnooze(typed: string, now: number, zone: string): SnoozeTime {
  const text = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^until ?/, '')
  if (text === '' || CHANGE.test(text)) return { kind: 'change' }
  if (text === 'off') return { kind: 'off' }
  const span = readSpan(withDigits(text))
  if (span !== null) return checked(typed, [now + span], now)
  const today = Math.floor(wallClock(now, zone) / millisecondsInDay) * millisecondsInDay
  const at = (midnight: number, minute: number) =>
    instantOf(midnight + minute * millisecondsInMinute, zone, 'first')
  const clock = readClock(text)
  if (clock !== null) return checked(typed, [at(today, clock), at(today + millisecondsInDay, clock)], now)
  const first = new Date(today).toISOString().slice(0, 10)
  const { day, minute } = dayAndMinute(text, first, MORNING)
  const date = readDueDate(day, first)
  const days = date.kind === 'day' ? [date.day] : date.kind === 'unsure' ? date.days : []
  const times = days.map((one) => at(Date.parse(`${one}T00:00:00Z`), minute))
  return times.length > 0 || date.kind === 'past' ? checked(typed, times, now) : unread(typed)
}

/** Returns the ms of `4h`, `30 min` or `1h30`; null for anything else. */
function readSpan(text: string): number | null {
  const [, hours = '', minutes = ''] = HOURS_AND_MINUTES.exec(text) ?? []
  if (hours !== '') return Number(hours) * millisecondsInHour + Number(minutes) * millisecondsInMinute
  const [, count = '', unit] = SPAN.exec(text) ?? []
  if (count === '') return null
  return Number(count) * (unit === 'h' ? millisecondsInHour : millisecondsInMinute)
}

function checked(typed: string, times: readonly number[], now: number): SnoozeTime {
  const at = times.find((time) => time > now)
  if (at === undefined)
    return { kind: 'wrong', problem: `“${sanitize(typed)}” is over already. Try tomorrow 9:00.` }
  if (at - now > SNOOZE_DAYS * millisecondsInDay)
    return { kind: 'wrong', problem: `“${sanitize(typed)}” is more than ${SNOOZE_DAYS} days away. Try 2w.` }
  return { kind: 'until', at }
}

function unread(typed: string): SnoozeTime {
  return {
    kind: 'wrong',
    problem: `I can’t read “${sanitize(typed)}”. Try tomorrow, monday 9:00, 2d or change.`,
  }
}
