import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { neutralizeBackup } from '../../../src/store/backup.ts'
import { temporaryFile } from '../../store/temporary.ts'
import { openProject, type ProjectScene, watching } from './project-scene.ts'

const MINUTE = 60_000
const posts = ({ outbox }: ProjectScene) => outbox.happened.filter((line) => line.startsWith('post '))

test('a channel watch of a copy that is put back tells nothing of what happened since, and all that happens from then on', async () => {
  const file = temporaryFile()
  const scene = await openProject({ file })
  for (const iid of [1, 2, 3]) scene.touch(iid, scene.clock.now - MINUTE)
  await watching(scene, { after: 3 })
  await scene.bot().tick()

  const copy = new DatabaseSync(file)
  neutralizeBackup(copy, scene.clock.now)
  copy.close()
  scene.touch(4, scene.clock.now)
  scene.touch(2, scene.clock.now, { state: 'merged' })
  scene.clock.now += MINUTE
  const bot = scene.bot()
  await bot.tick()
  expect(posts(scene)).toEqual([])

  scene.touch(5, scene.clock.now)
  scene.touch(1, scene.clock.now, { state: 'merged' })
  scene.clock.now += MINUTE
  await bot.tick()
  expect(posts(scene).sort()).toEqual([expect.stringContaining('!1 '), expect.stringContaining('!5 ')])
  expect(scene.failures).toEqual([])
})

test('a copy that is put back edits its cards to the truth and tells nothing of merges that waited then', async () => {
  const file = temporaryFile()
  const scene = await openProject({ file })
  scene.touch(1, scene.clock.now - MINUTE, { merge_when_build_succeeds: true })
  const name = { team: 'T1', channel: 'C1', project: 42, iid: 1 }
  const sha = 'a'.repeat(40)
  await scene.store.cards.remember({
    ...name,
    ts: '1.1',
    sha,
    finished: false,
    requestedBy: 'UANN',
    trackedUntil: scene.clock.now + 60 * MINUTE,
  })
  await scene.store.autoMerges.add({ ...name, user: 'UANN', sha, since: scene.clock.now })
  await scene.bot().tick()
  scene.outbox.happened.length = 0

  const copy = new DatabaseSync(file)
  neutralizeBackup(copy, scene.clock.now)
  copy.close()
  scene.touch(1, scene.clock.now, { state: 'merged', merge_when_build_succeeds: false })
  scene.clock.now += MINUTE
  const bot = scene.bot()
  await bot.tick()
  await bot.tick()
  expect(scene.outbox.happened).toEqual([expect.stringMatching(/^edit C1 1\.1: !1 .*[Mm]erged/)])
  expect(scene.failures).toEqual([])
})

test('what happens after a copy was put back is told, also when its like was told before', async () => {
  const file = temporaryFile()
  const scene = await openProject({ file })
  scene.touch(1, scene.clock.now - MINUTE)
  await watching(scene, { after: 1 })
  const close = async () => {
    scene.clock.now += MINUTE
    scene.touch(1, scene.clock.now, { state: 'closed' })
    await scene.bot().tick()
  }
  await scene.bot().tick()
  await close()
  const told = () => scene.outbox.happened.filter((line) => /^(post|thread) .*Closed/.test(line))
  expect(told()).toHaveLength(1)

  scene.clock.now += MINUTE
  scene.touch(1, scene.clock.now, { state: 'opened' })
  const copy = new DatabaseSync(file)
  neutralizeBackup(copy, scene.clock.now)
  copy.close()
  await scene.bot().tick()
  await close()
  expect(told()).toHaveLength(2)
})
