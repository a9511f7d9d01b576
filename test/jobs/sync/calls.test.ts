import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPoller } from '../../../src/jobs/sync/poller.ts'
import { createCards } from '../../../src/notifications/cards/cards.ts'
import { allowing } from '../../notifications/digests/judges.ts'
import { ForgeUnderTest } from '../../sandbox/forge/forge-under-test.ts'
import { openRoom } from '../../services/room.ts'
import { noQueues } from '../../support/no-queues.ts'
import type { RecordedRoom } from '../../support/use-cases.ts'
import { recordedOutbox } from './scene.ts'

const MINUTE = 60_000
/** As many are open in acme/web, eleven of them from the seed. */
const OPEN = 100
const CARDS = 20
const PEOPLE = 10
/** ann, who has created the others. */
const ANN = 2

let under: ForgeUnderTest
let followed: Awaited<ReturnType<typeof following>>

beforeAll(async () => {
  under = await ForgeUnderTest.start()
  const clone = await under.clone()
  await clone.commit('More', { 'more.txt': 'More\n' })
  const opened: number[] = []
  const branches = Array.from({ length: OPEN - 11 }, (_, nth) => `more/${nth}`)
  await clone.git('push', '--quiet', 'origin', ...branches.map((branch) => `HEAD:refs/heads/${branch}`))
  for (const branch of branches) {
    const body = { source_branch: branch, target_branch: 'main', title: `Take ${branch}` }
    const created = await under.v4('POST', '/projects/42/merge_requests', { body })
    opened.push((created.body as { iid: number }).iid)
  }
  followed = await following(opened.slice(0, CARDS))
}, 120_000)
afterAll(() => under.end())

/** A bot that has looked once at a project with these cards and ten people, and the calls since the last `calls()`. */
async function following(carded: readonly number[]) {
  const clock = { now: Date.now() }
  const room = await openRoom(under.forge.url, { api: 'v4', now: () => clock.now, connected: {} })
  const { store } = room
  await store.projects.learnPath('T1', 42, 'acme/web')
  await store.channels.bind('T1', 'C1', 42, 'U0')
  for (let nth = 0; nth < PEOPLE; nth += 1) {
    const user = `U${nth}`
    await store.accounts.save('T1', user, 'sandbox-ann')
    const account = await store.accounts.find('T1', user)
    if (account)
      await store.accounts.identify('T1', user, account.linkedAt, {
        id: ANN + nth,
        username: `person-${nth}`,
      })
  }
  for (const iid of carded)
    await store.cards.remember({
      team: 'T1',
      channel: 'C1',
      ts: `${iid}.1`,
      project: 42,
      iid,
      sha: null,
      finished: false,
      requestedBy: 'U0',
      trackedUntil: clock.now + 7 * 24 * 60 * MINUTE,
    })
  const outbox = recordedOutbox()
  const services: RecordedRoom = { contextOf: ({ user, channel }) => room.contextOf(user, channel) }
  const authorizeBackground = allowing(store, services)
  const nameOf = async () => null
  const failures: unknown[] = []
  const bot = createPoller({
    store,
    services,
    authorizeBackground,
    cards: createCards(store, outbox, { authorizeBackground, now: () => clock.now, nameOf }),
    queues: noQueues,
    outbox,
    pace: { fastest: 30_000, slowest: 600_000 },
    failed: (error) => failures.push(error),
    now: () => clock.now,
  })
  let seen = under.forge.ledger().length
  const calls = () => {
    const found = under.forge.ledger().slice(seen)
    seen += found.length
    return found.map(({ path, status }) => `${status} ${path}`)
  }
  await bot.tick()
  calls()
  /** Half a minute later. */
  const look = async () => {
    clock.now += MINUTE / 2
    await bot.tick()
    expect(failures).toEqual([])
    return calls()
  }
  return { store, bot, calls, look }
}

test('a look is at most three calls while nothing changes', async () => {
  await followed.look()
  // Every ten minutes the open ones are listed, too, and quiet cards are edited.
  for (let minute = 0; minute < 11; minute += 0.5) {
    const calls = await followed.look()
    expect(calls.length).toBeLessThanOrEqual(3)
  }
})

test('a build that ends is seen with the next look, and its card alone is read', async () => {
  const { body } = await under.v4('GET', '/projects/42/merge_requests/20')
  const { source_branch: branch } = body as { source_branch: string }
  await under.forge.finishBuild({ project: 42, branch, status: 'failed' })
  followed.calls()
  const calls = [...(await followed.look()), ...(await followed.look())]
  expect(calls).toContain('200 /api/graphql')
  const read = calls.flatMap((call) => /merge_requests\/(\d+)/.exec(call)?.[1] ?? [])
  expect(new Set(read)).toEqual(new Set(['20']))
})

test('where events come, nothing is asked for ten minutes of quiet', async () => {
  const { store, bot, calls, look } = followed
  await store.webhookEvents.accept({ project: 42, iid: 20 })
  await bot.tick()
  expect(calls().length).toBeGreaterThan(0)
  for (let minute = 0; minute < 9.5; minute += 0.5) expect(await look()).toEqual([])
  // The slow look, for events that never came.
  expect((await look()).length).toBeLessThanOrEqual(3)
})
