import { fc, test as property } from '@fast-check/vitest'
import { expect, test, vi } from 'vitest'
import { parseDate } from '../../src/model/dates.ts'

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

property.prop([fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })])(
  'every timestamp is read back',
  (date) => {
    expect(parseDate(date.toISOString())).toEqual(date)
  },
)

property.prop([fc.string()])('no text makes it throw', (text) => {
  expect([null, expect.any(Date)]).toContainEqual(parseDate(text))
})
