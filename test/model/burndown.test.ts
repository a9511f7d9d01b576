import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { burndownOf, lastOfEachDay } from '../../src/model/burndown.ts'
import { addDays, daysBetween } from '../../src/model/day.ts'

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
