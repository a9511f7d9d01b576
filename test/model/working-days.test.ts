import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { addDays, daysBetween, localDay, readDay, weekdayOf } from '../../src/model/day.ts'
import { workingDaysAfter } from '../../src/model/working-days.ts'

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
