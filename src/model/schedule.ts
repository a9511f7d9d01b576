/** The week of the month for a weekday: the first to the fourth, or the last. Null for all of them. */
export type Ordinal = 1 | 2 | 3 | 4 | 'last'

/** Days of the week (1 is Monday, 7 is Sunday) and local times (minutes of the day); neither is empty. */
export interface ScheduleRule {
  readonly ordinal: Ordinal | null
  readonly days: readonly number[]
  readonly times: readonly number[]
}

/** Due times on the clocks of a zone stored elsewhere: as rules, or as cron text of five fields. */
export type Schedule =
  | { readonly kind: 'rules'; readonly rules: readonly ScheduleRule[] }
  | { readonly kind: 'cron'; readonly text: string }

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const ORDINALS = new Map<Ordinal, string>([
  [1, 'first'],
  [2, 'second'],
  [3, 'third'],
  [4, 'fourth'],
  ['last', 'last'],
])
const NAMED = new Map([
  ['1,2,3,4,5,6,7', 'daily'],
  ['1,2,3,4,5', 'weekdays'],
  ['6,7', 'weekends'],
])

/** Returns the canonical form of the rules: Monday first, each time of each day once. */
export function scheduleOf(rules: readonly ScheduleRule[]): Schedule {
  const times = new Map<string, { ordinal: Ordinal | null; day: number; times: Set<number> }>()
  for (const { ordinal, days, times: at } of rules)
    for (const day of days) {
      const key = `${ordinal} ${day}`
      const known = times.get(key) ?? { ordinal, day, times: new Set() }
      for (const minute of at) known.times.add(minute)
      times.set(key, known)
    }
  const each = [...times.values()]
    .map(({ ordinal, day, times: at }) => ({ ordinal, day, times: [...at].sort((a, b) => a - b) }))
    .sort((a, b) => rank(a.ordinal) - rank(b.ordinal) || a.day - b.day)
  const groups = Map.groupBy(each, ({ ordinal, times: at }) => `${ordinal} ${at.join()}`)
  const merged = [...groups.values()].flatMap((group) => {
    const [first] = group
    return first ? [{ ordinal: first.ordinal, days: group.map(({ day }) => day), times: first.times }] : []
  })
  return { kind: 'rules', rules: merged }
}

/** Returns the schedule in the form that people type, for parsing back: `mon,thu 9:00 and 16:00`. */
export function printSchedule(schedule: Schedule): string {
  if (schedule.kind === 'cron') return schedule.text
  return schedule.rules.map(printRule).join('; ')
}

const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const RULE = /^(?:(first|second|third|fourth|last) )?([a-z,-]+) (\d.*)$/

/** Words the output of `printSchedule`: `Mondays and Thursdays 9:00`, `Weekdays 9:00`. */
export function scheduleWords(printed: string): string {
  return printed
    .split('; ')
    .map((rule) => {
      const [, ordinal, days = '', times] = RULE.exec(rule) ?? []
      if (times === undefined) return `Cron ${rule}`
      const on = ordinal ? `${capital(ordinal)} ${dayWords(days, '')} of the month` : everyWords(days)
      return `${on} ${times}`
    })
    .join(', ')
}

function everyWords(days: string): string {
  if (days === 'daily' || days === 'weekdays' || days === 'weekends') return capital(days)
  return dayWords(days, 's')
}

function capital(word: string): string {
  return `${word[0]?.toUpperCase()}${word.slice(1)}`
}

function dayWords(days: string, ending: string): string {
  const names = days.split(',').map((span) =>
    span
      .split('-')
      .map((day) => `${NAMES[DAYS.indexOf(day)]}${ending}`)
      .join(' to '),
  )
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** Returns the schedule as cron texts of five fields; a time that several of them match is due once. */
export function cronOf(schedule: Schedule): string[] {
  if (schedule.kind === 'cron') return [schedule.text]
  return schedule.rules.flatMap(({ ordinal, days, times }) => {
    const each = ordinal === null ? '' : `#${ordinal === 'last' ? 'L' : ordinal}`
    const on = days.map((day) => `${day}${each}`).join(',')
    return [...Map.groupBy(times, (minute) => minute % 60)].map(
      ([minute, at]) => `${minute} ${at.map((time) => Math.floor(time / 60)).join(',')} * * ${on}`,
    )
  })
}

/** True for cron text with a day of the month and a day of the week, which many expect to mean another thing. */
export function hasBothDays(printed: string): boolean {
  const [, , date = '*', , weekday = '*', more] = printed.split(' ')
  const isCron = scheduleWords(printed).startsWith('Cron ') && more === undefined
  return isCron && ![date, weekday].some((field) => field === '*' || field === '?')
}

function rank(ordinal: Ordinal | null): number {
  return ordinal === null ? 0 : ordinal === 'last' ? 5 : ordinal
}

function printRule({ ordinal, days, times }: ScheduleRule): string {
  const at = times
    .map((time) => `${Math.floor(time / 60)}:${String(time % 60).padStart(2, '0')}`)
    .join(' and ')
  if (ordinal === null) return `${NAMED.get(days.join()) ?? printDays(days)} ${at}`
  return `${ORDINALS.get(ordinal)} ${days.map(nameOf).join(',')} ${at}`
}

function printDays(days: readonly number[]): string {
  const spans: number[][] = []
  for (const day of days) {
    const last = spans.at(-1)
    if (last?.at(-1) === day - 1) last.push(day)
    else spans.push([day])
  }
  return spans
    .map((span) => (span.length > 2 ? `${nameOf(span[0])}-${nameOf(span.at(-1))}` : span.map(nameOf).join()))
    .join()
}

function nameOf(day: number | undefined): string {
  return DAYS[(day ?? 0) - 1] ?? ''
}
