import { millisecondsInDay } from 'date-fns/constants'
import type { Workspace } from '../../slack/start.ts'
import type { Reader } from './wire.ts'

const NEAR: ReadonlyMap<number, string> = new Map([
  [-1, 'yesterday'],
  [0, 'today'],
  [1, 'tomorrow'],
])
const MARKED = /<!date\^(\d{1,12})\^([^|<>^]*)(?:\^([^|<>]*))?\|([^<>]*)>/g

export function readerAt(zone: string, now: number): Reader {
  return { zone, now, today: dayIn(zone, now) }
}

export function zoneOf({ people }: Pick<Workspace, 'people'>, person: string): string {
  return people.find(({ name }) => name === person)?.zone ?? 'UTC'
}

export function dayIn(zone: string, at: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(at)
}

export function clockTime(zone: string, at: number, seconds = false): string {
  const timeStyle = seconds ? 'medium' : 'short'
  return new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle }).format(at)
}

export function longDate(zone: string, at: number): string {
  return formatDate(zone, at, 'full')
}

export function relativeMoment(at: number, reader: Reader): string {
  return formatted(at / 1000, '{date_short_pretty} at {time}', reader)
}

/** Replaces an app's dates with this reader's local ones: `<!date^…>` in mrkdwn, `date` in rich text. */
export function withDates(value: unknown, reader: Reader): unknown {
  if (Array.isArray(value)) return value.map((item) => withDates(item, reader))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const object = Object.fromEntries(entries)
  if (object.type === 'mrkdwn' && typeof object.text === 'string')
    return { ...object, text: withMarkedDates(object.text, reader) }
  if (object.type === 'date' && typeof object.timestamp === 'number')
    return dateElement(object, object.timestamp, reader)
  return Object.fromEntries(entries.map(([name, inner]) => [name, withDates(inner, reader)]))
}

function withMarkedDates(text: string, reader: Reader): string {
  return text.replaceAll(MARKED, (_, seconds: string, format: string, link: string | undefined) => {
    const shown = formatted(Number(seconds), format, reader)
    return link ? `<${link}|${shown}>` : shown
  })
}

function dateElement(element: Record<string, unknown>, seconds: number, reader: Reader): object {
  const { format, url, style } = element
  const text = formatted(seconds, typeof format === 'string' ? format : '{date}', reader)
  const words = { text, style }
  return url === undefined ? { type: 'text', ...words } : { type: 'link', url, ...words }
}

/** Expands Slack's tokens, such as `{date_short_pretty} at {time}`; an unknown one stays as it is. */
function formatted(seconds: number, format: string, { zone, now, today }: Reader): string {
  const at = seconds * 1000
  const day = dayIn(zone, at)
  const days = (Date.parse(day) - Date.parse(today)) / millisecondsInDay
  const near = NEAR.get(days)
  return format.replaceAll(/\{(\w+?)(_pretty)?\}/g, (token, name: string, pretty: string | undefined) => {
    if (pretty && near) return near
    const shown: Readonly<Record<string, () => string>> = {
      date_num: () => day,
      date_slash: () => day.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1'),
      date_short: () => formatDate(zone, at, 'medium'),
      date: () => formatDate(zone, at, 'long'),
      date_long_full: () => formatDate(zone, at, 'long'),
      date_long: () => longDate(zone, at),
      day_divider: () => longDate(zone, at),
      time: () => clockTime(zone, at),
      time_secs: () => clockTime(zone, at, true),
      ago: () => agoWords(now - at, days),
    }
    return Object.hasOwn(shown, name) ? (shown[name]?.() ?? token) : token
  })
}

/** Says how long ago something was: in minutes or hours on the same day, else in days. */
function agoWords(passedMs: number, days: number): string {
  const minutes = Math.floor(passedMs / 60_000)
  if (days !== 0) return NEAR.get(days) ?? new Intl.RelativeTimeFormat('en').format(days, 'day')
  if (minutes < 1) return minutes < 0 ? 'today' : 'just now'
  const relative = new Intl.RelativeTimeFormat('en')
  return minutes < 60
    ? relative.format(-minutes, 'minute')
    : relative.format(-Math.floor(minutes / 60), 'hour')
}

function formatDate(zone: string, at: number, dateStyle: 'full' | 'long' | 'medium'): string {
  return new Intl.DateTimeFormat('en-US', { timeZone: zone, dateStyle }).format(at)
}
