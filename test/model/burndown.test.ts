import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { burndownOf, historyOf, idealOpen, lastOfEachDay, paceOf } from '../../src/model/burndown.ts'
import { addDays, daysBetween, localDay } from '../../src/model/day.ts'
import { anIssue } from '../support/recorded-services.ts'

const TODAY = '2026-11-20'
const counted = fc.uniqueArray(
  fc.record({
    day: fc.integer({ min: 0, max: 400 }).map((back) => addDays(TODAY, -back)),
    open: fc.nat({ max: 40 }),
    closed: fc.nat({ max: 40 }),
  }),
  { selector: ({ day }) => day, maxLength: 60 },
)
const line = fc.option(fc.constant({ start: '2026-10-01', due: '2026-12-01' }))

describe('a burndown', () => {
  test.prop([counted, line])(
    'has columns for every day from the first count to today, and not more than 20',
    (counts, each) => {
      const { columns, step } = burndownOf(counts, TODAY, each, 40, [])
      expect(columns.length).toBeLessThanOrEqual(20)
      expect(columns.length === 0).toBe(counts.length === 0)
      if (columns.length === 0) return
      expect(columns.at(-1)?.to).toBe(TODAY)
      expect(columns[0]?.from).toBe(counts.map(({ day }) => day).sort()[0])
      for (const [index, { from, to }] of columns.entries()) {
        const next = columns[index + 1]
        if (next) expect(next.from).toBe(addDays(to, 1))
        if (index > 0) expect(daysBetween(from, to)).toBe(step - 1)
      }
    },
  )

  test.prop([counted, line])('shows only what was counted, where it was counted', (counts, each) => {
    for (const { from, to, count, ideal } of burndownOf(counts, TODAY, each, 40, []).columns) {
      const within = counts
        .filter(({ day }) => from <= day && day <= to)
        .sort((a, b) => (a.day < b.day ? 1 : -1))
      const [last] = within
      expect(count).toEqual(last ? { open: last.open, closed: last.closed } : null)
      expect(ideal === null).toBe(each === null)
    }
  })

  test.prop([counted])('its ideal line never rises', (counts) => {
    const { columns } = burndownOf(counts, TODAY, { start: '2026-10-01', due: '2026-12-01' }, 40, [])
    const ideals = columns.map(({ ideal }) => ideal ?? -1)
    expect(ideals).toEqual(ideals.toSorted((a, b) => b - a))
  })

  test('a count from tomorrow, by a clock that was set back, is not shown', () => {
    expect(burndownOf([{ day: '2026-11-21', open: 1, closed: 0 }], TODAY, null, 1, []).columns).toEqual([])
  })
})

test('of each day of the zone the last count is taken', () => {
  const at = (time: string, open: number) => ({ at: Date.parse(time), open, closed: 0 })
  const counts = [
    at('2026-11-19T18:00:00Z', 5),
    at('2026-11-19T18:29:00Z', 4),
    at('2026-11-19T18:31:00Z', 3),
    at('2026-11-20T12:00:00Z', 2),
  ]
  expect(lastOfEachDay(counts, 'Asia/Kolkata')).toEqual([
    { day: '2026-11-19', open: 4, closed: 0 },
    { day: '2026-11-20', open: 2, closed: 0 },
  ])
  expect(lastOfEachDay(counts, 'UTC')).toEqual([
    { day: '2026-11-19', open: 3, closed: 0 },
    { day: '2026-11-20', open: 2, closed: 0 },
  ])
})

const day = fc.integer({ min: -60, max: 60 }).map((days) => addDays('2026-11-20', days))
const period = fc
  .tuple(day, fc.integer({ min: 0, max: 90 }))
  .map(([start, length]) => ({ start, due: addDays(start, length) }))
const holidays = fc.array(day, { maxLength: 6 })
const counts = fc.record({ open: fc.nat({ max: 60 }), closed: fc.nat({ max: 60 }) })

describe('the ideal line', () => {
  test.prop([period, fc.nat({ max: 500 }), day, holidays])(
    'goes from all to none, and never rises',
    (each, all, from, free) => {
      expect(idealOpen(each, all, each.due, free)).toBe(0)
      if (each.start < each.due) expect(idealOpen(each, all, each.start, free)).toBe(all)
      const today = idealOpen(each, all, from, free)
      expect(today).toBeGreaterThanOrEqual(0)
      expect(today).toBeLessThanOrEqual(all)
      expect(idealOpen(each, all, addDays(from, 1), free)).toBeLessThanOrEqual(today)
    },
  )

  test('falls on working days only', () => {
    const each = { start: '2026-11-16', due: '2026-11-23' }
    const days = ['2026-11-16', '2026-11-17', '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23']
    expect(days.map((at) => idealOpen(each, 10, at, []))).toEqual([10, 8, 2, 2, 2, 0])
  })

  test('a period that begins on its due date has closed everything by its end', () => {
    expect(idealOpen({ start: '2026-11-20', due: '2026-11-20' }, 4, '2026-11-20', [])).toBe(0)
    expect(idealOpen({ start: '2026-11-25', due: '2026-11-20' }, 4, '2026-11-21', [])).toBe(0)
  })
})

