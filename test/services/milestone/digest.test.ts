import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DigestMemory, DigestView } from '../../../src/model/digest.ts'
import { ForgeUnderTest } from '../../sandbox/forge/forge-under-test.ts'
import { stoppedClock } from '../../store/temporary.ts'
import type { UseCases } from '../../support/use-cases.ts'
import { json, openRoom, startOddForge } from '../room.ts'

const DAY_MS = 86_400_000
const BERLIN = { zone: 'Europe/Berlin', holidays: [], audience: 'person' } as const

async function digested(
  milestones: UseCases['milestones'],
  last: DigestMemory | null = null,
  zone: string = BERLIN.zone,
) {
  const read = await milestones.digest({ project: 42, ...BERLIN, zone, last })
  if (read.kind !== 'digest') throw new Error(JSON.stringify(read))
  return read
}

describe('at the sandbox’s forge', () => {
  let forge: ForgeUnderTest
  beforeAll(async () => {
    forge = await ForgeUnderTest.start()
  })
  beforeEach(() => forge.freshen())
  afterAll(() => forge.end())

  const ann = async () => (await (await openRoom(forge.forge.url)).contextOf('ann')).milestones
  const reads = () => forge.forge.ledger().filter(({ method }) => method === 'GET')

  test('every active milestone is told, with all of its issues counted', async () => {
    const { view } = await digested(await ann())
    expect(view.milestones.map(({ milestone }) => milestone.title)).toEqual([
      '2.3 Checkout',
      '2.4 Search and reports',
      'Ideas',
    ])
    for (const { milestone, counts, complete } of view.milestones) {
      const { body } = await forge.call('GET', `/projects/42/milestones/${milestone.id}/issues?per_page=100`)
      const there = body as { state: string }[]
      expect(complete).toBe(true)
      expect(counts.open + counts.closed).toBe(there.length)
      expect(counts.closed).toBe(there.filter(({ state }) => state === 'closed').length)
    }
    expect(view).toMatchObject({
      project: 42,
      projectName: 'acme/web',
      last: null,
      gone: [],
      unread: [],
      complete: true,
    })
  })

  test('takes one list of milestones, one of issues for each, and one of merge requests', async () => {
    const before = reads().length
    await digested(await ann())
    const paths = reads()
      .slice(before)
      .map(({ path }) => path.replace(/.*projects\/42\//, '').replace(/\d+/, 'n'))
    expect(paths.sort()).toEqual([
      'merge_requests',
      'milestones',
      'milestones/n/issues',
      'milestones/n/issues',
      'milestones/n/issues',
    ])
  })

  test('the open merge requests of each milestone, by state', async () => {
    const { view } = await digested(await ann())
    const { body } = await forge.call('GET', '/projects/42/merge_requests?state=opened&per_page=100')
    const open = body as { iid: number; milestone: { id: number } | null }[]
    for (const { milestone, requests } of view.milestones)
      expect(requests.map(({ iid }) => iid).sort()).toEqual(
        open
          .filter((mr) => mr.milestone?.id === milestone.id)
          .map(({ iid }) => iid)
          .sort(),
      )
    expect(view.milestones.flatMap(({ requests }) => requests).length).toBeGreaterThan(0)
  })

  test('a milestone that was closed since is named, and not told any more', async () => {
    const milestones = await ann()
    const { memory } = await digested(milestones)
    await milestones.close({ project: 42, milestone: 2 })
    const { view } = await digested(milestones, memory)
    expect(view.gone).toEqual([2])
    expect(view.milestones.map(({ milestone }) => milestone.iid)).toEqual([3, 4])
    expect(view.last?.getTime()).toBe(memory.at)
  })

  test('somebody who may not read the project gets no digest', async () => {
    const room = await openRoom(forge.forge.url, { connected: { bob: 'sandbox-bob' } })
    const question = { project: 44, ...BERLIN, last: null }
    expect(await (await room.contextOf('bob')).milestones.digest(question)).toMatchObject({
      kind: 'not-found',
    })
    expect(await (await room.contextOf('cy')).milestones.digest(question)).toEqual({ kind: 'not-connected' })
  })
})

interface Told {
  issues: { id: number; state: string; created_at?: string; closed_at?: string | null }[]
  milestones: Record<string, unknown>[]
}

/** A forge whose milestones and issues a test changes while it goes, and whose clock it moves. */
async function scene(told: Partial<Told> = {}, api: 'v3' | 'v4' = 'v3') {
  const held: Told = {
    issues: [],
    milestones: [{ id: 503, iid: 3, title: 'Sprint 9', state: 'active', due_date: '2026-12-04' }],
    ...told,
  }
  const clock = stoppedClock(Date.UTC(2026, 10, 20, 8))
  let atOnce = 0
  const most = { calls: 0 }
  const { url, received } = await startOddForge((request, response) => {
    const { pathname, searchParams } = new URL(request.slice(4), 'http://forge')
    atOnce += 1
    most.calls = Math.max(most.calls, atOnce)
    const [page, size] = ['page', 'per_page'].map((name) => Number(searchParams.get(name) ?? 1))
    const all = pathname.endsWith('/issues')
      ? held.issues.map((issue) => ({ iid: issue.id, title: `Issue ${issue.id}`, ...issue }))
      : pathname.endsWith('/milestones')
        ? held.milestones
        : []
    setTimeout(() => {
      atOnce -= 1
      json(response, 200, all.slice(((page ?? 1) - 1) * (size ?? 20), (page ?? 1) * (size ?? 20)))
    }, 5)
    return true
  })
  const room = await openRoom(url, { now: clock.now, api })
  return { held, clock, received, most, milestones: (await room.contextOf('ann')).milestones, room }
}

const issues = (open: number, closed: number) =>
  Array.from({ length: open + closed }, (_, index) => ({
    id: index + 1,
    state: index < closed ? 'closed' : 'opened',
  }))

describe('since the digest before', () => {
  test('issues are compared one by one: added, removed, closed, opened again', async () => {
    const { held, clock, milestones } = await scene({ issues: issues(3, 2) })
    const { memory } = await digested(milestones)
    held.issues = [
      { id: 1, state: 'opened' },
      { id: 3, state: 'closed' },
      { id: 4, state: 'opened' },
      { id: 5, state: 'opened' },
      { id: 6, state: 'closed' },
      { id: 7, state: 'opened' },
    ]
    clock.advance(7 * DAY_MS)
    const { view } = await digested(milestones, JSON.parse(JSON.stringify(memory)))
    expect(view.milestones[0]?.since).toMatchObject({
      kind: 'change',
      since: new Date(memory.at),
      added: 2,
      removed: 1,
      reopened: 1,
      closed: [{ known: { id: 3 } }, { known: { id: 6 } }],
    })
  })

  test('nothing is compared with a milestone of which not all was read, then or now', async () => {
    const { held, milestones } = await scene({ issues: issues(1200, 0) })
    const first = await digested(milestones)
    expect(first.view.milestones[0]).toMatchObject({
      complete: false,
      pace: { kind: 'not-all-read' },
      counts: { open: 1000, closed: 0 },
    })
    held.issues = issues(10, 0)
    expect((await digested(milestones, first.memory)).view.milestones[0]?.since.kind).toBe('not-all-read')
  })
})

describe('what is counted', () => {
  test('grows into a burndown, with the days on which nobody counted left empty', async () => {
    const { held, clock, milestones } = await scene({ issues: issues(5, 1) })
    await milestones.count({ project: 42 })
    clock.advance(3 * DAY_MS)
    held.issues = issues(4, 2)
    await milestones.progress({ project: 42, milestone: 3, ...BERLIN })
    clock.advance(DAY_MS)
    held.issues = issues(2, 4)
    const { view } = await digested(milestones)
    expect(view.milestones[0]?.burndown.columns.map(({ to, count }) => [to, count?.open])).toEqual([
      ['2026-11-20', 5],
      ['2026-11-21', undefined],
      ['2026-11-22', undefined],
      ['2026-11-23', 4],
      ['2026-11-24', 2],
    ])
  })

  test('of a milestone of which not all was read nothing is counted', async () => {
    const { milestones, room } = await scene({ issues: issues(1001, 0) })
    const { view } = await digested(milestones)
    expect(view.milestones[0]?.burndown.columns).toEqual([])
    expect(await room.store.snapshots.lastOf('T1', 42)).toBeNull()
  })

  test.each([
    ['dated', [{ id: 1, state: 'opened', created_at: '2026-11-18T08:00:00Z', closed_at: null }]],
    ['missing', []],
  ])('a look at a milestone leaves no row where the forge dates issues: they are %s', async (_, dated) => {
    const { milestones, room } = await scene({ issues: dated }, 'v4')
    const seen = await milestones.progress({ project: 42, milestone: 3, ...BERLIN })
    expect(seen).toMatchObject({ kind: 'progress' })
    await digested(milestones)
    expect(await room.store.snapshots.lastOf('T1', 42)).toBeNull()
  })

  test('an issue without its dates is counted there, too', async () => {
    const { milestones, room } = await scene({ issues: issues(1, 1) }, 'v4')
    await digested(milestones)
    expect(await room.store.snapshots.lastOf('T1', 42)).not.toBeNull()
  })

  test('is told in the days of the zone, without its holidays', async () => {
    const { milestones } = await scene({ issues: issues(1, 0) })
    const apia = await digested(milestones, null, 'Pacific/Kiritimati')
    expect(apia.view).toMatchObject({ today: '2026-11-20', milestones: [{ due: { workingDays: 10 } }] })
    const niue = await digested(milestones, null, 'Pacific/Niue')
    expect(niue.view).toMatchObject({ today: '2026-11-19', milestones: [{ due: { workingDays: 11 } }] })
    const holidays = ['2026-11-26', '2026-11-28']
    const read = await milestones.digest({ project: 42, ...BERLIN, holidays, last: null })
    expect(read).toMatchObject({ view: { milestones: [{ due: { workingDays: 9 } }] } })
  })
})

test('of many milestones the first twenty are read, eight calls at a time, and the others named', async () => {
  const many = Array.from({ length: 25 }, (_, index) => ({
    id: 600 + index,
    iid: index + 1,
    title: `M${index + 1}`,
    state: 'active',
    due_date: `2026-12-${String(index + 1).padStart(2, '0')}`,
  }))
  const { milestones, received, most } = await scene({ milestones: many.toReversed(), issues: issues(1, 0) })
  const { view } = await digested(milestones)
  expect(view.milestones.map(({ milestone }) => milestone.iid)).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 1),
  )
  expect(view.unread.map(({ iid }) => iid)).toEqual([21, 22, 23, 24, 25])
  expect(received.filter((request) => request.includes('/issues'))).toHaveLength(20)
  expect(most.calls).toBeLessThanOrEqual(8)
})

