import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { paceOf } from '../../src/model/burndown-pace.ts'
import { addDays } from '../../src/model/day.ts'
import { idealOpen } from '../../src/model/ideal-line.ts'

const day = fc.integer({ min: -60, max: 60 }).map((days) => addDays('2026-11-20', days))
const line = fc
  .tuple(day, fc.integer({ min: 0, max: 90 }))
  .map(([start, length]) => ({ start, due: addDays(start, length) }))
const holidays = fc.array(day, { maxLength: 6 })
const counts = fc.record({ open: fc.nat({ max: 60 }), closed: fc.nat({ max: 60 }) })

describe('the ideal line', () => {
  test.prop([line, fc.nat({ max: 500 }), day, holidays])(
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

  test('a line that begins on its due date has closed everything by its end', () => {
    expect(idealOpen({ start: '2026-11-20', due: '2026-11-20' }, 4, '2026-11-20', [])).toBe(0)
    expect(idealOpen({ start: '2026-11-25', due: '2026-11-20' }, 4, '2026-11-21', [])).toBe(0)
  })
})

describe('ahead or behind', () => {
  test.prop([counts, line, day, holidays])('agrees with the line', ({ open, closed }, each, today, free) => {
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
  })

  test.each([
    [{ open: 0, closed: 0 }, true, 'no-issues'],
    [{ open: 0, closed: 4 }, true, 'finished'],
    [{ open: 600, closed: 400 }, false, 'not-all-read'],
    [{ open: 2, closed: 4 }, true, 'no-due-date'],
  ] as const)('%j, all read: %s, without a due date: %s', (each, complete, kind) => {
    expect(paceOf(each, complete, null, '2026-11-20', []).kind).toBe(kind)
  })
})
