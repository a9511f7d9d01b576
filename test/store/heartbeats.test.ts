import { expect, test } from 'vitest'
import { newKeyRing } from '../../src/store/keys.ts'
import { onBothEngines, temporaryDatabase, withoutPostgres } from '../support/postgres.ts'
import { temporaryStore } from './temporary.ts'
import { twoLives } from './two-processes.ts'

onBothEngines('heartbeats', (place) => {
  test('each life has a name of its own, lives from its start, and knows when the one before has gone', async () => {
    const { first, second } = await twoLives(await place(), async (alone) => {
      expect(await alone.heartbeats.liveInstances()).toContain(alone.heartbeats.instanceId)
    })
    expect(second.heartbeats.instanceId).not.toBe(first.heartbeats.instanceId)
    const living = await second.heartbeats.liveInstances()
    expect(living).toContain(second.heartbeats.instanceId)
    expect(living).not.toContain(first.heartbeats.instanceId)
  })
})

test.skipIf(withoutPostgres)('replicas know of each other, whatever their own clocks say', async () => {
  const url = await temporaryDatabase()
  const keys = newKeyRing()
  const one = await temporaryStore({ url, keys })
  const late = await temporaryStore({ url, keys, now: () => Date.now() - 3_600_000 })
  const both = [one.heartbeats.instanceId, late.heartbeats.instanceId]
  expect(await one.heartbeats.liveInstances()).toEqual(expect.arrayContaining(both))
  expect(await late.heartbeats.liveInstances()).toEqual(expect.arrayContaining(both))
})
