import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { readPastTime } from '../../../src/commands/parse/past-time.ts'

/** A Friday. */
const NOW = new Date('2026-11-20T12:30:00Z')
const DAY_MS = 86_400_000
const day = (date: string) => ({
  from: Date.parse(`${date}T00:00:00Z`),
  to: Date.parse(`${date}T00:00:00Z`) + DAY_MS,
})
const moment = (at: string) => ({ from: Date.parse(at), to: Date.parse(at) })

describe('what people type, on Friday 20 November 2026 at 12:30 UTC', () => {
  test.each([
    ['2026-07-01', '2026-07-01'],
    ['2026/7/1', '2026-07-01'],
    ['today', '2026-11-20'],
    ['Yesterday', '2026-11-19'],
    ['fri', '2026-11-20'],
    ['last friday', '2026-11-13'],
    ['thursday', '2026-11-19'],
    ['on mon', '2026-11-16'],
    ['sat', '2026-11-14'],
    ['3d', '2026-11-17'],
    ['  3   d ', '2026-11-17'],
    ['Jan, 15', '2026-01-15'],
    ['20 nov', '2026-11-20'],
    ['-3d', '2026-11-17'],
    ['3 days ago', '2026-11-17'],
    ['2w', '2026-11-06'],
    ['last 2 weeks', '2026-11-06'],
    ['1 day ago', '2026-11-19'],
    ['1 week ago', '2026-11-13'],
    ['1m', '2026-10-20'],
    ['2 months ago', '2026-09-20'],
    ['last 1 month', '2026-10-20'],
    ['2 years ago', '2024-11-20'],
    ['100d', '2026-08-12'],
    ['1 year ago', '2025-11-20'],
    ['1 jul', '2026-07-01'],
    ['two weeks ago', '2026-11-06'],
    ['a week ago', '2026-11-13'],
    ['a fortnight ago', '2026-11-06'],
    ['half a year ago', '2026-05-20'],
    ['last week', '2026-11-13'],
    ['last month', '2026-10-20'],
    ['last year', '2025-11-20'],
    ['last three days', '2026-11-17'],
    ['20260701', '2026-07-01'],
    ['15 jan', '2026-01-15'],
    ['Jan 15th', '2026-01-15'],
    ['25 december', '2025-12-25'],
    ['29 feb', '2024-02-29'],
    ['jul 1 2025', '2025-07-01'],
    ['15/1', '2026-01-15'],
    ['11/11', '2026-11-11'],
    ['13 nov 2026', '2026-11-13'],
    ['2030-01-01', '2030-01-01'],
  ])('%s is the day %s', (typed, date) => {
    expect(readPastTime(typed, NOW)).toEqual(day(date))
  })

  test.each([
    ['12h', '2026-11-20T00:30:00Z'],
    ['half an hour ago', '2026-11-20T12:00:00Z'],
    ['30 min', '2026-11-20T12:00:00Z'],
    ['an hour and a half ago', '2026-11-20T11:00:00Z'],
    ['last hour', '2026-11-20T11:30:00Z'],
    ['1 hour ago', '2026-11-20T11:30:00Z'],
    ['-2 hours', '2026-11-20T10:30:00Z'],
    ['two hours ago', '2026-11-20T10:30:00Z'],
    ['an hour ago', '2026-11-20T11:30:00Z'],
    ['now', '2026-11-20T12:30:00Z'],
    ['2026-11-19T08:15Z', '2026-11-19T08:15:00Z'],
    ['2026-11-19T08:15:30Z', '2026-11-19T08:15:30Z'],
    ['2026-11-19T08:15:30.250Z', '2026-11-19T08:15:30.250Z'],
  ])('%s is the moment %s', (typed, at) => {
    expect(readPastTime(typed, NOW)).toEqual(moment(at))
  })

  test.each([
    '',
    'soon',
    'tomorrow',
    '30 feb',
    '2026-13-01',
    '3/4',
    '03/04/26',
    '2026-11-19T25:00Z',
    '5',
    '1000d',
    'x 3d',
    '3d x',
    '3 days agone',
    'in 3d',
    '2026-11-19T08:15',
    '2026-11-19T08:15:30.2500Z',
    'xlast friday',
    'friday x',
    '20 nov 2026 x',
    'x'.repeat(10_000),
  ])('%j is not guessed at', (typed) => {
    expect(readPastTime(typed, NOW)).toBeNull()
  })
})

test('words of up to 40 characters are read', () => {
  const typed = (length: number) => `15${' '.repeat(length - 5)}jan`
  expect(readPastTime(typed(40), NOW)).toEqual(day('2026-01-15'))
  expect(readPastTime(typed(41), NOW)).toBeNull()
})

test.prop([fc.date({ min: new Date(0), max: new Date('9000-01-01'), noInvalidDate: true })])(
  'a time that was written in full is that time',
  (date) => {
    expect(readPastTime(date.toISOString(), NOW)).toEqual({ from: date.getTime(), to: date.getTime() })
  },
)

test.prop([fc.string({ maxLength: 50 })])('nothing that is typed makes it throw', (typed) => {
  const read = readPastTime(typed, NOW)
  if (read) expect(read.from).toBeLessThanOrEqual(read.to)
})
