import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { readSchedule } from '../../../src/commands/parse/schedule.ts'
import { readZone } from '../../../src/commands/parse/zone.ts'
import {
  hasBothDays,
  type Ordinal,
  printSchedule,
  scheduleOf,
  scheduleWords,
} from '../../../src/model/schedule.ts'

function printed(typed: string): string {
  const read = readSchedule(typed)
  if (!read.ok) throw new Error(read.problem)
  return printSchedule(read.schedule)
}

test.each([
  ['mon 9:00', 'mon 9:00'],
  ['Mondays at 9', 'mon 9:00'],
  ['every Friday 16:00', 'fri 16:00'],
  ['mon,thu 9:00', 'mon,thu 9:00'],
  ['thu and mon, 9:00', 'mon,thu 9:00'],
  ['9:00 on mondays', 'mon 9:00'],
  ['weekdays at 9', 'weekdays 9:00'],
  ['mon-fri 9am', 'weekdays 9:00'],
  ['Mon – Fri 9 am', 'weekdays 9:00'],
  ['mon to wed 9.30', 'mon-wed 9:30'],
  ['sat-mon 9', 'mon,sat,sun 9:00'],
  ['daily 17:30', 'daily 17:30'],
  ['every day at 5:30 p.m.', 'daily 17:30'],
  ['17h30', 'daily 17:30'],
  ['9:00 and 16:00', 'daily 9:00 and 16:00'],
  ['16:00, 9:00', 'daily 9:00 and 16:00'],
  ['weekends noon', 'weekends 12:00'],
  ['tue midnight', 'tue 0:00'],
  ['12am', 'daily 0:00'],
  ['12pm', 'daily 12:00'],
  ['first monday 9:00', 'first mon 9:00'],
  ['1st mon of the month at 9', 'first mon 9:00'],
  ['last friday of every month 16:00', 'last fri 16:00'],
  ['mon 9:00, thu 16:00', 'mon 9:00; thu 16:00'],
  ['mon 9:00; fri 9:00', 'mon,fri 9:00'],
  ['mon 9:00; mon 16:00', 'mon 9:00 and 16:00'],
  ['“mon 9:00”', 'mon 9:00'],
  ['0 9 * * 1', '0 9 * * 1'],
  ['0  9 * *  MON-FRI', '0 9 * * mon-fri'],
  ['0 9 1,15 1 1', '0 9 1,15 1 1'],
  ['0 9 1 1 mon-fri', '0 9 1 1 mon-fri'],
  ['0 9 1 1 mon,thu', '0 9 1 1 mon,thu'],
  ['0 9 1-7 1 fri', '0 9 1-7 1 fri'],
  ['mon tue wed thu 9', 'mon-thu 9:00'],
  ['9 11 13:00 15 mon', 'mon 9:00 and 11:00 and 13:00 and 15:00'],
  ['9 11 13 15 17:00', 'daily 9:00 and 11:00 and 13:00 and 15:00 and 17:00'],
  ['mon -fri 9', 'weekdays 9:00'],
  ['mon- fri 9', 'weekdays 9:00'],
])('“%s” is %s', (typed, meant) => {
  expect(printed(typed)).toBe(meant)
})

test.each([
  ['daily day days', '9:00', 'daily'],
  ['weekday weekdays workday workdays', '9:00', 'weekdays'],
  ['weekend weekends', '9:00', 'weekends'],
  ['monday mon mon. mondays', '9:00', 'mon'],
  ['first 1st', 'mon 9:00', 'first mon'],
  ['second 2nd', 'mon 9:00', 'second mon'],
  ['third 3rd', 'mon 9:00', 'third mon'],
  ['fourth 4th', 'mon 9:00', 'fourth mon'],
  ['last', 'mon 9:00', 'last mon'],
])('each of “%s” before “%s” says the same', (words, after, days) => {
  for (const each of words.split(' ')) expect(printed(`${each} ${after}`), each).toBe(`${days} 9:00`)
})

test.each([
  ['0:00', ['midnight', '12am', '12:00am', '0', '00:00', '0h', '0h00']],
  ['1:00', ['1am', '1 a.m.', '1h', '01:00']],
  ['12:00', ['noon', 'midday', '12', '12pm']],
  ['12:59', ['12:59pm', '12.59', '12h59']],
  ['23:59', ['23:59', '11:59pm', '11:59 p.m.', '11.59 PM']],
])('the time %s is typed in these ways', (time, words) => {
  for (const each of words) expect(printed(`mon ${each}`), each).toBe(`mon ${time}`)
})

