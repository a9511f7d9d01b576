import { expect, test } from 'vitest'
import { newKeyRing } from '../../src/store/keys.ts'
import { onBothEngines, temporaryDatabase, withoutPostgres } from '../support/postgres.ts'
import { temporaryStore } from './temporary.ts'
import { twoLives } from './two-processes.ts'

onBothEngines('replicas', (place) => {
  test('each life has a name of its own, lives from its start, and knows when the one before has gone', async () => {
    const { first, second } = await twoLives(await place(), async (alone) => {
      expect(await alone.replicas.alive()).toContain(alone.replicas.me)
    })
    expect(second.replicas.me).not.toBe(first.replicas.me)
    const living = await second.replicas.alive()
    expect(living).toContain(second.replicas.me)
    expect(living).not.toContain(first.replicas.me)
  })
})

test.skipIf(withoutPostgres)('replicas know of each other, whatever their own clocks say', async () => {
  const url = await temporaryDatabase()
  const keys = newKeyRing()
  const one = await temporaryStore({ url, keys })
  const late = await temporaryStore({ url, keys, now: () => Date.now() - 3_600_000 })
  const both = [one.replicas.me, late.replicas.me]
  expect(await one.replicas.alive()).toEqual(expect.arrayContaining(both))
  expect(await late.replicas.alive()).toEqual(expect.arrayContaining(both))
})
