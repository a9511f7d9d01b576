import { expect, test } from 'vitest'
import { newKeyRing } from '../../src/store/keys.ts'
import { countReplicas } from '../../src/store/tables/heartbeats.ts'
import { temporaryDatabase, withoutPostgres } from '../support/postgres.ts'
import { temporaryStore } from './temporary.ts'

test.skipIf(withoutPostgres)('replicas know of each other, whatever their own clocks say', async () => {
  const url = await temporaryDatabase()
  const keys = newKeyRing()
  const one = await temporaryStore({ url, keys })
  const late = await temporaryStore({ url, keys, now: () => Date.now() - 3_600_000 })
  expect(await countReplicas({ db: one.database })).toBe(2)
  expect(await countReplicas({ db: late.database })).toBe(2)
  await late.heartbeats.leave()
  expect(await countReplicas({ db: one.database })).toBe(1)
})