test.each([
  '24:00',
  '23:60',
  '0am',
  '13am',
  '9a',
  '9p',
  '9m',
  '9:0',
  '9:000',
  '123',
  'x9',
  '9x',
  'mon-tue-wed',
  'mon-x',
  'x-mon',
  'mo.n',
  'mosnday',
])('“%s” is no word of a schedule', (word) => {
  expect(readSchedule(`${word} mon 9:00`)).toMatchObject({ ok: false, word })
})

test('150 characters are read, one more is too long', () => {
  const typed = (length: number) => `mon${' '.repeat(length - 7)}9:00`
  expect(printed(typed(150))).toBe('mon 9:00')
  expect(readSchedule(typed(151))).toMatchObject({ ok: false, problem: expect.stringContaining('too long') })
})

test.each([
  ['mon 9:00 and 10:00', 'mon 9:00 and 10:00'],
  ['mon 23:00 and 0:00', 'mon 0:00 and 23:00'],
])('“%s” is an hour apart, which is far enough', (typed, meant) => {
  expect(printed(typed)).toBe(meant)
})

test.each([
  ['9:00 mon; 16:00 thu', 'mon 9:00; thu 16:00'],
  ['9:00 mon thu', 'mon,thu 9:00'],
  ['9:00 and 11:00 mon', 'mon 9:00 and 11:00'],
  ['; mon 9:00 ;; ', 'mon 9:00'],
  ['mon 9:00 first tue 11:00', 'mon 9:00; first tue 11:00'],
])('“%s” are groups as “%s”', (typed, meant) => {
  expect(printed(typed)).toBe(meant)
})

describe('what cannot be read is named, with one thing to type', () => {
  test.each([
    ['mnday 9:00', 'I can’t read “mnday” as a time. Did you mean monday?'],
    ['mon 25:00', 'I can’t read “25:00” as a time. Try mon 9:00.'],
    ['mon 9:60', '“9:60”'],
    ['mon 13pm', '“13pm”'],
    ['mon', '“mon” says no time. Try mon 9:00.'],
    ['', '“” says no time'],
    ['monthly 9:00', '“monthly”'],
    ['every month 9:00', 'I can’t read “month” as a time. Try mon 9:00.'],
    ['first 9:00', '“first 9:00” doesn’t say which day of the month'],
    ['first second mon 9:00', '“second” says which day of the month and stands beside other days'],
    ['9:00 mon first tue', '“first” says which day of the month and stands beside other days'],
    ['mon first tue 9:00', '“first” says which day of the month and stands beside other days'],
    ['9:00 mon 16:00', '“16:00” comes after days that have their times'],
    ['mon 9:00 and 9:30', '“9:00” is due within an hour of another'],
    ['mon 23:30; tue 0:15', '“23:30” is due within an hour of another'],
    ['*/5 * * * *', '“*/5 * * * *” is due more often than once an hour'],
    ['* 9 * *', '“* 9 * *” has 4 fields where cron text has five'],
    ['0 9 30 2 *', '“0 9 30 2 *” never comes'],
    ['0 9 32 1 1', '“0 9 32 1 1” is not cron text'],
    ['0 0 9 * * 1', '“0 0 9 * * 1” has 6 fields where cron text has five'],
    ['constructor 9:00', 'I can’t read “constructor” as a time. Try mon 9:00.'],
    ['mon 9:00 '.repeat(40), 'is too long'],
  ])('“%s”', (typed, words) => {
    const read = readSchedule(typed)
    expect(read).toMatchObject({ ok: false, problem: expect.stringContaining(words) })
    if (!read.ok) expect(read.problem).toMatch(/\. (Try|Did you mean|Put|Leave|Turn) [^.]+[.?]$/)
  })
})

const ordinal = fc.constantFrom<Ordinal | null>(null, null, null, 1, 2, 3, 4, 'last')
const days = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 })
const time = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
const rules = time.chain(([hour, minute]) => {
  // Each an hour after the other at least.
  const times = fc.uniqueArray(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 3 })
  const at = times.map((steps) => steps.map((step) => ((hour + step) % 24) * 60 + minute))
  return fc.array(fc.record({ ordinal, days, times: at }), { minLength: 1, maxLength: 3 })
})

