import { beforeAll, describe, expect, test } from 'vitest'
import { commandOf } from '../../../src/commands/registry.ts'
import { json, openRoom, startOddForge } from '../../services/room.ts'
import { stoppedClock } from '../../store/temporary.ts'
import { execute } from '../../support/execute.ts'
import type { RecordedContext } from '../../support/use-cases.ts'

const NOW = Date.UTC(2026, 10, 20, 23, 30)
const MILESTONE = { id: 503, iid: 3, title: 'Sprint 9', state: 'active', due_date: '2026-12-04' }
const issues = Array.from({ length: 30 }, (_, index) => ({
  id: index + 1,
  iid: index + 1,
  title: `Issue ${index + 1}`,
  state: index < 5 ? 'closed' : 'opened',
}))
const requests = [1, 2, 3].map((iid) => ({
  id: iid,
  iid,
  project_id: 42,
  title: `Request ${iid}`,
  state: 'opened',
  target_branch: 'main',
  source_branch: `b${iid}`,
  merge_status: 'can_be_merged',
  milestone: iid < 3 ? MILESTONE : null,
}))

let received: string[]
let services: RecordedContext
let digests: (zone: string) => Promise<unknown>
beforeAll(async () => {
  const forge = await startOddForge((request, response) => {
    const { pathname, searchParams } = new URL(request.slice(4), 'http://forge')
    if (searchParams.get('page') !== '1') json(response, 200, [])
    else if (pathname.endsWith('/issues')) json(response, 200, issues)
    else json(response, 200, pathname.endsWith('/milestones') ? [MILESTONE] : requests)
    return true
  })
  const room = await openRoom(forge.url, { now: stoppedClock(NOW).now })
  services = await room.contextOf('ann')
  received = forge.received
  const settings = {
    ...({ kind: 'milestone', project: 42, schedule: 'mon 9:00' } as const),
    ...({ cron: ['0 9 * * 1'], empty: 'skip', staleDays: null, userGroup: null } as const),
  }
  digests = (zone) =>
    room.store.digests.add(
      { team: 'T1', channel: 'C1', user: 'ann' },
      { ...settings, zone, holidays: ['2026-11-26'] },
    )
})

async function answer(verb: string, input: object, zone: string | null = null) {
  const asking = { user: 'ann', now: new Date(NOW), zone }
  const given = { project: 42, milestone: 3, ...input }
  const command = commandOf(verb)
  if (!command) throw new Error(verb)
  const executed = await execute(command, given, services, asking, { confirmed: false })
  if (executed.kind !== 'reply') throw new Error(JSON.stringify(executed))
  return executed.reply
}

const pressesOf = (blocks: readonly object[]) =>
  JSON.stringify(blocks)
    .matchAll(/"value":"((?:[^"\\]|\\.)*)"/g)
    .map(([, value]): Record<string, unknown> => JSON.parse(JSON.parse(`"${value}"`)))
    .toArray()

describe('whose days are counted', () => {
  test.each([
    ['none are named where no zone is known', null, {}, /ounted since 20 Nov\.$/, 10],
    ['those of the person', 'Asia/Tokyo', {}, /ays in Tokyo/, 10],
    ['those that are named, by a city as well', 'Asia/Tokyo', { zone: 'berlin' }, /ays in Berlin/, 10],
  ])('%s', async (_, zone, input, words, days) => {
    const { message } = await answer('milestone.progress', input, zone)
    expect(message?.text).toMatch(words)
    expect(message?.text).toContain(`${days} working days left`)
  })

  test('those of a digest of the project in this channel, with its holidays', async () => {
    await digests('America/New_York')
    const { message } = await answer('milestone.progress', {}, 'Asia/Tokyo')
    expect(message?.text).toContain('ays in New York')
    expect(message?.text).toContain('9 working days left')
  })

  test('a zone that is none is refused, with a near one', () => {
    const problems = commandOf('milestone.progress')?.problems({
      project: 42,
      milestone: 3,
      zone: 'Europe/Berln',
    })
    expect(problems?.get('zone')).toContain('Europe/Berlin')
  })
})

describe('what does not fit opens', () => {
  test('all that is at risk, twenty a page, in the days of the message', async () => {
    const { message } = await answer('milestone.progress', { zone: 'Europe/Berlin' })
    const press = pressesOf(message?.blocks ?? []).find(({ group }) => group === 'at-risk')
    expect(press).toMatchObject({ project: 42, milestone: 3, zone: 'Europe/Berlin' })
    const first = await answer('milestone.details', press ?? {})
    expect(first.modal?.text).toContain('25 of 25 open issues at risk, page 1 of 2')
    expect(JSON.stringify(first.modal?.blocks).match(/unassigned/g)).toHaveLength(20)
    const [next] = pressesOf(first.modal?.blocks ?? [])
    const second = await answer('milestone.details', next ?? {})
    expect(second.modal?.text).toContain('page 2 of 2')
    expect(JSON.stringify(second.modal?.blocks).match(/unassigned/g)).toHaveLength(5)
  })

  test('all issues, open ones first, and all that is at risk in any active milestone', async () => {
    const all = await answer('milestone.details', { group: 'issues' })
    expect(all.modal?.text).toContain('25 open, 5 closed, page 1 of 2')
    const [next] = pressesOf(all.modal?.blocks ?? [])
    const last = await answer('milestone.details', next ?? {})
    expect(JSON.stringify(last.modal?.blocks).match(/✓ Closed: /g)).toHaveLength(5)
    const risks = await answer('milestone.details', { milestone: undefined })
    expect(risks.modal?.text).toContain('25 issues at risk')
    expect(JSON.stringify(risks.modal?.blocks)).toContain(' · Sprint 9 (%3)')
  })

  test('the burndown in numbers, and until there are three days, a sentence', async () => {
    const { modal } = await answer('milestone.details', { group: 'burndown' })
    expect(modal?.title).toBe('Burndown')
    expect(modal?.text).toContain('The burndown starts with 3 counted days; 1 is there.')
  })

  test('the open merge requests of the milestone and of no other, with two calls', async () => {
    const before = received.length
    const { modal } = await answer('milestone.details', { group: 'requests' })
    expect(modal?.text).toContain('2 merge requests: 2 without conflicts')
    expect(received).toHaveLength(before + 2)
  })

  test('a milestone that is not there is told in the modal', async () => {
    const { modal } = await answer('milestone.details', { milestone: 9 })
    expect(modal?.text).toContain('Milestone %9')
  })

  test('what each number means', async () => {
    const { modal } = await answer('milestone.counted', {})
    for (const name of ['Working days', 'Even pace', 'Behind/ahead', 'Burndown', 'At risk'])
      expect(modal?.text).toContain(`${name}:`)
  })
})
