import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { milestoneListCommand } from '../../../src/commands/milestone/list.ts'
import { milestoneView } from '../../../src/commands/milestone/view.ts'
import { addDays, localDay, workingDaysAfter } from '../../../src/model/day.ts'
import type { Invocation } from '../../../src/model/invocation.ts'
import type { Reply } from '../../../src/views/reply.ts'
import { execute } from '../../support/execute.ts'
import { aMilestone, aProgress, recordedServices } from '../../support/recorded-services.ts'
import type { RecordedContext } from '../../support/use-cases.ts'

const { room } = recordedServices()
const services = await room.contextOf({ team: 'T1', channel: 'C1', user: 'U1', userName: 'ann' })

/** What is answered about a milestone that is due then. */
async function toldOf(due: string, { now, zone }: { now: Date; zone: string | null }) {
  const milestone = aMilestone({ due_date: due })
  const today = localDay(now, zone ?? 'UTC')
  const days = { workingDays: workingDaysAfter(today, due, []), isToday: due === today, isOver: due < today }
  const progress = aProgress({ milestone, due: { day: due, ...days } })
  const milestones: RecordedContext['milestones'] = {
    ...services.milestones,
    card: async () => ({ kind: 'card', project: 42, progress, requests: [], allRequests: true }),
    list: async () => ({ kind: 'list', items: [milestone], complete: true }),
  }
  const asking: Invocation = { user: 'U1', now, zone }
  const about = { ...services, milestones }
  const view = await execute(milestoneView, { project: 42, milestone: 3 }, about, asking, { confirmed: true })
  const list = await execute(milestoneListCommand, { project: 42 }, about, asking, { confirmed: true })
  if (view.kind !== 'reply' || list.kind !== 'reply') throw new Error('No reply')
  return { view: partsOf(view.reply), list: partsOf(list.reply) }
}

function partsOf({ message }: Reply) {
  if (!message) throw new Error('No message')
  return { text: message.text, blocks: JSON.stringify(message.blocks) }
}

const LATE = /(\d+) days? overdue/
const lateIn = (words: string) => Number(LATE.exec(words)?.[1] ?? 0)

describe('days late and days left are those of who asks', () => {
  test.each([
    // Midnight, before and after, at both ends of the world.
    ['2026-11-19T10:30:00Z', 'Pacific/Kiritimati', '2026-11-19', '1 day overdue'],
    ['2026-11-19T10:30:00Z', 'Pacific/Niue', '2026-11-19', 'tomorrow'],
    ['2026-11-19T10:30:00Z', 'UTC', '2026-11-19', 'due today'],
    ['2026-11-19T22:59:59Z', 'Europe/Berlin', '2026-11-19', 'due today'],
    ['2026-11-19T23:00:00Z', 'Europe/Berlin', '2026-11-19', '1 day overdue'],
    // Clocks change in the night between.
    ['2026-03-28T22:59:59Z', 'Europe/Berlin', '2026-03-29', 'tomorrow'],
    ['2026-03-28T23:00:00Z', 'Europe/Berlin', '2026-03-29', 'due today'],
    ['2026-03-29T22:00:00Z', 'Europe/Berlin', '2026-03-29', '1 day overdue'],
    ['2026-10-25T22:59:59Z', 'Europe/Berlin', '2026-10-25', 'due today'],
    ['2026-10-25T23:00:00Z', 'Europe/Berlin', '2026-10-25', '1 day overdue'],
  ])('at %s in %s, %s is %s', async (at, zone, due, words) => {
    const { view, list } = await toldOf(due, { now: new Date(at), zone })
    for (const shown of [view.text, view.blocks, list.blocks]) expect(shown.toLowerCase()).toContain(words)
  })

  test('without a zone it is the calendar of UTC', async () => {
    const { view } = await toldOf('2026-11-19', { now: new Date('2026-11-19T23:30:00Z'), zone: null })
    expect(view.text).toContain('Due today')
  })

  const zone = fc.constantFrom(
    'Pacific/Kiritimati',
    'Etc/GMT-14',
    'Etc/GMT+12',
    'Pacific/Niue',
    'Europe/Berlin',
    'America/New_York',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'Africa/Casablanca',
    'America/St_Johns',
    'UTC',
  )
  const instant = fc.date({
    min: new Date('2025-01-01T00:00:00Z'),
    max: new Date('2028-01-01T00:00:00Z'),
    noInvalidDate: true,
  })

  test.prop([instant, zone, fc.integer({ min: -40, max: 40 })], { numRuns: 500 })(
    'a day is late by as many days as have begun since, there, and words and blocks agree',
    async (now, where, days) => {
      const today = localDay(now, where)
      const { view, list } = await toldOf(addDays(today, -days), { now, zone: where })
      expect([view.text, view.blocks, list.blocks].map(lateIn)).toEqual(Array(3).fill(Math.max(0, days)))
      expect(view.text.includes('Due today')).toBe(days === 0)
      expect(view.text.includes('tomorrow')).toBe(days === -1)
    },
  )
})