describe('ahead or behind', () => {
  test.prop([counts, period, day, holidays])(
    'agrees with the period',
    ({ open, closed }, each, today, free) => {
      const pace = paceOf({ open, closed }, true, each, today, free)
      const wanted = open + closed - idealOpen(each, open + closed, today, free)
      const off = closed - wanted
      switch (pace.kind) {
        case 'ahead':
          expect(off).toBeGreaterThanOrEqual(0.5)
          expect(Math.abs(pace.by - off)).toBeLessThanOrEqual(0.5)
          break
        case 'behind':
          expect(off).toBeLessThanOrEqual(-0.5)
          expect(Math.abs(pace.by + off)).toBeLessThanOrEqual(0.5)
          break
        case 'on-line':
          expect(Math.abs(off)).toBeLessThanOrEqual(0.5)
          break
        case 'over':
          expect(today > each.due).toBe(true)
          expect(pace.open).toBe(open)
          break
        default:
          expect(open).toBe(0)
      }
    },
  )

  test.each([
    [{ open: 0, closed: 0 }, true, 'no-issues'],
    [{ open: 0, closed: 4 }, true, 'finished'],
    [{ open: 600, closed: 400 }, false, 'not-all-read'],
    [{ open: 2, closed: 4 }, true, 'no-due-date'],
  ] as const)('%j, all read: %s, without a due date: %s', (each, complete, kind) => {
    expect(paceOf(each, complete, null, '2026-11-20', []).kind).toBe(kind)
  })
})

const NOW = new Date('2026-11-20T12:00:00Z')
const HOUR_MS = 3_600_000

/** Hours before now; a few are later than now, by a clock that goes otherwise. */
const hours = fc.integer({ min: -30, max: 24 * 90 })
const lives = fc.array(fc.record({ made: hours, closed: fc.option(hours) }), { minLength: 1, maxLength: 40 })
const stamp = (before: number) => new Date(NOW.getTime() - before * HOUR_MS).toISOString()
const zones = fc.constantFrom('UTC', 'Europe/Berlin', 'Asia/Kolkata', 'Pacific/Kiritimati', 'Pacific/Niue')

describe('the history of a milestone by the dates of its issues', () => {
  test.prop([lives, zones, fc.integer({ min: 0, max: 100 })])(
    'has each day’s counts as a recount of every issue has them',
    (all, zone, back) => {
      const made = all.map(({ made, closed }, index) =>
        anIssue({
          id: index + 1,
          created_at: stamp(made),
          closed_at: closed === null ? null : stamp(closed),
          state: closed === null ? 'opened' : 'closed',
        }),
      )
      const [open, closed] = [
        made.filter(({ state }) => state === 'opened'),
        made.filter(({ state }) => state === 'closed'),
      ]
      const today = localDay(NOW, zone)
      const from = addDays(today, -back)
      const days = historyOf(open, closed, NOW)?.days(from, today, zone) ?? []
      expect(days.map(({ day }) => day)).toEqual(
        Array.from({ length: back + 1 }, (_, index) => addDays(from, index)),
      )
      const dayOf = (before: number) =>
        localDay(new Date(NOW.getTime() - Math.max(0, before) * HOUR_MS), zone)
      for (const { day, open: opened, closed: ended } of days) {
        const there = all.filter(({ made }) => dayOf(made) <= day)
        // Nothing is closed before it is made.
        const gone = there.filter(
          ({ made, closed }) => closed !== null && dayOf(Math.min(made, closed)) <= day,
        )
        expect([opened, ended]).toEqual([there.length - gone.length, gone.length])
      }
      expect(days.at(-1)).toMatchObject({ open: open.length, closed: closed.length })
    },
  )

  test('is not told where a closed issue does not say when it was closed, or an open one whether', () => {
    const dated = { created_at: '2026-11-02T08:00:00Z' }
    const open = anIssue({ ...dated, closed_at: null })
    const closed = anIssue({ ...dated, state: 'closed', closed_at: '2026-11-05T08:00:00Z' })
    expect(historyOf([open], [closed], NOW)?.first).toEqual(new Date('2026-11-02T08:00:00Z'))
    expect(historyOf([open], [anIssue({ ...dated, state: 'closed', closed_at: null })], NOW)).toBeNull()
    expect(historyOf([anIssue(dated)], [], NOW)).toBeNull()
    expect(historyOf([anIssue({ closed_at: null })], [closed], NOW)).toBeNull()
    expect(historyOf([], [], NOW)).toBeNull()
  })
})
