import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { readFreezeTime } from '../../../src/commands/parse/freeze-time.ts'
import { parseFreezeTime, printFreezeTime } from '../../../src/model/freeze.ts'

/** Friday 20 November 2026, 10:30 in Berlin. */
const NOW = Date.parse('2026-11-20T09:30:20Z')

/** Returns the time as printed, or the problem; `start` is printed too, where an end is read. */
function read(typed: string, start: string | null = null): string {
  const found = readFreezeTime(typed, start === null ? null : parseFreezeTime(start), NOW, 'Europe/Berlin')
  return found.ok ? printFreezeTime(found.time) : `${found.problem} ${found.fix}`
}

test.each([
  ['fri 16:00', 'fri 16:00'],
  ['Friday 16:00', 'fri 16:00'],
  ['Friday at 4pm', 'fri 16:00'],
  ['mon 8:00', 'mon 08:00'],
  ['sun', 'sun 00:00'],
  ['2026-12-20 16:00', '2026-12-20 16:00'],
  ['2026-12-20T16:00', '2026-12-20 16:00'],
  ['2026-12-20', '2026-12-20 00:00'],
  ['2026-12-20 24:00', '2026-12-20 24:00'],
  ['20261220 16:00', '2026-12-20 16:00'],
  ['2020-01-01', '2020-01-01 00:00'],
  ['now', '2026-11-20 10:30'],
  ['Now', '2026-11-20 10:30'],
  ['in 2 hours', '2026-11-20 12:30'],
  ['in two hours', '2026-11-20 12:30'],
  ['2h', '2026-11-20 12:30'],
  ['in an hour', '2026-11-20 11:30'],
  ['in 90 minutes', '2026-11-20 12:00'],
  ['in half an hour', '2026-11-20 11:00'],
  ['half an hour', '2026-11-20 11:00'],
  ['in a quarter of an hour', '2026-11-20 10:45'],
  ['in an hour and a half', '2026-11-20 12:00'],
  ['in one and a half hours', '2026-11-20 12:00'],
  ['in two and a half hours', '2026-11-20 13:00'],
  ['in 1.5 hours', '2026-11-20 12:00'],
  ['1.5h', '2026-11-20 12:00'],
  ['in half a day', '2026-11-20 22:30'],
  ['in a fortnight', '2026-12-04 00:00'],
  ['in a fortnight 16:00', '2026-12-04 16:00'],
  ['end of month', '2026-11-30 00:00'],
  ['end of next month at 8:00', '2026-12-31 08:00'],
  ['end of day', '2026-11-20 24:00'],
  ['in 20 hours', '2026-11-21 06:30'],
  ['17:00', '2026-11-20 17:00'],
  ['9:00', '2026-11-21 09:00'],
  ['noon', '2026-11-20 12:00'],
  ['at 17:00', '2026-11-20 17:00'],
  ['at noon', '2026-11-20 12:00'],
  ['fri 9.30', 'fri 09:30'],
  ['fri 4.12', '2026-12-04 00:00'],
  ['today', '2026-11-20 00:00'],
  ['today 17:00', '2026-11-20 17:00'],
  ['tomorrow 9am', '2026-11-21 09:00'],
  ['tonight', '2026-11-20 20:00'],
  ['tonight at 22:00', '2026-11-20 22:00'],
  ['in two weeks', '2026-12-04 00:00'],
  ['in 2 days 16:00', '2026-11-22 16:00'],
  ['15 jan 8:00', '2027-01-15 08:00'],
  ['next monday 8:00', '2026-11-23 08:00'],
])('“%s” is %s', (typed, printed) => {
  expect(read(typed)).toBe(printed)
})

