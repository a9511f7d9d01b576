import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import {
  type FreezeSpan,
  type FreezeTime,
  heldAt,
  isOver,
  parseFreezeTime,
  printFreezeTime,
  spanProblem,
} from '../../src/model/freeze.ts'
import { instantOf, wallClock, zoneNamed } from '../../src/model/zone.ts'

const ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'UTC',
]
const MINUTE = 60_000

function span(from: string, to: string, zone: string): FreezeSpan {
  const [begins, ends] = [parseFreezeTime(from), parseFreezeTime(to)]
  if (!begins || !ends) throw new Error(`${from} or ${to} is no time`)
  return { from: begins, to: ends, zone }
}

const held = (freeze: FreezeSpan, at: string) => {
  const found = heldAt(freeze, new Date(at))
  return found && [found.since.toISOString(), found.until.toISOString()]
}

describe('a weekly freeze', () => {
  const weekend = span('fri 16:00', 'mon 08:00', 'Europe/Berlin')

  test.each([
    ['just before it', '2026-11-20T14:59:59.999Z', null],
    ['as it begins', '2026-11-20T15:00:00Z', ['2026-11-20T15:00:00.000Z', '2026-11-23T07:00:00.000Z']],
    ['on Sunday', '2026-11-22T12:00:00Z', ['2026-11-20T15:00:00.000Z', '2026-11-23T07:00:00.000Z']],
    ['as it ends', '2026-11-23T07:00:00Z', null],
    [
      'in summer, by the same clock',
      '2026-07-03T14:00:00Z',
      ['2026-07-03T14:00:00.000Z', '2026-07-06T06:00:00.000Z'],
    ],
    // Clocks are set forward on 29 March 2026: the weekend is an hour shorter.
    [
      'over the change to summer',
      '2026-03-29T12:00:00Z',
      ['2026-03-27T15:00:00.000Z', '2026-03-30T06:00:00.000Z'],
    ],
    // Clocks are set back on 25 October 2026: it is an hour longer.
    [
      'over the change to winter',
      '2026-10-25T12:00:00Z',
      ['2026-10-23T14:00:00.000Z', '2026-10-26T07:00:00.000Z'],
    ],
  ])('%s', (_, at, expected) => {
    expect(held(weekend, at)).toEqual(expected)
  })

  test('that begins at a time which a spring night leaves out begins as much later', () => {
    const night = span('sun 02:30', 'sun 05:00', 'Europe/Berlin')
    expect(held(night, '2026-03-29T01:00:00Z')).toBeNull()
    expect(held(night, '2026-03-29T01:30:00Z')).toEqual([
      '2026-03-29T01:30:00.000Z',
      '2026-03-29T03:00:00.000Z',
    ])
  })

  test('that ends at a time which an autumn night has twice ends at the second', () => {
    const night = span('sun 01:00', 'sun 02:30', 'Europe/Berlin')
    expect(held(night, '2026-10-25T01:00:00Z')).toEqual([
      '2026-10-24T23:00:00.000Z',
      '2026-10-25T01:30:00.000Z',
    ])
    expect(held(night, '2026-10-25T01:30:00Z')).toBeNull()
  })
})

describe('a freeze of some days', () => {
  const days = span('2026-12-20 00:00', '2027-01-03 24:00', 'America/New_York')

  test.each([
    ['2026-12-20T04:59:59Z', null],
    ['2026-12-20T05:00:00Z', ['2026-12-20T05:00:00.000Z', '2027-01-04T05:00:00.000Z']],
    ['2027-01-04T04:59:59Z', ['2026-12-20T05:00:00.000Z', '2027-01-04T05:00:00.000Z']],
    ['2027-01-04T05:00:00Z', null],
  ])('at %s', (at, expected) => {
    expect(held(days, at)).toEqual(expected)
  })

  test('is over when it has ended, and a weekly one never is', () => {
    expect(isOver(days, new Date('2027-01-04T04:59:59Z'))).toBe(false)
    expect(isOver(days, new Date('2027-01-04T05:00:00Z'))).toBe(true)
    expect(isOver(span('fri 16:00', 'mon 08:00', 'UTC'), new Date('2099-01-01T00:00:00Z'))).toBe(false)
  })
})

