import { describe, expect, test } from 'vitest'
import type { Role } from '../../src/model/directory.ts'
import type { Schedule } from '../../src/model/schedule.ts'
import { type EnableDigestInput, MAX_DIGESTS } from '../../src/services/digest/on.ts'
import { stoppedClock, temporaryStore } from '../store/temporary.ts'
import { recordedServices } from '../support/recorded-services.ts'
import { boundUseCases, type RecordedContext } from '../support/use-cases.ts'

const DAY = 86_400_000
const ACTOR = { team: 'T1', user: 'UANN', userName: 'ann', channel: 'C1' }

function at(...minutes: number[]): Schedule {
  return { kind: 'rules', rules: [{ ordinal: null, days: [1], times: minutes }] }
}
const mondays: Omit<EnableDigestInput, 'role'> = {
  kind: 'milestone',
  project: 42,
  schedule: at(540),
  usualZone: 'Europe/Berlin',
}

/** The digests of a channel as somebody uses them, with the milestones of their context. */
function aDesk({ digests: _, ...context }: RecordedContext) {
  const { digests } = boundUseCases(context)
  return {
    list: () => digests.list(),
    on: (wish: Omit<EnableDigestInput, 'role'>, role: Role) => digests.on({ ...wish, role }),
    off: (id: number | null, role: Role) => digests.off({ kind: 'milestone', id, role }),
    look: (project: number, zone: string, id: number | null) =>
      digests.look({ kind: 'milestone', project, zone, id }),
    now: (project: number, zone: string) => digests.now({ kind: 'milestone', project, zone }),
  }
}

async function openDesk() {
  const clock = stoppedClock()
  const store = await temporaryStore({ now: clock.now })
  const { room } = recordedServices()
  const services = await room.contextOf(ACTOR)
  let readable = true
  const milestones = {
    ...services.milestones,
    list: async () =>
      readable ? ({ kind: 'list', items: [], complete: true } as const) : ({ kind: 'may-not' } as const),
  }
  const deskOf = (user: string) =>
    aDesk({ ...services, milestones, store, now: clock.now, caller: { ...ACTOR, user } })
  return {
    store,
    clock,
    deskOf,
    ann: deskOf('UANN'),
    bob: deskOf('UBOB'),
    loseAccess() {
      readable = false
    },
  }
}

describe('turned on', () => {
  test('it comes from now on, in the zone of its person', async () => {
    const { ann } = await openDesk()
    expect(await ann.on(mondays, 'member')).toMatchObject({
      kind: 'on',
      shown: {
        digest: {
          id: 1,
          owner: 'UANN',
          schedule: 'mon 9:00',
          zone: 'Europe/Berlin',
          empty: 'skip',
          paused: null,
        },
        next: ['2026-11-23', '2026-11-30', '2026-12-07'].map((day) => new Date(`${day}T08:00Z`)),
      },
    })
  })

  test('a zone that was named counts more; without any, one is asked for', async () => {
    const { ann } = await openDesk()
    expect(await ann.on({ ...mondays, zone: 'Asia/Tokyo' }, 'member')).toMatchObject({
      shown: { digest: { zone: 'Asia/Tokyo' } },
    })
    expect(await ann.on({ ...mondays, schedule: at(600), usualZone: null }, 'member')).toEqual({
      kind: 'no-zone',
    })
  })

  test('a channel may have several, of one project and of others, each with a number that is never used again', async () => {
    const { ann } = await openDesk()
    for (const wish of [mondays, { ...mondays, schedule: at(960) }, { ...mondays, project: 43 }])
      expect(await ann.on(wish, 'member')).toMatchObject({ kind: 'on' })
    await ann.off(3, 'member')
    await ann.on({ ...mondays, project: 44 }, 'member')
    expect((await ann.list()).map(({ digest }) => [digest.id, digest.project])).toEqual([
      [1, 42],
      [2, 42],
      [4, 44],
    ])
  })

  test(`but not more than ${MAX_DIGESTS}`, async () => {
    const { ann } = await openDesk()
    for (let project = 1; project <= MAX_DIGESTS; project += 1)
      await ann.on({ ...mondays, project }, 'member')
    expect(await ann.on({ ...mondays, project: 99 }, 'member')).toEqual({ kind: 'too-many' })
    expect(await ann.on({ ...mondays, project: 1 }, 'member')).toMatchObject({ kind: 'already' })
  })

  test('it needs somebody who can read the project', async () => {
    const { ann, loseAccess } = await openDesk()
    loseAccess()
    expect(await ann.on(mondays, 'member')).toEqual({ kind: 'may-not' })
    expect(await ann.list()).toEqual([])
  })
})

