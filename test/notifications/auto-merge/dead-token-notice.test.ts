import { expect, test } from 'vitest'
import { SERVER } from '../../../src/model/server-name.ts'
import type { AutoMerge } from '../../../src/store/tables/auto-merges.ts'
import { aWatch, DAY, openScene, type Scene, waiting } from '../../jobs/sync/scene.ts'

const told = ({ outbox }: Scene) => outbox.happened.filter((line) => !line.startsWith('edit'))

/** Ann’s token is refused from now on; the waits of others are answered as before. */
async function refusing(
  watches: readonly AutoMerge[],
  fastest = 0,
): Promise<{ scene: Scene; asked: string[] }> {
  const scene = await openScene({ watches: [...watches], fastest })
  const asked: string[] = []
  await scene.store.accounts.save('T1', 'UANN', 'dead')
  scene.forge.recent = async (project) => {
    asked.push(`${project}`)
    return { kind: 'token-refused' }
  }
  return { scene, asked }
}

test('however many waits a person has, the dead token is told once a day, with all of them', async () => {
  const watches = [aWatch, { ...aWatch, iid: 13 }, { ...aWatch, iid: 7, project: 43, channel: 'C2' }]
  const { scene } = await refusing(watches)
  for (let look = 0; look < 5; look += 1) await scene.job.tick()
  expect(told(scene)).toEqual([
    `whisper C1 UANN: Your ${SERVER} sign-in has expired, so I can’t follow 3 auto-merges: ` +
      `acme/web!12, acme/web!13, !7 in project 43. ${SERVER} might still merge. Reconnect and I’ll go on.`,
  ])
  scene.clock.now += DAY - 1
  await scene.job.tick()
  expect(told(scene)).toHaveLength(1)
  scene.clock.now += 1
  await scene.job.tick()
  expect(told(scene)).toHaveLength(2)
})

test('a person who has met the dead token in chat already is not told again by the waits', async () => {
  const { scene } = await refusing([aWatch])
  const account = await scene.store.accounts.find('T1', 'UANN')
  expect(await scene.store.accounts.refused('T1', 'UANN', account?.linkedAt ?? 0)).toBe(true)
  await scene.job.tick()
  expect(told(scene)).toEqual([])
})

test('the waits stay, and are followed again once the person has connected anew', async () => {
  const { scene } = await refusing([aWatch])
  await scene.job.tick()
  expect(await scene.store.autoMerges.all()).toEqual([aWatch])
  await scene.store.accounts.save('T1', 'UANN', 'new')
  scene.forge.mr = waiting({ state: 'merged', merge_commit_sha: 'f'.repeat(40) })
  scene.forge.recent = async () => ({ kind: 'recent', items: [scene.forge.mr], nextPage: null, total: 1 })
  scene.clock.now += 1
  await scene.job.tick()
  expect(told(scene).at(-1)).toContain('Merged as')
  expect(await scene.store.autoMerges.all()).toEqual([])
})

test('the forge is not asked with a dead token at every look', async () => {
  const { scene, asked } = await refusing([aWatch, { ...aWatch, iid: 7, project: 43 }], 1_000)
  for (let look = 0; look < 20; look += 1) {
    await scene.job.tick()
    scene.clock.now += 1_000
  }
  expect(asked.length).toBeLessThanOrEqual(2)
  scene.clock.now += 20_000
  await scene.job.tick()
  expect(asked.length).toBeGreaterThan(2)
})

test('where somebody else’s account can read the project, nobody is told and all waits are followed', async () => {
  const bobs = { ...aWatch, user: 'UBOB', iid: 13 }
  const scene = await openScene({ watches: [aWatch, bobs] })
  await scene.store.accounts.save('T1', 'UANN', 'dead')
  const asked: string[] = []
  scene.forge.as = (user) => {
    asked.push(user)
    return user === 'UANN' ? { kind: 'token-refused' } : null
  }
  await scene.job.tick()
  expect(asked).toEqual(['UANN', 'UBOB'])
  expect(told(scene)).toEqual([])
  expect((await scene.store.autoMerges.all()).map(({ iid }) => iid)).toEqual([12, 13])
})

test('once the forge has accepted the token, its refusal of before is not told again', async () => {
  const { scene, asked } = await refusing([aWatch], 1_000)
  await scene.job.tick()
  expect(told(scene)).toHaveLength(1)
  const account = await scene.store.accounts.find('T1', 'UANN')
  await scene.store.accounts.accepted('T1', 'UANN', account?.linkedAt ?? 0)
  for (let look = 0; look < 3; look += 1) {
    scene.clock.now += 1_000
    await scene.job.tick()
  }
  expect(asked).toHaveLength(1)
  expect(told(scene)).toHaveLength(1)
})
