import { setTimeout } from 'node:timers/promises'
import { describe, expect, onTestFinished, it as test } from 'vitest'
import { newKeyRing } from '../../src/store/keys.ts'
import { openStore, type Store } from '../../src/store/store.ts'
import { createLeases } from '../../src/store/tables/leases.ts'
import { newMigratedDatabase, withoutPostgres } from '../support/postgres.ts'

const keys = newKeyRing()
const LONG_MS = 60_000

/** The leases of two replicas; the clock of the second is a day ahead. */
async function twoReplicas() {
  const { url, drop } = await newMigratedDatabase()
  onTestFinished(drop)
  const opened = async (now: () => number) => {
    const store = await openStore({ url, keys, now })
    onTestFinished(() => store.close())
    return store
  }
  const ahead = await opened(() => Date.now() + 86_400_000)
  const leasesOf = ({ database: db }: Store) => createLeases({ db })
  return { one: leasesOf(await opened(Date.now)), other: leasesOf(ahead), ahead }
}

describe.skipIf(withoutPostgres)('leases (PostgreSQL)', () => {
  test('of fifty who take one at once, one gets it, whoever asks', async () => {
    const { one, other } = await twoReplicas()
    const takers = Array.from({ length: 50 }, (_, index) => (index % 2 ? one : other).take('a', LONG_MS))
    const taken = (await Promise.all(takers)).filter((lease) => lease !== null)
    expect(taken).toHaveLength(1)
    expect(await other.take('a', LONG_MS)).toBeNull()
    expect(await one.take('b', LONG_MS)).not.toBeNull()
  })

  test('of fifty who take what has ended, one gets it', async () => {
    const { one, other } = await twoReplicas()
    await (await one.take('a', LONG_MS))?.release()
    const takers = Array.from({ length: 50 }, (_, index) => (index % 2 ? one : other).take('a', LONG_MS))
    expect((await Promise.all(takers)).filter((lease) => lease !== null)).toHaveLength(1)
  })

  test('one that a sleeper holds ends, is somebody else’s then, and is neither renewed nor released by the sleeper', async () => {
    const { one, other } = await twoReplicas()
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
    const { one } = await twoReplicas()
    const lease = await one.take('a', 1)
    await setTimeout(10)
    expect(await lease?.renew()).toBe(false)
    expect(await lease?.holds()).toBe(false)
  })

  test('one that is renewed is held for as long again', async () => {
    const { one, other } = await twoReplicas()
    const lease = await one.take('a', 5_000)
    expect(await lease?.renew()).toBe(true)
    expect(await lease?.holds()).toBe(true)
    expect(await other.take('a', LONG_MS)).toBeNull()
  })

  test('one that is released is free at once, and not held any more', async () => {
    const { one, other } = await twoReplicas()
    const lease = await one.take('a', LONG_MS)
    await lease?.release()
    expect(await lease?.holds()).toBe(false)
    expect(await lease?.renew()).toBe(false)
    expect(await other.take('a', LONG_MS)).not.toBeNull()
  })

  test('a cleanup takes nothing away from its holder', async () => {
    const { one, other, ahead } = await twoReplicas()
    const lease = await one.take('a', LONG_MS)
    await ahead.cleanUp()
    expect(await lease?.holds()).toBe(true)
    expect(await other.take('a', LONG_MS)).toBeNull()
  })
})