describe('turned on again', () => {
  test('as it is, nothing is new', async () => {
    const { ann, bob } = await openDesk()
    await ann.on(mondays, 'member')
    for (const who of [ann, bob]) expect(await who.on(mondays, 'member')).toMatchObject({ kind: 'already' })
    expect((await ann.list())[0]?.digest.owner).toBe('UANN')
  })

  test('with other settings, they are changed and the rest stays', async () => {
    const { ann } = await openDesk()
    await ann.on({ ...mondays, holidays: ['2026-12-28', '2026-12-24'], empty: 'post' }, 'member')
    expect(await ann.on({ ...mondays, zone: 'UTC' }, 'member')).toMatchObject({
      kind: 'changed',
      shown: { digest: { id: 1, zone: 'UTC', holidays: ['2026-12-24', '2026-12-28'], empty: 'post' } },
    })
  })

  test('by somebody else it is not changed under its person, unless they look after the channel', async () => {
    const { ann, bob } = await openDesk()
    await ann.on(mondays, 'member')
    expect(await bob.on({ ...mondays, zone: 'UTC' }, 'member')).toMatchObject({ kind: 'not-yours' })
    expect(await bob.on({ ...mondays, zone: 'UTC' }, 'manager')).toMatchObject({
      kind: 'changed',
      shown: { digest: { owner: 'UBOB', zone: 'UTC' } },
    })
  })

  test('after a pause it goes on with the account of whoever did so, and makes up for nothing', async () => {
    const { store, clock, ann, bob } = await openDesk()
    await ann.on(mondays, 'member')
    const [paused] = await store.digests.running()
    if (!paused) throw new Error('There is no digest')
    expect(await store.digests.pause(paused, 'token-refused')).toBe(true)
    expect(await store.digests.pause(paused, 'left')).toBe(false)
    expect((await ann.list())[0]).toMatchObject({ digest: { paused: { why: 'token-refused' } }, next: [] })
    clock.advance(30 * DAY)
    expect(await bob.on(mondays, 'member')).toMatchObject({
      kind: 'resumed',
      shown: { digest: { owner: 'UBOB', paused: null, settledUntil: clock.now() } },
    })
    expect(await store.digests.pause(paused, 'token-refused'), 'it was paused for somebody else').toBe(false)
  })
})

describe('turned off', () => {
  test.each(['manager', 'admin'] as const)('by its person, and by a %s', async (role) => {
    const { ann, bob } = await openDesk()
    expect(await ann.off(null, 'member')).toEqual({ kind: 'none' })
    await ann.on(mondays, 'member')
    expect(await bob.off(null, 'member')).toMatchObject({ kind: 'not-yours' })
    expect(await bob.off(null, role)).toMatchObject({ kind: 'off' })
    await ann.on(mondays, 'member')
    expect(await ann.off(2, 'member')).toMatchObject({ kind: 'off' })
  })

  test('of several, none is guessed', async () => {
    const { ann } = await openDesk()
    await ann.on(mondays, 'member')
    await ann.on({ ...mondays, project: 43 }, 'member')
    expect(await ann.off(null, 'admin')).toMatchObject({ kind: 'which', requested: null, there: [{}, {}] })
    expect(await ann.off(7, 'admin')).toMatchObject({ kind: 'which', requested: 7 })
    expect(await ann.list()).toHaveLength(2)
  })

  test('of another channel there is nothing to turn off', async () => {
    const { store, clock, ann } = await openDesk()
    await ann.on(mondays, 'member')
    const services = await recordedServices().room.contextOf(ACTOR)
    const elsewhere = aDesk({ ...services, store, now: clock.now, caller: { ...ACTOR, channel: 'C2' } })
    expect(await elsewhere.off(1, 'admin')).toEqual({ kind: 'none' })
    expect(await elsewhere.list()).toEqual([])
  })
})

