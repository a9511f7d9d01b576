import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { cronProblem, slotsAfter, slotsBetween } from '../../../src/services/digest/slots.ts'
import { sayCases } from '../../support/fuzz-runs.ts'
import { scheduleYears } from '../../support/schedule-years.ts'
import { countedSlots, type DuePattern } from './local-days.ts'

const DAY = 86_400_000
const at = (...iso: string[]) => iso.map((text) => Date.parse(`${text}Z`))
const due = (cron: string, zone: string, holidays: string[] = []) => ({ cron: [cron], zone, holidays })
const runs = (cron: string, zone: string, from: string, count = 4) =>
  slotsAfter(due(cron, zone), Date.parse(`${from}Z`), count)

describe('one slot for each local day that is due', () => {
  const ZONES = [
    'Africa/Cairo',
    'Africa/Casablanca',
    'Africa/Lagos',
    'America/Asuncion',
    'America/Bogota',
    'America/Chicago',
    'America/Havana',
    'America/Los_Angeles',
    'America/Miquelon',
    'America/New_York',
    'America/Nuuk',
    'America/Phoenix',
    'America/Santiago',
    'America/Sao_Paulo',
    'America/Scoresbysund',
    'America/St_Johns',
    'Antarctica/Troll',
    'Asia/Beirut',
    'Asia/Gaza',
    'Asia/Jerusalem',
    'Asia/Kathmandu',
    'Asia/Kolkata',
    'Asia/Shanghai',
    'Asia/Tehran',
    'Asia/Tokyo',
    'Atlantic/Azores',
    'Atlantic/Reykjavik',
    'Australia/Adelaide',
    'Australia/Eucla',
    'Australia/Lord_Howe',
    'Australia/Sydney',
    'Europe/Berlin',
    'Europe/Chisinau',
    'Europe/Dublin',
    'Europe/London',
    'Pacific/Apia',
    'Pacific/Auckland',
    'Pacific/Chatham',
    'Pacific/Kiritimati',
    'UTC',
  ]
  const weekday =
    (...days: number[]) =>
    (day: Date) =>
      days.includes(day.getUTCDay())
  const PATTERNS: readonly DuePattern[] = [
    { cron: '0 9 * * 1', times: [540], isDue: weekday(1) },
    { cron: '30 2 * * *', times: [150], isDue: () => true },
    { cron: '0 0 * * 0,6', times: [0], isDue: weekday(0, 6) },
    { cron: '30 23 * * *', times: [1410], isDue: () => true },
    { cron: '15 1,17 * * 1-5', times: [75, 1035], isDue: weekday(1, 2, 3, 4, 5) },
    { cron: '0 3 29-31 * *', times: [180], isDue: (day) => day.getUTCDate() > 28 },
  ]
  const years = scheduleYears()
  const zones = years === null ? ZONES : Intl.supportedValuesOf('timeZone')
  const [from, until] = [Date.UTC(2026, 0, 1), Date.UTC(2026 + (years ?? 1), 0, 1)]

  test(
    `${zones.length} zones x ${years ?? 1} years x ${PATTERNS.length} patterns`,
    () => {
      expect(new Set(zones).size).toBeGreaterThanOrEqual(40)
      let counted = 0
      const wrong: string[] = []
      for (const zone of zones) {
        const slotsOf = countedSlots(zone, from, until)
        for (const pattern of PATTERNS) {
          const expected = slotsOf(pattern)
          const found = slotsAfter(due(pattern.cron, zone), from - 1, expected.length + 1).filter(
            (slot) => slot < until,
          )
          counted += expected.length
          if (found.join() !== expected.join()) wrong.push(`${zone} ${pattern.cron}`)
        }
      }
      sayCases(counted, `slots of ${zones.length} zones counted, ${wrong.length} patterns wrong`)
      expect(counted).toBeGreaterThan(40 * 1_000)
      expect(wrong).toEqual([])
    },
    (years ?? 1) * 120_000,
  )
})

