import { fc, test } from '@fast-check/vitest'
import { describe, expect, vi } from 'vitest'
import {
  addDays,
  daysBetween,
  localDay,
  parseDate,
  readDay,
  weekdayOf,
  workingDaysAfter,
} from '../../src/model/day.ts'

const day = fc.integer({ min: -2000, max: 2000 }).map((days) => addDays('2026-11-20', days))
const holidays = fc.array(day, { maxLength: 8 })

describe('working days', () => {
  test.each([
    ['2026-11-20', '2026-11-27', [], 5],
    ['2026-11-20', '2026-11-22', [], 0],
    ['2026-11-21', '2026-11-23', [], 1],
    ['2026-12-23', '2026-12-28', ['2026-12-25', '2026-12-26'], 2],
    ['2026-11-27', '2026-11-20', [], -5],
    ['2026-11-20', '2026-11-20', [], 0],
  ] as const)('from %s to %s without %j there are %i', (from, to, free, expected) => {
    expect(workingDaysAfter(from, to, free)).toBe(expected)
  })

  test.prop([day, fc.integer({ min: 0, max: 500 }), holidays])(
    'are as many as there are when each day is looked at',
    (from, length, free) => {
      const days = Array.from({ length }, (_, index) => addDays(from, index + 1))
      const to = addDays(from, length)
      const expected = days.filter((each) => ![0, 6].includes(weekdayOf(each)) && !free.includes(each)).length
      expect(workingDaysAfter(from, to, free)).toBe(expected)
      expect(Math.abs(workingDaysAfter(to, from, free))).toBe(expected)
    },
  )

  test.prop([day, day, day, holidays])('add up over a day between', (one, two, three, free) => {
    const sum = workingDaysAfter(one, two, free) + workingDaysAfter(two, three, free)
    expect(sum).toBe(workingDaysAfter(one, three, free))
  })
})

describe('days', () => {
  test.prop([
    fc.constantFrom(
      'Europe/Berlin',
      'America/New_York',
      'Pacific/Apia',
      'Asia/Kolkata',
      'America/Sao_Paulo',
      'UTC',
    ),
    fc.integer({ min: 0, max: 24 * 3000 }),
  ])('follow each other in every zone, also where clocks change', (zone, hours) => {
    const at = Date.UTC(2018, 0, 1) + hours * 3_600_000
    const steps = daysBetween(localDay(new Date(at), zone), localDay(new Date(at + 3_600_000), zone))
    expect([0, 1]).toContain(steps)
  })

  test.each([
    ['2026-11-20', '2026-11-20'],
    ['2026-11-20T23:30:00.000Z', '2026-11-20'],
    ['2026-02-30', null],
    ['soon', null],
    [null, null],
  ])('%s is read as %s', (text, expected) => {
    expect(readDay(text)).toBe(expected)
  })

  test('the day is that of the zone: one evening is two days on earth', () => {
    const instant = new Date('2026-11-20T22:30:00Z')
    expect(localDay(instant, 'America/New_York')).toBe('2026-11-20')
    expect(localDay(instant, 'Asia/Kolkata')).toBe('2026-11-21')
  })

  test('a week has a Sunday, which is 0', () => {
    expect(weekdayOf('2026-11-22')).toBe(0)
    expect(weekdayOf('2026-11-23')).toBe(1)
  })
})

// Where the machine's own zone is UTC, a timestamp read as local time would look right.
vi.stubEnv('TZ', 'America/New_York')

test.each([
  ['2012-06-28T10:52:04Z', '2012-06-28T10:52:04.000Z'],
  ['2012-06-28T10:52:04.123456Z', '2012-06-28T10:52:04.123Z'],
  ['2012-09-20T09:06:12+03:00', '2012-09-20T06:06:12.000Z'],
  ['2012-09-20T09:06:12-0430', '2012-09-20T13:36:12.000Z'],
  ['2012-09-20T09:06:12', '2012-09-20T09:06:12.000Z'],
  ['2012-09-20 09:06:12 UTC', '2012-09-20T09:06:12.000Z'],
  ['2012-09-20T09:06Z', '2012-09-20T09:06:00.000Z'],
  ['2016-02-29', '2016-02-29T00:00:00.000Z'],
])('%s is read, without an offset as UTC', (text, iso) => {
  expect(parseDate(text)?.toISOString()).toBe(iso)
})

test.each([
  null,
  '',
  'tomorrow',
  '2015-02-29',
  '2016-02-30T00:00:00Z',
  '2016-13-01',
  '2016-00-10',
  '2016-01-01T25:00:00Z',
  '2016-1-1',
  '12/31/2016',
  '2016-01-01T00:00:00Zjunk',
  '2016-01-01\n',
])('%j is no date', (text) => expect(parseDate(text)).toBeNull())

test.prop([fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })])(
  'every timestamp is read back',
  (date) => {
    expect(parseDate(date.toISOString())).toEqual(date)
  },
)

test.prop([fc.string()])('no text makes it throw', (text) => {
  expect([null, expect.any(Date)]).toContainEqual(parseDate(text))
})