test('a look at a project is counted as its digest here counts it, and tells what is new since that', async () => {
  const { store, clock } = await openDesk()
  const asked: unknown[] = []
  const services = await recordedServices().room.contextOf(ACTOR)
  const milestones: RecordedContext['milestones'] = {
    ...services.milestones,
    list: async () => ({ kind: 'list', items: [], complete: true }),
    digest: async (question) => {
      asked.push(question)
      return { kind: 'may-not' }
    },
  }
  const desk = aDesk({ ...services, milestones, store, now: clock.now, caller: ACTOR })
  await desk.look(42, 'Asia/Tokyo', null)
  await desk.on({ ...mondays, holidays: ['2026-12-24'] }, 'member')
  await desk.on({ ...mondays, schedule: at(960), zone: 'UTC' }, 'member')
  const [first] = await desk.list()
  if (!first) throw new Error('There is no digest')
  const slot = { ...first.digest, slotAt: clock.now() + DAY }
  expect(await store.digestSlots.claim(first.digest, slot.slotAt, 0)).toBe(true)
  const memory = {
    at: 7,
    milestones: { 503: { iid: 3, state: 'active', closed: [1], all: [1, 2], complete: true } },
  }
  const [open] = await store.digestSlots.unfinished()
  if (!open) throw new Error('There is no slot')
  await store.digestSlots.end(open, JSON.stringify(memory))
  for (const id of [null, 2, 99]) await desk.look(42, 'Asia/Tokyo', id)
  const asFirst = {
    project: 42,
    zone: 'Europe/Berlin',
    holidays: ['2026-12-24'],
    audience: 'others',
    last: memory,
  }
  expect(asked).toEqual([
    { project: 42, zone: 'Asia/Tokyo', holidays: [], audience: 'others', last: null },
    asFirst,
    { project: 42, zone: 'UTC', holidays: [], audience: 'others', last: null },
    asFirst,
  ])
})

test('a digest of merge requests stands beside that of milestones, with its own setting', async () => {
  const { ann, store } = await openDesk()
  const reads = { kind: 'recent', items: [], nextPage: null, total: 0 } as const
  const services = await recordedServices().room.contextOf(ACTOR)
  const mergeRequests: RecordedContext['mergeRequests'] = {
    ...services.mergeRequests,
    recent: async () => reads,
  }
  const { digests: _, ...others } = { ...services, mergeRequests, store, caller: ACTOR }
  const { digests } = boundUseCases(others)
  const wish = { ...mondays, kind: 'mr', role: 'member' } as const
  await ann.on(mondays, 'member')
  expect(await digests.on(wish)).toMatchObject({ kind: 'on', shown: { digest: { id: 2, staleDays: 7 } } })
  expect(await digests.on({ ...wish, staleDays: 3 })).toMatchObject({
    kind: 'changed',
    shown: { digest: { id: 2, staleDays: 3 } },
  })
  expect(await digests.on(wish)).toMatchObject({ kind: 'already' })
  expect(await digests.off({ kind: 'mr', id: 1, role: 'admin' })).toMatchObject({ kind: 'which' })
  expect(await digests.off({ kind: 'mr', id: null, role: 'member' })).toMatchObject({ kind: 'off' })
  expect((await store.digests.list('T1', 'C1')).map(({ kind }) => kind)).toEqual(['milestone'])
})

test('asked for by several at once, it is posted once; a little later it can be posted again', async () => {
  const { store, clock } = await openDesk()
  const services = await recordedServices().room.contextOf(ACTOR)
  const read = {
    kind: 'digest',
    memory: { at: 0, milestones: {} },
    view: {
      project: 42,
      projectName: 'acme/web',
      zone: 'UTC',
      holidays: [],
      at: new Date(),
      today: '2026-11-20',
      milestones: [],
      unread: [],
      complete: true,
      searched: { count: 0, complete: true },
      last: null,
      gone: [],
    },
  } as const
  const milestones: RecordedContext['milestones'] = { ...services.milestones, digest: async () => read }
  const deskIn = (channel: string) =>
    aDesk({ ...services, milestones, store, now: clock.now, caller: { ...ACTOR, channel } })
  const kinds = async (channel: string) =>
    (await Promise.all([1, 2, 3].map(() => deskIn(channel).now(42, 'UTC')))).map(({ kind }) => kind).sort()
  expect(await kinds('C1')).toEqual(['again', 'again', 'digest'])
  expect(await kinds('C2')).toEqual(['again', 'again', 'digest'])
  clock.advance(9_999)
  expect((await deskIn('C1').now(42, 'UTC')).kind).toBe('again')
  expect((await deskIn('C1').now(43, 'UTC')).kind).toBe('digest')
  clock.advance(20_000)
  expect(await kinds('C1')).toEqual(['again', 'again', 'digest'])
})