describe('clocks that are changed', () => {
  test('a time that they skip is due when they have skipped it', () => {
    expect(runs('30 2 * * *', 'Europe/Berlin', '2026-03-28T12:00', 2)).toEqual(
      at('2026-03-29T01:00', '2026-03-30T00:30'),
    )
  })

  test('two times in one skip are due once', () => {
    expect(runs('0,30 2,3 * * *', 'Europe/Berlin', '2026-03-29T00:00', 2)).toEqual(
      at('2026-03-29T01:00', '2026-03-29T01:30'),
    )
  })

  test('a time that comes twice is due the first time', () => {
    expect(runs('30 2 * * *', 'Europe/Berlin', '2026-10-24T12:00', 2)).toEqual(
      at('2026-10-25T00:30', '2026-10-26T01:30'),
    )
    expect(runs('30 2 * * *', 'Europe/Berlin', '2026-10-25T00:30', 1)).toEqual(at('2026-10-26T01:30'))
  })

  test('a skip at midnight, and one at the end of a day', () => {
    expect(runs('0 0 * * *', 'Asia/Beirut', '2026-03-28T12:00', 2)).toEqual(
      at('2026-03-28T22:00', '2026-03-29T21:00'),
    )
    expect(runs('30 23 * * 6', 'America/Nuuk', '2026-03-28T12:00', 2)).toEqual(
      at('2026-03-29T01:00', '2026-04-05T00:30'),
    )
  })

  test('a day that a zone leaves out has none', () => {
    expect(runs('0 9 * * *', 'Pacific/Apia', '2011-12-29T12:00', 2)).toEqual(
      at('2011-12-29T19:00', '2011-12-30T19:00'),
    )
    expect(runs('0 9 * * 5', 'Pacific/Apia', '2011-12-26T12:00', 1)).toEqual(at('2012-01-05T19:00'))
    const span = bounds('1993-08-20', 4)
    const counted = countedSlots('Pacific/Kwajalein', ...span)({ cron: '', times: [540], isDue: () => true })
    expect(counted).toHaveLength(4)
    expect(slotsBetween(due('0 9 * * *', 'Pacific/Kwajalein'), ...span)).toEqual(counted)
  })
})

describe('the calendar', () => {
  test('the 31st and the 29th of February are due where they are', () => {
    expect(runs('0 9 31 * *', 'UTC', '2026-01-31T09:00', 2)).toEqual(
      at('2026-03-31T09:00', '2026-05-31T09:00'),
    )
    expect(runs('0 9 29 2 *', 'UTC', '2026-01-01T00:00', 2)).toEqual(
      at('2028-02-29T09:00', '2032-02-29T09:00'),
    )
  })

  test('holidays are days of the zone', () => {
    const berlin = due('30 0 * * *', 'Europe/Berlin', ['2026-12-25'])
    expect(slotsAfter(berlin, Date.parse('2026-12-23T12:00Z'), 3)).toEqual(
      at('2026-12-23T23:30', '2026-12-25T23:30', '2026-12-26T23:30'),
    )
  })

  test('several texts are one row of times, each once', () => {
    const both = { cron: ['0 9 * * *', '0 9 * * 1', '30 16 * * 1'], zone: 'UTC', holidays: [] }
    expect(slotsAfter(both, Date.parse('2026-11-22T12:00Z'), 3)).toEqual(
      at('2026-11-23T09:00', '2026-11-23T16:30', '2026-11-24T09:00'),
    )
  })

  test('of years without a look the last month is enough', () => {
    const slots = slotsBetween(due('0 * * * *', 'UTC'), 0, Date.UTC(2026, 10, 20))
    expect(slots.length).toBe(31 * 24)
    expect(slots.at(-1)).toBe(Date.UTC(2026, 10, 20))
  })
})

property.prop([
  fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
  fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2040, 0, 1) }),
  fc.integer({ min: 0, max: 23 }),
  fc.integer({ min: 0, max: 59 }),
])('what comes after a slot does not depend on where one looks from', (zone, from, hour, minute) => {
  const daily = due(`${minute} ${hour} * * *`, zone)
  const slots = slotsAfter(daily, from, 4)
  expect(slots).toHaveLength(4)
  for (const [index, slot] of slots.entries()) {
    expect(slot).toBeGreaterThan(slots[index - 1] ?? from)
    expect(slotsAfter(daily, slot - 1, 1)).toEqual([slot])
    expect(slotsAfter(daily, slot, 1)).toEqual([slotsAfter(daily, from, 5)[index + 1]])
  }
})

test.each([
  ['0 9 * * 1', null],
  ['0 9 * * mon-fri', null],
  ['0 9 L * *', null],
  ['0 * * * *', null],
  ['*/30 * * * *', 'is due more often than once an hour'],
  ['0,30 9 * * 1', 'is due more often than once an hour'],
  ['59 9 * * 1', null],
  ['0 9 30 2 *', 'never comes'],
  ['60 9 * * 1', 'is not cron text'],
  ['0 0 9 * * 1', 'is not cron text'],
])('“%s”: %s', (text, problem) => {
  expect(cronProblem(text)).toBe(problem)
})

function bounds(day: string, days = 1): [number, number] {
  const start = Date.parse(`${day}T00:00Z`)
  return [start, start + days * DAY]
}