test.each([
  ['2026-12-20 00:00', 'mon 08:00', 'One end is a date and the other a weekday'],
  ['mon 08:00', 'mon 08:00', 'It starts and ends at the same time'],
  ['sun 00:00', 'sat 24:00', 'It starts and ends at the same time'],
  ['2026-12-20 16:00', '2026-12-20 16:00', 'It ends before it starts'],
  ['2026-01-01 00:00', '2026-01-02 00:00', 'It’s over already'],
  ['fri 16:00', 'mon 08:00', null],
])('%s to %s: %s', (from, to, problem) => {
  expect(spanProblem(span(from, to, 'UTC'), new Date('2026-11-20T12:00:00Z'))).toBe(problem)
})

const someTime: fc.Arbitrary<FreezeTime> = fc.oneof(
  fc.record({ kind: fc.constant('weekday' as const), weekday: fc.nat(6), minute: fc.nat(1440) }),
  fc.record({ day: fc.integer({ min: 0, max: 60_000 }), minute: fc.nat(1440) }).map(({ day, minute }) => {
    const date = new Date(day * 86_400_000)
    const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1]
    return { kind: 'day' as const, year, month, day: date.getUTCDate(), minute }
  }),
)

property.prop([someTime])('what is printed of a time is read as the same time', (time) => {
  expect(parseFreezeTime(printFreezeTime(time))).toEqual(time)
})

property.prop([fc.string()])('nothing else is read as one', (text) => {
  const time = parseFreezeTime(text)
  if (time) expect(printFreezeTime(time)).toBe(text)
})

test.each(['2026-02-30 10:00', 'fri 24:01', 'fri 10:60', 'FRI 10:00', 'fri 10:00 ', '2026-13-01 10:00'])(
  '“%s” is no time',
  (text) => {
    expect(parseFreezeTime(text)).toBeNull()
  },
)

const instants = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2035, 0, 1) })

property.prop([instants, fc.constantFrom(...ZONES)])(
  'a clock that shows a time shows it at the first or the last of the instants that are found for it',
  (instant, zone) => {
    const second = Math.floor(instant / 1000) * 1000
    const wall = wallClock(second, zone)
    expect([instantOf(wall, zone, 'first'), instantOf(wall, zone, 'last')]).toContain(second)
  },
)

/** By the words of another formatter, and not by arithmetic: `Fri 16:05`. */
function shownOn(instant: number, zone: string): { weekday: number; minute: number } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(instant)
  const [, day = '', hours, minutes] = /^(\w{3}),? (\d{2}):(\d{2})$/.exec(parts) ?? []
  return {
    weekday: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(day),
    minute: Number(hours) * 60 + Number(minutes),
  }
}

const weekMinute = fc.record({ weekday: fc.nat(6), minute: fc.nat(1439) })

property.prop([weekMinute, weekMinute, instants, fc.constantFrom(...ZONES)])(
  'a weekly freeze holds when the clock on the wall says so, away from the nights in which clocks are changed',
  (from, to, at, zone) => {
    const instant = Math.floor(at / MINUTE) * MINUTE
    const week = (time: { weekday: number; minute: number }) => time.weekday * 1440 + time.minute
    fc.pre(week(from) !== week(to))
    const offset = (day: number) => wallClock(instant + day * 86_400_000, zone) - (instant + day * 86_400_000)
    fc.pre([-8, -7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8].every((day) => offset(day) === offset(0)))
    const now = week(shownOn(instant, zone))
    const isIn =
      week(from) < week(to) ? week(from) <= now && now < week(to) : week(from) <= now || now < week(to)
    const freeze: FreezeSpan = { from: { kind: 'weekday', ...from }, to: { kind: 'weekday', ...to }, zone }
    expect(heldAt(freeze, new Date(instant)) !== null).toBe(isIn)
  },
)

test('zones are known by their names, and an offset is none', () => {
  expect(zoneNamed('europe/berlin')).toBe('Europe/Berlin')
  expect(zoneNamed('UTC')).toBe('UTC')
  for (const text of ['+02:00', 'Berlin', '', 'Europe/Berlin ', '../etc']) expect(zoneNamed(text)).toBeNull()
})
