import { afterAll, beforeAll, expect, test } from 'vitest'
import { everything } from '../jobs/sync/project-scene.ts'
import { ForgeUnderTest } from '../sandbox/forge/forge-under-test.ts'
import { openRoom } from './room.ts'

let forge: ForgeUnderTest
beforeAll(async () => {
  forge = await ForgeUnderTest.start()
})
afterAll(() => forge.end())

test('what is open is known from the start, and only what comes later is new', async () => {
  const room = await openRoom(forge.forge.url)
  const {
    workspace: { watches },
  } = await room.contextOf('ann')
  const before = forge.forge.ledger().length
  expect(await watches.watch(42, everything)).toMatchObject({ kind: 'watching', replaces: false })
  expect(forge.forge.ledger().length - before).toBe(2)
  const [watch] = await watches.list()
  const known = await room.store.mergeRequestStates.among('T1', 42, [8, 9, 10, 11, 12])
  expect(known.map(({ iid }) => iid).toSorted((a, b) => a - b)).toEqual([8, 9, 10, 11, 12])
  expect(watch?.sinceIid).toBeGreaterThanOrEqual(16)
  expect(await watches.watch(42, { ...everything, events: ['merged'] })).toMatchObject({ replaces: true })
  expect(await watches.list()).toMatchObject([{ project: 42, user: 'ann', filter: { events: ['merged'] } }])
  expect(await watches.unwatch(42)).toMatchObject({ project: 42 })
  expect(await watches.unwatch(42)).toBe(null)
})

test('a project that the person cannot read is watched by nobody’s rights', async () => {
  const {
    workspace: { watches },
  } = await (await openRoom(forge.forge.url)).contextOf('ann')
  expect(await watches.watch(44, everything)).toMatchObject({ kind: 'not-found' })
  expect(await watches.list()).toEqual([])
})
