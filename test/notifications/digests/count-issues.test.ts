import { expect, test } from 'vitest'
import { createIssueCount } from '../../../src/notifications/digests/count-issues.ts'
import { json, openRoom, startOddForge } from '../../services/room.ts'
import { stoppedClock } from '../../store/temporary.ts'
import { attempt, reminder, weekly } from './scene.ts'

const HOUR_MS = 3_600_000

const BOTH = { ann: 'token-ann', bob: 'token-bob' }

/** The job over the real services, at a forge whose answers a test changes; `milestone` is that of a project. */
async function scene(connected: Record<string, string> = BOTH, api: 'v3' | 'v4' = 'v3') {
  const refused = new Set<string>()
  const clock = stoppedClock()
  const { url, received } = await startOddForge((request, response) => {
    const [, project = ''] = /projects\/(\d+)/.exec(request) ?? []
    if (refused.has(project)) json(response, 404, { message: '404 Not found' })
    else if (request.includes('/issues'))
      json(response, 200, [
        { id: 1, iid: 1, title: 'One', state: 'opened' },
        { id: 2, iid: 2, title: 'Two', state: 'closed' },
      ])
    else json(response, 200, [{ id: Number(project) * 10, iid: 3, title: 'Sprint 9', state: 'active' }])
    return true
  })
  const { store, contextOf } = await openRoom(url, { now: clock.now, connected, api })
  const failures: unknown[] = []
  const asked: string[] = []
  const { missing } = (await contextOf('ann')).forge
  const issueCount = createIssueCount({
    store,
    missing,
    async authorizeBackground({ user, channel }) {
      asked.push(user)
      const context = await contextOf(user, channel)
      return context.forge.access === 'own'
        ? { kind: 'allowed', context }
        : { kind: 'denied', why: 'not-connected' }
    },
    everyMs: 1_000,
    now: clock.now,
    failed: (error) => failures.push(error),
  })
  const turnOn = (project: number, user = 'ann', channel = 'C1') =>
    store.digests.add({ team: 'T1', channel, user }, { ...weekly, project })
  const counted = (project: number) => store.snapshots.of({ team: 'T1', project, milestone: project * 10 })
  return {
    store,
    clock,
    received,
    asked,
    refused,
    failures,
    turnOn,
    counted,
    look: () => issueCount.work(attempt),
  }
}

test('a project with a digest is counted, once in three hours, however many digests and looks there are', async () => {
  const { clock, received, turnOn, counted, look } = await scene()
  await turnOn(42)
  await turnOn(42, 'bob', 'C2')
  for (let minute = 0; minute < 180; minute += 5) {
    await look()
    clock.advance(5 * 60_000)
  }
  expect(await counted(42)).toEqual([{ at: expect.any(Number), open: 1, closed: 1 }])
  expect(received).toHaveLength(2)
  await look()
  expect(await counted(42)).toHaveLength(2)
})

test('where the forge dates every issue, nobody is authorized and nothing is read', async () => {
  const { received, asked, turnOn, counted, look } = await scene(BOTH, 'v4')
  await turnOn(42)
  await look()
  expect({ received, asked, counted: await counted(42) }).toEqual({ received: [], asked: [], counted: [] })
})

test('for a digest of merge requests no issue is counted', async () => {
  const { store, received, look } = await scene()
  await store.digests.add({ team: 'T1', channel: 'C1', user: 'ann' }, reminder)
  await look()
  expect(received).toEqual([])
})

test('without a digest nothing is read, nor when it was turned off', async () => {
  const { store, received, turnOn, look } = await scene()
  await look()
  await store.digests.remove(await turnOn(42))
  await look()
  expect(received).toEqual([])
})

test('where one owner has no account any more, another one’s token reads', async () => {
  const { turnOn, counted, look } = await scene({ bob: 'token-bob' })
  await turnOn(42, 'ann')
  await turnOn(42, 'bob', 'C2')
  await look()
  expect(await counted(42)).toHaveLength(1)
})

test('a project that cannot be read is left alone for a while, and does not hold up others', async () => {
  const { clock, received, refused, failures, turnOn, counted, look } = await scene()
  refused.add('42')
  await turnOn(42)
  await turnOn(43)
  for (let second = 0; second < 10; second += 1) await look()
  expect(await counted(43)).toHaveLength(1)
  expect(received.filter((request) => request.includes('projects/42'))).toHaveLength(1)
  refused.clear()
  clock.advance(HOUR_MS / 4)
  await look()
  expect(await counted(42)).toHaveLength(1)
  expect(failures).toEqual([])
})

test.each([24, -24])('a clock that is moved by %i hours is a day on which is counted', async (hours) => {
  const { clock, turnOn, counted, look } = await scene()
  await turnOn(42)
  await look()
  clock.advance(hours * HOUR_MS)
  await look()
  expect(await counted(42)).toHaveLength(2)
})