test('a milestone without a due date, without issues, and a project without milestones', async () => {
  const { held, milestones } = await scene()
  held.milestones = [{ id: 503, iid: 3, title: 'Sprint 9', state: 'active' }]
  expect((await digested(milestones)).view.milestones[0]).toMatchObject({
    due: null,
    pace: { kind: 'no-issues' },
    counts: { open: 0, closed: 0 },
  })
  held.issues = issues(1, 1)
  expect((await digested(milestones)).view.milestones[0]?.pace.kind).toBe('no-due-date')
  held.milestones = []
  expect((await digested(milestones)).view.milestones).toEqual([])
})

describe('at a forge that tells when issues were made and closed', () => {
  const dated = [
    { id: 1, state: 'closed', created_at: '2026-11-02T09:00:00Z', closed_at: '2026-11-17T23:30:00Z' },
    { id: 2, state: 'opened', created_at: '2026-11-16T09:00:00Z', closed_at: null },
    { id: 3, state: 'opened', created_at: '2026-11-18T09:00:00Z', closed_at: null },
  ]
  const sprint = { id: 503, iid: 3, title: 'Sprint 9', state: 'active', due_date: '2026-12-04' }
  const started = { ...sprint, start_date: '2026-11-15' }
  const columnsOf = (view: DigestView) =>
    view.milestones[0]?.burndown.columns.map(({ to, count }) => [to, count?.open, count?.closed])

  test('the first burndown has every day since the start, in the days of the zone', async () => {
    const { milestones } = await scene({ issues: dated, milestones: [started] })
    const { view } = await digested(milestones)
    expect(view.milestones[0]?.burndown.from).toBe('dates')
    expect(columnsOf(view)).toEqual([
      ['2026-11-15', 1, 0],
      ['2026-11-16', 2, 0],
      ['2026-11-17', 2, 0],
      ['2026-11-18', 2, 1],
      ['2026-11-19', 2, 1],
      ['2026-11-20', 2, 1],
    ])
    const utc = await digested(milestones, null, 'UTC')
    expect(columnsOf(utc.view)?.[2]).toEqual(['2026-11-17', 1, 1])
  })

  test('without a start date it begins with the first issue, and the ideal line with the milestone', async () => {
    const made = { ...sprint, created_at: '2026-11-10T08:00:00Z' }
    const { milestones } = await scene({ issues: dated, milestones: [made] })
    const { view } = await digested(milestones)
    expect(columnsOf(view)?.[0]?.[0]).toBe('2026-11-02')
    expect(view.milestones[0]?.burndown.line).toEqual({ start: '2026-11-10', due: '2026-12-04' })
    const later = await scene({ issues: dated, milestones: [started] })
    const with15 = await digested(later.milestones)
    expect(with15.view.milestones[0]?.burndown.line?.start).toBe('2026-11-15')
  })

  test('a first digest tells the days before it, and a new milestone the time since the last one', async () => {
    const { held, clock, milestones } = await scene({ issues: dated, milestones: [started] })
    const { view, memory } = await digested(milestones)
    expect(view.milestones[0]?.since).toMatchObject({
      kind: 'dated',
      why: 'first',
      since: new Date('2026-11-13T08:00:00Z'),
      made: 2,
      closed: [{ known: { id: 1 } }],
    })
    clock.advance(7 * DAY_MS)
    held.milestones = [{ ...started, id: 504, iid: 4 }]
    const next = await digested(milestones, memory)
    expect(next.view.milestones[0]?.since).toMatchObject({
      kind: 'dated',
      why: 'new',
      since: new Date(memory.at),
      made: 0,
      closed: [],
    })
  })

  test('one that does not tell of every closed issue is counted as before', async () => {
    const [first] = dated
    if (!first) throw new Error('There is none')
    const { milestones } = await scene({ issues: [...dated, { ...first, id: 9, closed_at: null }] })
    const { view } = await digested(milestones)
    expect(view.milestones[0]).toMatchObject({ burndown: { from: 'counts' }, since: { kind: 'first' } })
    expect(view.milestones[0]?.burndown.columns).toHaveLength(1)
  })
})