test.each([
  ['2026-12-20', '2026-12-01 00:00', '2026-12-20 24:00'],
  ['sun', 'fri 16:00', 'sun 24:00'],
  ['tonight', '2026-11-20 10:30', '2026-11-20 24:00'],
  ['in 2 hours', '2026-11-20 10:30', '2026-11-20 12:30'],
  ['for 2 hours', '2026-12-01 23:00', '2026-12-02 01:00'],
  ['for two days', '2026-12-01 16:00', '2026-12-03 16:00'],
  ['for 30 min', '2026-12-01 16:00', '2026-12-01 16:30'],
  ['for half an hour', '2026-12-01 16:00', '2026-12-01 16:30'],
  ['for an hour and a half', '2026-12-01 16:00', '2026-12-01 17:30'],
  ['for a fortnight', '2026-12-01 16:00', '2026-12-15 16:00'],
  ['end of day', '2026-11-20 10:30', '2026-11-20 24:00'],
  ['end of month', '2026-11-20 10:30', '2026-11-30 24:00'],
  ['for 12 hours', 'sat 18:00', 'sun 06:00'],
  ['mon 8:00', '2026-11-20 10:30', '2026-11-23 08:00'],
  ['until monday 8:00', '2026-11-20 10:30', '2026-11-23 08:00'],
  ['fri 16:00', '2026-11-20 10:30', '2026-11-20 16:00'],
  ['fri 8:00', '2026-11-20 10:30', '2026-11-27 08:00'],
  ['sun', '2026-11-20 10:30', '2026-11-22 24:00'],
])('the end “%s” after %s is %s', (typed, start, printed) => {
  expect(read(typed, start)).toBe(printed)
})

test.each([
  '',
  'someday',
  '2026-02-30',
  'fri 25:00',
  'fri 24:01',
  'fri 10:60',
  'fri 16:00 now',
  'fr 16:00',
  '9',
  'for 2 hours',
  '2m',
  'none',
  'every other friday',
])('“%s” is no beginning', (typed) => {
  expect(read(typed)).toMatch(/^I can’t read “.*” as a time\. Try now, /)
})

test.each([
  ['this friday 16:00', '“this friday 16:00” may be 2026-11-20 or 2026-11-27. Type the whole date.'],
  ['end of next week', '“end of next week” may be 2026-11-27 or 2026-11-29. Type the whole date.'],
  ['1/2', '“1/2” may be 2027-01-02 or 2027-02-01. Type the whole date.'],
  ['29 feb', '“29 feb” may be 2028-02-29. Type the whole date.'],
])('“%s” is asked about', (typed, problem) => {
  expect(read(typed)).toBe(problem)
})

test.each([
  'tomorrow 17:00 UTC+2',
  'monday 8:00 PST',
  'fri 16:00 Pacific Time',
  '2026-12-20 16:00 Europe/Berlin',
])('“%s” has a zone, which has its own place', (typed) =>
  expect(read(typed)).toMatch(/^“.+” is a time zone\. Put it after --zone\.$/),
)

property.prop([fc.string()])('whatever is typed is read or refused, and what is read is a time', (typed) => {
  const found = readFreezeTime(typed, null, NOW, 'Europe/Berlin')
  if (found.ok) expect(read(printFreezeTime(found.time))).toBe(printFreezeTime(found.time))
  else
    expect(`${found.problem} ${found.fix}`).toMatch(
      /^(I can’t read )?“.*” (may be .+\. Type the whole date|is a time zone\. Put it after --zone|as a time\. Try .+)\.$/s,
    )
})

test.each([
  ['in 2 hours', '2027-03-28T00:30:00Z', null, '2027-03-28 04:30'],
  ['in 2 hours', '2027-10-30T23:30:00Z', null, '2027-10-31 02:30'],
  ['for 2 hours', '2027-03-01T00:00:00Z', '2027-03-28 01:30', '2027-03-28 04:30'],
  ['for 2 hours', '2027-03-01T00:00:00Z', '2027-10-31 01:30', '2027-10-31 02:30'],
  ['for 2 days', '2027-03-01T00:00:00Z', '2027-03-27 16:00', '2027-03-29 16:00'],
])('where clocks are changed, “%s” is as long as it says', (typed, now, start, printed) => {
  const from = start === null ? null : parseFreezeTime(start)
  const found = readFreezeTime(typed, from, Date.parse(now), 'Europe/Berlin')
  expect(found.ok && printFreezeTime(found.time)).toBe(printed)
})
