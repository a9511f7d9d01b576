import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import {
  createDistributedMutex,
  createKeyedMutex,
  type DistributedMutex,
} from '../../../src/services/writes/keyed-mutex.ts'
import { newKeyRing } from '../../../src/store/keys.ts'
import { openStore } from '../../../src/store/store.ts'
import { createMemoryLeases } from '../../../src/store/tables/leases.ts'
import { onBothEngines } from '../../support/postgres.ts'

test('work of one name is done one after the other, work of another name does not wait, and a failure holds up nothing', async () => {
  const inTurn = createKeyedMutex()
  const done: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = inTurn('a', async () => {
    await gate.promise
    done.push('first')
    throw new Error('failed')
  })
  const second = inTurn('a', async () => done.push('second'))
  await inTurn('b', async () => done.push('other'))
  expect(done).toEqual(['other'])
  gate.resolve()
  await expect(first).rejects.toThrow('failed')
  await second
  expect(done).toEqual(['other', 'first', 'second'])
})

onBothEngines('in turn across replicas', (place) => {
  async function replicas(count: number): Promise<DistributedMutex[]> {
    const where = await place()
    const keys = newKeyRing()
    const first = await openStore({ ...where, keys })
    onTestFinished(() => first.close())
    return await Promise.all(
      Array.from({ length: count }, async (_, index) => {
        // A file has one process.
        if (index === 0 || !('url' in where)) return createDistributedMutex(first.leases)
        const store = await openStore({ ...where, keys })
        onTestFinished(() => store.close())
        return createDistributedMutex(store.leases)
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

  test('a replica that has more and more work of one name lets another one have its turn', async () => {
    const [one, other] = await replicas(2)
    let begun = 0
    let isOver = false
    const busy = Array.from({ length: 100 }, () =>
      one?.('a', async () => {
        if (isOver) return
        begun += 1
        await setTimeout(60)
      }),
    )
    const passed: number[] = []
    for (let turn = 0; turn < 3; turn += 1) {
      await expect.poll(() => begun).toBeGreaterThan(turn)
      const before = begun
      await other?.('a', async () => passed.push(begun - before))
    }
    isOver = true
    await Promise.all(busy)
    expect(Math.max(...passed)).toBeLessThan(6)
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

test('work whose turn is somebody else’s by now is told so', async () => {
  let monotonic = 0
  const leases = createMemoryLeases(() => monotonic)
  const inTurn = createDistributedMutex(leases)
  const held = await inTurn('a', async (isHeld) => {
    const before = await isHeld()
    monotonic = 3_600_000
    await leases.take('a', 1_000)
    return [before, await isHeld()]
  })
  expect(held).toEqual([true, false])
})