property.prop([rules])('what is printed is read as the same', (given) => {
  const schedule = scheduleOf(given)
  const text = printSchedule(schedule)
  fc.pre(text.length <= 150)
  expect(readSchedule(text)).toEqual({ ok: true, schedule })
  expect(scheduleWords(text)).not.toMatch(/undefined|Cron/)
})

property.prop([
  fc.integer({ min: 0, max: 59 }),
  fc.integer({ min: 0, max: 23 }),
  fc.integer({ min: 1, max: 28 }),
  fc.constantFrom('*', '1-5', 'mon', '1,3', '0', '7', '5#1'),
])('also cron text', (minute, hour, day, weekday) => {
  const text = `${minute} ${hour} ${day} * ${weekday}`
  expect(printed(text)).toBe(text)
  expect(scheduleWords(text)).toBe(`Cron ${text}`)
})

property.prop([fc.string({ maxLength: 200 })])(
  'whatever is typed is read, or refused by its name',
  (typed) => {
    const read = readSchedule(typed)
    if (read.ok) expect(printed(printSchedule(read.schedule))).toBe(printSchedule(read.schedule))
    else expect(read.problem).toMatch(/^(I can’t read )?“.*” .+\. .+[.?]$/s)
  },
)

const word = fc.constantFrom(
  'mon',
  'mon-fri',
  'daily',
  'first',
  'last',
  '9:00',
  '9',
  '9am',
  'and',
  ';',
  ',',
  'at',
  'of',
  'the',
  'month',
  '*',
  '0',
  '1',
  '1-5',
  'every',
  'noon',
  'weekends',
  '16:30',
  'to',
  '-',
  'am',
  'x',
)
property.prop([fc.array(word, { maxLength: 8 })])('also words of schedules in any order', (words) => {
  const read = readSchedule(words.join(' '))
  if (read.ok) expect(printed(printSchedule(read.schedule))).toBe(printSchedule(read.schedule))
  else expect(read.problem).toMatch(/^(I can’t read )?“.*” .+\. .+[.?]$/s)
})

test.each([
  ['mon,thu 9:00', 'Mondays and Thursdays 9:00'],
  ['daily 9:00 and 16:00', 'Daily 9:00 and 16:00'],
  ['weekdays 9:00', 'Weekdays 9:00'],
  ['mon-wed,sun 9:00', 'Mondays to Wednesdays and Sundays 9:00'],
  ['first mon 9:00; weekends 10:00', 'First Monday of the month 9:00, Weekends 10:00'],
  ['0 9 * * 1', 'Cron 0 9 * * 1'],
])('%s comes %s', (text, words) => {
  expect(scheduleWords(text)).toBe(words)
})

test.each([
  ['Europe/Berlin', 'Europe/Berlin'],
  ['europe/berlin', 'Europe/Berlin'],
  ['berlin', 'Europe/Berlin'],
  ['new york', 'America/New_York'],
  ['utc', 'UTC'],
  [' berlin ', 'Europe/Berlin'],
  ['PDT', 'America/Los_Angeles'],
  ['EDT', 'America/New_York'],
  ['mdt', 'America/Denver'],
  ['CET', 'Europe/Berlin'],
  ['CEST', 'Europe/Berlin'],
  ['JST', 'Asia/Tokyo'],
  ['PT', 'America/Los_Angeles'],
  ['Pacific Time', 'America/Los_Angeles'],
  ['US Pacific time', 'America/Los_Angeles'],
  ['pacific standard time', 'America/Los_Angeles'],
  ['Eastern  Time', 'America/New_York'],
  ['Central European Summer Time', 'Europe/Berlin'],
  ['Berlin time', 'Europe/Berlin'],
  ['India Standard Time', 'Asia/Kolkata'],
  ['UTC+2', '+02:00'],
  ['utc +2', '+02:00'],
  ['GMT-5', '-05:00'],
  ['UTC−5', '-05:00'],
  ['UTC+5:30', '+05:30'],
  ['+0530', '+05:30'],
  ['+02:00', '+02:00'],
  ['UTC+0', 'UTC'],
])('the zone %s is %s', (typed, zone) => {
  expect(readZone(typed)).toEqual({ ok: true, zone })
})

