import { expect, test } from 'vitest'
import type { StorePlace } from '../../src/store/store.ts'
import { onBothEngines } from '../support/postgres.ts'
import { notebook, roomOn, startAll } from './room.ts'

const SOON = { interval: 20 }
/** A life that ends while its work goes on; what `lasts` as long comes after its end, and counts no more. */
async function lifeOn(where: StorePlace) {
  const room = await roomOn(where)
  const { promise: lasts, resolve } = Promise.withResolvers<undefined>()
  const die = async () => {
    await room.durable.close(50)
    await room.store.close()
    resolve(undefined)
  }
  return { ...room, lasts, die }
}

onBothEngines('what an earlier life has left', (place) => {
  test('is looked for, also when its effect was made in a later attempt', async () => {
    const where = await place()
    const first = await lifeOn(where)
    const { notes, note } = notebook()
    first.durable.work('a', async (_, attempt) => {
      if (attempt.number === 1) return { sleepMs: 10 }
      return attempt.once('send', {
        async first() {
          note('sent')
          return first.lasts
        },
        recover: async () => undefined,
      })
    })
    await first.durable.open()
    await first.durable.start('a', { key: 'k' })
    await expect.poll(() => notes, SOON).toEqual(['sent'])
    await first.die()
    const second = await roomOn(where)
    second.durable.work('a', async (_, attempt) => {
      await attempt.once('send', {
        first: async () => note('sent again'),
        recover: async () => note('looked for'),
      })
      return undefined
    })
    await second.durable.open()
    await second.durable.result('a', 'k')
    expect(notes).toEqual(['sent', 'looked for'])
  })

  test('begins again where it has not ended, and not where it has', async () => {
    const where = await place()
    const first = await lifeOn(where)
    const { notes, note } = notebook()
    first.durable.work('a', async ({ number }) => {
      note(`begun ${number}`)
      return number === 1 ? first.lasts : undefined
    })
    await first.durable.open()
    for (const number of [1, 2]) await first.durable.start('a', { key: `${number}`, input: { number } })
    await first.durable.result('a', '2')
    await first.die()
    expect(notes.toSorted()).toEqual(['begun 1', 'begun 2'])
    const second = await roomOn(where)
    second.durable.work('a', async ({ number }) => {
      note(`again ${number}`)
      return undefined
    })
    await second.durable.open()
    await second.durable.start('a', { key: '3', input: { number: 3 } })
    for (const key of ['1', '2', '3']) await second.durable.result('a', key)
    expect(notes.slice(2).toSorted()).toEqual(['again 1', 'again 3'])
  })

  test('stays out of the partition that it has left', async () => {
    const where = await place()
    const first = await lifeOn(where)
    const { notes, note } = notebook()
    const accepted = Promise.withResolvers<void>()
    first.durable.work('a', async ({ number }, attempt) => {
      await accepted.promise
      if (number === 1) await attempt.leavePartition()
      note(`begun ${number}`)
      return first.lasts
    })
    await first.durable.open()
    await startAll(first.durable, 1, 2, 3)
    accepted.resolve()
    await expect.poll(() => notes.toSorted(), SOON).toEqual(['begun 1', 'begun 2'])
    await first.die()
    const second = await roomOn(where)
    const gate = Promise.withResolvers<void>()
    second.durable.work('a', async ({ number }, attempt) => {
      if (number === 1) await gate.promise
      note([number, attempt.hasLeftPartition])
      return undefined
    })
    await second.durable.open()
    await second.durable.result('a', '3')
    gate.resolve()
    await second.durable.result('a', '1')
    expect(notes.slice(2)).toEqual([
      [2, false],
      [3, false],
      [1, true],
    ])
  })

  test('holds up nobody when it is of a kind that this version does not know', async () => {
    const where = await place()
    const first = await lifeOn(where)
    const begun = Promise.withResolvers<void>()
    first.durable.work('later', async () => {
      begun.resolve()
      return first.lasts
    })
    await first.durable.open()
    await first.durable.start('later', { key: 'k', partition: 'p' })
    await begun.promise
    await first.die()
    const second = await roomOn(where)
    const { notes, note } = notebook()
    second.durable.work('a', async ({ number }) => {
      note(number)
      return undefined
    })
    await second.durable.open()
    await startAll(second.durable, 1)
    await second.durable.result('a', '1')
    expect(notes).toEqual([1])
  })
})
