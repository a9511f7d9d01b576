import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { readSnooze } from '../../../src/commands/parse/snooze.ts'
import { SNOOZE_DAYS } from '../../../src/model/snooze.ts'

/** A Monday, 10:30 in Berlin. */
const NOW = Date.parse('2026-11-23T09:30:00Z')
const ZONE = 'Europe/Berlin'
const read = (typed: string) => readSnooze(typed, NOW, ZONE)
const until = (typed: string) => {
  const found = read(typed)
  return found.kind === 'until' ? new Date(found.at).toISOString() : found
}

describe('the end of a snooze', () => {
  test.each([
    ['until tomorrow', '2026-11-24T08:00:00.000Z'],
    ['tomorrow at 14:15', '2026-11-24T13:15:00.000Z'],
    ['UNTIL  Friday 9:00', '2026-11-27T08:00:00.000Z'],
    ['monday 9:00', '2026-11-30T08:00:00.000Z'],
    ['monday 11:00', '2026-11-23T10:00:00.000Z'],
    ['2d', '2026-11-25T08:00:00.000Z'],
    ['in 2 weeks', '2026-12-07T08:00:00.000Z'],
    ['in two weeks', '2026-12-07T08:00:00.000Z'],
    ['in two weeks at 14:00', '2026-12-07T13:00:00.000Z'],
    ['two hours', '2026-11-23T11:30:00.000Z'],
    ['half an hour', '2026-11-23T10:00:00.000Z'],
    ['in half an hour', '2026-11-23T10:00:00.000Z'],
    ['for 30 min', '2026-11-23T10:00:00.000Z'],
    ['in an hour and a half', '2026-11-23T11:00:00.000Z'],
    ['a fortnight', '2026-12-07T08:00:00.000Z'],
    ['end of next week', '2026-12-04T08:00:00.000Z'],
    ['next week', '2026-11-30T08:00:00.000Z'],
    ['end of month', '2026-11-30T08:00:00.000Z'],
    ['tonight', '2026-11-23T19:00:00.000Z'],
    ['this evening', '2026-11-23T19:00:00.000Z'],
    ['tonight at 18:00', '2026-11-23T17:00:00.000Z'],
    ['20270115', '2027-01-15T08:00:00.000Z'],
    ['4h', '2026-11-23T13:30:00.000Z'],
    ['12 h', '2026-11-23T21:30:00.000Z'],
    ['1h30', '2026-11-23T11:00:00.000Z'],
    ['2h15', '2026-11-23T11:45:00.000Z'],
    ['2h 30m', '2026-11-23T12:00:00.000Z'],
    ['in 2 hours and 30 minutes', '2026-11-23T12:00:00.000Z'],
    ['an hour', '2026-11-23T10:30:00.000Z'],
    ['a hour', '2026-11-23T10:30:00.000Z'],
    ['in 1 hour', '2026-11-23T10:30:00.000Z'],
    ['+ 2 hours', '2026-11-23T11:30:00.000Z'],
    ['+2h', '2026-11-23T11:30:00.000Z'],
    ['17:00', '2026-11-23T16:00:00.000Z'],
    ['9:00', '2026-11-24T08:00:00.000Z'],
    ['5pm', '2026-11-23T16:00:00.000Z'],
    ['9am', '2026-11-24T08:00:00.000Z'],
    ['noon', '2026-11-23T11:00:00.000Z'],
    ['midnight', '2026-11-23T23:00:00.000Z'],
    ['24:00', '2026-11-23T23:00:00.000Z'],
    ['at 17:00', '2026-11-23T16:00:00.000Z'],
    ['until at 5pm', '2026-11-23T16:00:00.000Z'],
    ['eod', '2026-11-23T23:00:00.000Z'],
    ['the end of the day', '2026-11-23T23:00:00.000Z'],
    ['tomorrow 24:00', '2026-11-24T23:00:00.000Z'],
    ['friday 9.30', '2026-11-27T08:30:00.000Z'],
    ['fri 4.12', '2026-12-04T08:00:00.000Z'],
    ['10:30', '2026-11-24T09:30:00.000Z'],
    ['10:31', '2026-11-23T09:31:00.000Z'],
    ['0:00', '2026-11-23T23:00:00.000Z'],
    ['tomorrow noon', '2026-11-24T11:00:00.000Z'],
    ['1 december 2026', '2026-12-01T08:00:00.000Z'],
    ['  friday\t 9:00 ', '2026-11-27T08:00:00.000Z'],
    ['15 jan', '2027-01-15T08:00:00.000Z'],
  ])('%s', (typed, at) => {
    expect(until(typed)).toBe(at)
  })

  test.each([
    ['', 'change'],
    ['change', 'change'],
    ['until it changes', 'change'],
    ['it change', 'change'],
    ['changes', 'change'],
    ['until', 'change'],
    ['it changes now', 'wrong'],
    ['if it changes', 'wrong'],
    ['x4h', 'wrong'],
    ['4 hx', 'wrong'],
    ['2h 30x', 'wrong'],
    ['30m', 'wrong'],
    ['99999h', 'wrong'],
    ['until until', 'wrong'],
    ['17', 'wrong'],
    ['2 feb 20', 'wrong'],
    ['off', 'off'],
    ['30 feb', 'wrong'],
    ['9:00 tomorrow never', 'wrong'],
    ['2000-01-01', 'wrong'],
    ['in 2 years', 'wrong'],
    ['none', 'wrong'],
  ])('“%s” is %s', (typed, kind) => {
    expect(read(typed).kind).toBe(kind)
  })

  test.each([
    ['2000-01-01', '“2000-01-01” is over already. Try tomorrow 9:00.'],
    ['in 2 years', '“in 2 years” is more than'],
    ['29 feb', '“29 feb” is more than'],
    ['30 feb', 'I can’t read “30 feb”. Try tomorrow, monday 9:00, 2d or change.'],
    ['none', 'I can’t read “none”.'],
  ])('“%s” is refused for what is wrong with it', (typed, problem) => {
    expect(read(typed)).toMatchObject({ kind: 'wrong', problem: expect.stringContaining(problem) })
  })

  test.prop([fc.string({ unit: 'grapheme', maxLength: 80 }), fc.integer({ min: 0, max: 4e12 })])(
    'is always ahead, and never too far',
    (typed, now) => {
      const found = readSnooze(typed, now, ZONE)
      if (found.kind !== 'until') return
      expect(found.at).toBeGreaterThan(now)
      expect(found.at - now).toBeLessThanOrEqual(SNOOZE_DAYS * 86_400_000)
    },
  )

  test.prop([
    fc.constantFrom('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'),
    fc.integer({ min: 0, max: 23 }),
    fc.integer({ min: 0, max: 59 }),
    fc.integer({ min: 1.7e12, max: 2e12 }),
  ])('is the next such weekday, at the time on the clock', (day, hour, minute, now) => {
    const clock = `${hour}:${String(minute).padStart(2, '0')}`
    const found = readSnooze(`until ${day} ${clock}`, now, 'UTC')
    if (found.kind !== 'until') throw new Error(JSON.stringify(found))
    const at = new Date(found.at)
    const names = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
    expect([names[at.getUTCDay()], at.getUTCHours(), at.getUTCMinutes()]).toEqual([day, hour, minute])
    expect(found.at - now).toBeLessThanOrEqual(8 * 86_400_000)
  })
})
