import { expect, onTestFinished, test } from 'vitest'
import { createTimeTravel } from '../../src/app/time-travel.ts'
import { slotsBetween } from '../../src/services/digest/slots.ts'
import type { Store } from '../../src/store/store.ts'
import { stoppedClock, temporaryStore } from '../store/temporary.ts'

const DAY_MS = 86_400_000
const START = Date.UTC(2026, 10, 20, 22)

const missing = () => ({ why: 'It has none', next: 'It needs a newer version' })

async function room() {
  const clock = stoppedClock(START)
  const store = await temporaryStore({ now: clock.now })
  const stops: string[] = []
  const asked: string[] = []
  const durable = {
    async runNow(name: string) {
      asked.push(name)
      const counts = { open: 3, closed: 1 }
      if (name === 'issue-count')
        await store.snapshots.record({ team: 'T1', project: 42, milestone: 303 }, counts)
    },
  }
  const pass = (ms: number) =>
    createTimeTravel({ store, durable, now: clock.now, missing })(clock.now() + ms, async (time) => {
      clock.advance(time - clock.now())
      stops.push(new Date(time).toISOString().slice(5, 16))
    })
  return { clock, store, stops, asked, pass }
}

function turnOn(store: Store, channel: string, cron: string, holidays: readonly string[] = []) {
  const settings = {
    project: 42,
    schedule: cron,
    cron: [cron],
    zone: 'UTC',
    holidays,
    empty: 'skip',
    kind: 'milestone',
    staleDays: null,
    userGroup: null,
  } as const
  return store.digests.add({ team: 'T1', channel, user: 'U1' }, settings)
}

/** Does what the bot does about slots, a little later each time; gives the times at which it saw them. */
function seesToSlots(store: Store, now: () => number): number[] {
  const seen: number[] = []
  const look = async () => {
    for (const digest of await store.digests.running())
      for (const slot of slotsBetween(digest, digest.settledUntil, now())) {
        seen.push(now())
        await store.digestSlots.claim(digest, slot, 0)
      }
    for (const slot of await store.digestSlots.unfinished()) await store.digestSlots.end(slot)
  }
  let looking = Promise.resolve()
  const timer = setInterval(() => {
    looking = looking.then(look)
  }, 20)
  onTestFinished(async () => {
    clearInterval(timer)
    await looking
  })
  return seen
}

test('where nothing is due, time passes in one step', async () => {
  const { stops, pass, store } = await room()
  await turnOn(store, 'C1', '0 9 * * 1')
  await pass(DAY_MS)
  expect(stops).toEqual(['11-21T22:00'])
})

test('it stops at each slot, oldest first, until the slot is seen to', async () => {
  const { clock, stops, pass, store } = await room()
  await turnOn(store, 'C1', '0 9 * * *')
  await turnOn(store, 'C2', '30 8,16 * * *', ['2026-11-22'])
  const seen = seesToSlots(store, clock.now)
  await pass(2 * DAY_MS)
  expect(stops).toEqual(['11-21T08:30', '11-21T09:00', '11-21T16:30', '11-22T09:00', '11-22T22:00'])
  expect(seen.map((at) => new Date(at).toISOString().slice(5, 16))).toEqual(stops.slice(0, -1))
  expect(await store.digestSlots.unfinished()).toEqual([])
})

test('a digest that is paused holds up nobody', async () => {
  const { stops, pass, store } = await room()
  await store.digests.pause(await turnOn(store, 'C1', '0 9 * * *'), 'left')
  await pass(DAY_MS)
  expect(stops).toEqual(['11-21T22:00'])
})

test('at each stop those who look after digests and counts are called, and the count is waited for', async () => {
  const { asked, clock, pass, store } = await room()
  await turnOn(store, 'C1', '0 9 * * 1')
  await pass(DAY_MS)
  expect(asked).toEqual(['digests', 'issue-count'])
  expect(await store.snapshots.lastOf('T1', 42)).toBe(clock.now())
})
