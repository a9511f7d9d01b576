import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, it as test } from 'vitest'
import type { StorePlace } from '../../src/store/engine.ts'
import { newKeyRing } from '../../src/store/keys.ts'
import { openStore } from '../../src/store/store.ts'
import { createMemoryLeases, type Leases } from '../../src/store/tables/leases.ts'
import { onBothEngines } from '../support/postgres.ts'

const keys = newKeyRing()
const LONG_MS = 60_000

/** The leases of two who know nothing of each other: two replicas, or two parts of the one process of a file. */
async function twoOn(place: StorePlace): Promise<readonly [Leases, Leases]> {
  const opened = async (now?: () => number) => {
    const store = await openStore({ ...place, keys, ...(now ? { now } : {}) })
    onTestFinished(() => store.close())
    return store.leases
  }
  const first = await opened()
  // A replica whose clock is a day ahead sees the same.
  return [first, 'url' in place ? await opened(() => Date.now() + 86_400_000) : first]
}

onBothEngines('leases', (place) => {
  test('of fifty who take one at once, one gets it, whoever asks', async () => {
    const [one, other] = await twoOn(await place())
    const takers = Array.from({ length: 50 }, (_, index) => (index % 2 ? one : other).take('a', LONG_MS))
    const taken = (await Promise.all(takers)).filter((lease) => lease !== null)
    expect(taken).toHaveLength(1)
    expect(await other.take('a', LONG_MS)).toBeNull()
    expect(await one.take('b', LONG_MS)).not.toBeNull()
  })

  test('of fifty who take what has ended, one gets it', async () => {
    const [one, other] = await twoOn(await place())
    await (await one.take('a', LONG_MS))?.release()
    const takers = Array.from({ length: 50 }, (_, index) => (index % 2 ? one : other).take('a', LONG_MS))
    expect((await Promise.all(takers)).filter((lease) => lease !== null)).toHaveLength(1)
  })

  test('one that a sleeper holds ends, is somebody else’s then, and is neither renewed nor released by the sleeper', async () => {
    const [one, other] = await twoOn(await place())
    const sleeper = await one.take('a', 30)
    await setTimeout(40)
    expect(await sleeper?.holds()).toBe(false)
    const next = await other.take('a', LONG_MS)
    expect(await sleeper?.renew()).toBe(false)
    await sleeper?.release()
    expect(await next?.holds()).toBe(true)
    expect(await one.take('a', LONG_MS)).toBeNull()
  })

  test('one that has ended is not renewed, also while nobody else has taken it', async () => {
    const [one] = await twoOn(await place())
    const lease = await one.take('a', 1)
    await setTimeout(10)
    expect(await lease?.renew()).toBe(false)
    expect(await lease?.holds()).toBe(false)
  })

  test('one that is renewed is held for as long again', async () => {
    const [one, other] = await twoOn(await place())
    const lease = await one.take('a', 5_000)
    expect(await lease?.renew()).toBe(true)
    expect(await lease?.holds()).toBe(true)
    expect(await other.take('a', LONG_MS)).toBeNull()
  })

  test('one that is released is free at once, and not held any more', async () => {
    const [one, other] = await twoOn(await place())
    const lease = await one.take('a', LONG_MS)
    await lease?.release()
    expect(await lease?.holds()).toBe(false)
    expect(await lease?.renew()).toBe(false)
    expect(await other.take('a', LONG_MS)).not.toBeNull()
  })

  test('a cleanup takes nothing away from its holder', async () => {
    const where = await place()
    const [one, other] = await twoOn(where)
    const lease = await one.take('a', LONG_MS)
    // A replica whose clock is a day ahead sees the same.
    const third = await openStore({ ...where, keys, now: () => Date.now() + 86_400_000 })
    onTestFinished(() => third.close())
    await third.cleanUp()
    expect(await lease?.holds()).toBe(true)
    expect(await other.take('a', LONG_MS)).toBeNull()
  })
})

test('a lease of one’s own follows the monotonic clock and no other', async () => {
  let monotonic = 0
  const leases = createMemoryLeases(() => monotonic)
  const lease = await leases.take('a', 1_000)
  monotonic = 999
  expect(await leases.take('a', 1_000)).toBeNull()
  expect(await lease?.renew()).toBe(true)
  monotonic = 1_998
  expect(await lease?.holds()).toBe(true)
  monotonic = 1_999
  expect(await lease?.holds()).toBe(false)
  expect(await leases.take('a', 1_000)).not.toBeNull()
})