test.each([
  ['Europe/Berln', 'I don’t know the time zone “Europe/Berln”. Did you mean Europe/Berlin?'],
  ['Tokio', 'I don’t know the time zone “Tokio”. Did you mean Asia/Tokyo?'],
  ['Mars/Base', 'I don’t know the time zone “Mars/Base”. Try Europe/Berlin.'],
  ['UTC+15', 'I don’t know the time zone “UTC+15”'],
  ['UTC+2:60', 'I don’t know the time zone “UTC+2:60”'],
  ['some time', 'I don’t know the time zone “some time”'],
  [
    'EST',
    '“EST” names several time zones. Did you mean America/New_York, America/Panama or Australia/Sydney?',
  ],
  ['CST', 'Did you mean America/Chicago, Asia/Shanghai or America/Havana?'],
  ['ist', '“ist” names several time zones. Did you mean Asia/Kolkata, Europe/Dublin or Asia/Jerusalem?'],
  ['BST', 'Did you mean Europe/London or Asia/Dhaka?'],
  ['PST', 'Did you mean America/Los_Angeles or Asia/Manila?'],
  ['mst', 'Did you mean America/Denver or America/Phoenix?'],
  ['AST', 'names several time zones'],
  ['AEST', 'names several time zones'],
  ['Berln', 'Did you mean Europe/Berlin?'],
])('“%s” is no zone', (typed, words) => {
  expect(readZone(typed)).toMatchObject({ ok: false, problem: expect.stringContaining(words) })
})

test.each([
  'weekdays 9:00 PST',
  'weekdays 9:00 IST',
  'mon 9:00 CEST',
  'mon 9:00 utc',
  'mon 9:00 UTC+2',
  '0 9 * * 1 EST',
  'mon 9:00 Europe/Berlin',
  'mon 9:00 Pacific Time',
  'mon 9:00 new york',
  'PST weekdays 9:00',
])('“%s” has a zone, which is not made into a day', (typed) => {
  expect(problemOf(typed)).toMatch(/^“.+” is a time zone\. Put it after --zone\.$/)
})

test.each([
  'today',
  'est.',
  'nine',
  'weekly',
  'monthly',
  'thirty',
  'mayday',
  'never',
  'hourly',
  'fifth',
  'pst9',
])('“%s” is no misspelled day', (word) => {
  expect(problemOf(`${word} 9:00`)).toBe(`I can’t read “${word}” as a time. Try mon 9:00.`)
})

test.each([
  ['mnday', 'monday'],
  ['firday', 'friday'],
  ['thrusday', 'thursday'],
  ['weekdys', 'weekdays'],
])('“%s” is a misspelled %s', (word, meant) => {
  expect(problemOf(`${word} 9:00`)).toBe(`I can’t read “${word}” as a time. Did you mean ${meant}?`)
})

test.each([
  'every other monday 9:00',
  'every 2 weeks mon 9:00',
  'biweekly monday 9:00',
  'bi-weekly mon 9:00',
  'every two weeks on friday at 10',
  'fortnightly mon 9:00',
  'alternate mondays 9:00',
  'mon 9:00 every 14 days',
  'every second monday 9:00',
  'every 2nd mon at 9',
  'every third week mon 9:00',
  'other fridays 9:00',
])('“%s” is not possible, which is said', (typed) => {
  expect(problemOf(typed)).toBe(
    `“${typed}” isn’t possible: it comes each week or month, not every two weeks or more. Try first mon 9:00; third mon 9:00.`,
  )
})

test('every second monday of the month is possible', () => {
  expect(printed('every second monday of the month 9:00')).toBe('second mon 9:00')
})

function problemOf(typed: string): string {
  const read = readSchedule(typed)
  return read.ok ? printSchedule(read.schedule) : read.problem
}

test.each([
  ['0 9 1 * 1', true],
  ['0 9 1-7 * mon', true],
  ['0 9 */2 * 1', true],
  ['0 9 1 * *', false],
  ['0 9 ? * 1', false],
  ['first mon 9:00', false],
  ['mon 9:00 and 16:00', false],
])('“%s” has a day of the month and one of the week: %s', (text, both) => {
  expect(hasBothDays(text)).toBe(both)
})
