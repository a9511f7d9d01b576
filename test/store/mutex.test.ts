import { describe, expect, onTestFinished, test } from 'vitest'
import { newKeyRing } from '../../src/store/keys.ts'
import type { StoreMutex } from '../../src/store/mutex.ts'
import { openStore } from '../../src/store/store.ts'
import { newMigratedDatabase, onBothEngines, withoutPostgres } from '../support/postgres.ts'

onBothEngines('one at a time across replicas', (place) => {
  async function replicas(count: number): Promise<StoreMutex[]> {
    const where = await place()
    const keys = newKeyRing()
    const first = await openStore({ ...where, keys })
    onTestFinished(() => first.close())
    return await Promise.all(
      Array.from({ length: count }, async (_, index) => {
        // A file has one process.
        if (index === 0 || !('url' in where)) return first.withLock
        const store = await openStore({ ...where, keys })
        onTestFinished(() => store.close())
        return store.withLock
      }),
    )
  }

  test('work of one name is done one after the other, whoever asks, and in the order of the asking within one', async () => {
    const all = await replicas(3)
    const begun: string[] = []
    let underWay = 0
    const works = all.flatMap((inTurn, replica) =>
      Array.from({ length: 4 }, (_, index) =>
        inTurn('a', async (held) => {
          underWay += 1
          expect(underWay).toBe(1)
          expect(await held()).toBe(true)
          begun.push(`${replica}.${index}`)
          underWay -= 1
        }),
      ),
    )
    await Promise.all(works)
    for (const replica of all.keys())
      expect(begun.filter((name) => name.startsWith(`${replica}.`))).toEqual(
        [0, 1, 2, 3].map((index) => `${replica}.${index}`),
      )
  })

  test('work of another name does not wait, and a failure holds up nothing', async () => {
    const [one, other] = await replicas(2)
    const gate = Promise.withResolvers<void>()
    const first = one?.('a', async () => {
      await gate.promise
      throw new Error('failed')
    })
    expect(await other?.('b', async () => 'done')).toBe('done')
    gate.resolve()
    await expect(first).rejects.toThrow('failed')
    expect(await other?.('a', async () => 'next')).toBe('next')
  })
})

describe.skipIf(withoutPostgres)('one at a time across replicas (PostgreSQL)', () => {
  test('work whose turn is somebody else’s by now is told so', async () => {
    const { url, drop } = await newMigratedDatabase()
    onTestFinished(drop)
    const store = await openStore({ url, keys: newKeyRing() })
    onTestFinished(() => store.close())
    const held = await store.withLock('a', async (isHeld) => {
      const before = await isHeld()
      await store.database.updateTable('leases').set({ holder: 'another' }).execute()
      return [before, await isHeld()]
    })
    expect(held).toEqual([true, false])
  })
})
