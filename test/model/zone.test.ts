import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { nextWorkingTime } from '../../src/model/zone.ts'

describe('the next working time', () => {
  test.each([
    ['on Monday morning it is nine', '2026-11-23T06:00:00Z', '2026-11-23T08:00:00Z'],
    ['at nine it is now', '2026-11-23T08:00:00Z', '2026-11-23T08:00:00Z'],
    ['just before six it is now', '2026-11-23T16:59:59Z', '2026-11-23T16:59:59Z'],
    ['at six it is the next morning', '2026-11-23T17:00:00Z', '2026-11-24T08:00:00Z'],
    ['on Friday evening it is Monday', '2026-11-27T20:00:00Z', '2026-11-30T08:00:00Z'],
    ['on Sunday it is Monday', '2026-11-29T12:00:00Z', '2026-11-30T08:00:00Z'],
    ['it follows the clocks where they change', '2026-10-24T12:00:00Z', '2026-10-26T08:00:00Z'],
  ])('%s', (_, now, next) => {
    expect(new Date(nextWorkingTime(Date.parse(now), 'Europe/Berlin')).toISOString()).toBe(
      new Date(next).toISOString(),
    )
  })

  const zone = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Pacific/Apia', 'UTC')
  test.prop([fc.integer({ min: 0, max: 4_000_000_000_000 }), zone])(
    'is never before now, never more than four days off, and stays the same from then on',
    (now, where) => {
      const next = nextWorkingTime(now, where)
      expect(next).toBeGreaterThanOrEqual(now)
      expect(next - now).toBeLessThan(4 * 86_400_000)
      expect(nextWorkingTime(next, where)).toBe(next)
    },
  )
})
