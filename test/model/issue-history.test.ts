import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { addDays, localDay } from '../../src/model/day.ts'
import { historyOf } from '../../src/model/issue-history.ts'
import { anIssue } from '../support/recorded-services.ts'

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
