import { describe, expect, test } from 'vitest'
import { onBothEngines } from '../../support/postgres.ts'
import { aMergeRequest } from '../../support/recorded-services.ts'
import { everything, openProject, type ProjectScene, watching } from './project-scene.ts'

const MINUTE = 60_000
const posts = ({ outbox }: ProjectScene) => outbox.happened.filter((line) => line.startsWith('post '))
const iidsIn = (lines: readonly string[]) => lines.map((line) => Number(/!(\d+) /.exec(line)?.[1]))
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

/** So many merges at one moment, and a bot that dies in the middle of them. */
async function merges(scene: ProjectScene, many: number): Promise<void> {
  const at = scene.clock.now - MINUTE
  for (const iid of upTo(many)) scene.touch(iid, at - 5 * MINUTE)
  await watching(scene, { after: many })
  await scene.bot().tick()
  for (const iid of upTo(many)) scene.touch(iid, at, { state: 'merged' })

  const { record } = scene.store.mergeRequestStates
  const half = Math.floor(many * 0.4)
  let left = half
  scene.store.mergeRequestStates.record = (...args) => {
    left -= 1
    return left < 0 ? Promise.reject(new Error('The process is gone')) : record(...args)
  }
  await scene.bot().tick()
  expect(posts(scene)).toHaveLength(half)
  scene.store.mergeRequestStates.record = record

  await scene.bot().tick()
  expect(iidsIn(posts(scene)).toSorted((a, b) => a - b)).toEqual(upTo(many))
  const soFar = [...scene.outbox.happened]
  scene.clock.now += MINUTE
  await scene.bot().tick()
  expect(scene.outbox.happened).toEqual(soFar)
}

test('a thousand merges at one moment, and a bot that dies in the middle: each is told, none twice', async () => {
  await merges(await openProject(), 1000)
})

test('workspaces are looked at side by side, and a look at what is not due reads no project’s row', async () => {
  const scene = await openProject()
  const { store } = scene
  const teams = Array.from({ length: 20 }, (_, index) => `T${index}`)
  for (const team of teams)
    await store.channelWatches.set({
      team,
      channel: 'C1',
      project: 42,
      groupId: null,
      user: 'UANN',
      filter: everything,
      sinceIid: 0,
      milestones: '[]',
    })
  let [atOnce, most] = [0, 0]
  const { judged } = scene
  const { find, save } = store.syncCursors
  scene.judged = (unasked) => {
    atOnce += 1
    most = Math.max(most, atOnce)
    return judged(unasked)
  }
  store.syncCursors.save = async (cursor) => {
    await save(cursor)
    atOnce -= 1
  }
  const bot = scene.bot({ fastest: 3 * MINUTE, slowest: 3 * MINUTE })
  await bot.tick()
  const first = scene.asked.length
  expect(first).toBeGreaterThanOrEqual(teams.length)
  expect(most).toBeGreaterThan(1)
  expect(most).toBeLessThan(teams.length)

  let reads = 0
  store.syncCursors.find = (...args) => {
    reads += 1
    return find(...args)
  }
  scene.clock.now += MINUTE
  await bot.tick()
  expect([reads, scene.asked.length]).toEqual([0, first])
  scene.clock.now += 3 * MINUTE
  await bot.tick()
  expect(scene.asked.length).toBeGreaterThanOrEqual(first + teams.length)
  expect(reads).toBeGreaterThanOrEqual(teams.length)

  await store.channelWatches.remove('T0', 'C1', 42)
  await bot.tick()
  expect((await store.syncCursors.all()).map(({ team }) => team).sort()).toEqual(teams.slice(1).sort())
})

onBothEngines('what changed', (place) => {
  test('more merges at one moment than two pages hold, and a bot that dies in the middle', async () => {
    await merges(await openProject(await place()), 220)
  })

  test('what was seen and not told when the bot died is told by the next one, once', async () => {
    const scene = await openProject(await place())
    scene.touch(1, scene.clock.now - MINUTE)
    await watching(scene, { after: 1 })
    await scene.bot().tick()
    scene.touch(1, scene.clock.now, { state: 'closed' })
    const { running } = scene.store.channelWatches
    const { post } = scene.outbox
    scene.outbox.post = async () => {
      throw new Error('The process is gone')
    }
    await scene.bot().tick()
    expect(posts(scene)).toEqual([])
    scene.outbox.post = post
    scene.store.channelWatches.running = running
    scene.clock.now += MINUTE
    for (let life = 0; life < 3; life += 1) await scene.bot().tick()
    expect(posts(scene)).toEqual([expect.stringContaining('Closed.')])
  })

  test('two bots that look at the same time tell it once', async () => {
    const scene = await openProject(await place())
    for (const iid of upTo(20)) scene.touch(iid, scene.clock.now - MINUTE)
    await watching(scene, { after: 20 })
    await scene.bot().tick()
    for (const iid of upTo(20)) scene.touch(iid, scene.clock.now, { state: 'merged' })
    const [one, other] = [scene.bot(), scene.bot()]
    await Promise.all([one.tick(), other.tick()])
    await Promise.all([one.tick(), other.tick()])
    expect(iidsIn(posts(scene)).toSorted((a, b) => a - b)).toEqual(upTo(20))
  })

  test('while the bot was down for three days, every page of what changed is read', async () => {
    const scene = await openProject(await place())
    for (const iid of upTo(220)) scene.touch(iid, scene.clock.now - 60 * MINUTE)
    await watching(scene, { after: 220 })
    await scene.bot().tick()
    for (const iid of upTo(220)) scene.touch(iid, scene.clock.now + iid * MINUTE, { state: 'merged' })
    scene.clock.now += 3 * 24 * 60 * MINUTE
    await scene.bot().tick()
    expect(iidsIn(posts(scene)).toSorted((a, b) => a - b)).toEqual(upTo(220))
  })
})

describe('what a list may do', () => {
  test('a change that the list shows late, with a time before the newest one, is told', async () => {
    const scene = await openProject()
    for (const iid of upTo(3)) scene.touch(iid, scene.clock.now - 60 * MINUTE)
    await watching(scene, { after: 3 })
    await scene.bot().tick()
    scene.touch(1, scene.clock.now, { state: 'merged' })
    await scene.bot().tick()
    scene.touch(2, scene.clock.now - MINUTE, { state: 'merged' })
    await scene.bot().tick()
    expect(iidsIn(posts(scene))).toEqual([1, 2])
  })

  test('one that is deleted while the pages are read hides none of the others', async () => {
    const scene = await openProject()
    for (const iid of upTo(250)) scene.touch(iid, scene.clock.now - 60 * MINUTE)
    await watching(scene, { after: 250 })
    await scene.bot().tick()
    for (const iid of upTo(250)) scene.touch(iid, scene.clock.now, { state: 'merged' })
    let deletes = true
    scene.beforePage = (page) => {
      if (page === 2 && deletes) scene.mrs.delete(250)
      if (page === 2) deletes = false
    }
    await scene.bot().tick()
    expect(iidsIn(posts(scene)).toSorted((a, b) => a - b)).toEqual(upTo(249))
  })

  test('one that was open for long before the first look is known, and its end is told', async () => {
    const scene = await openProject()
    await watching(scene, { after: 150 })
    for (const iid of upTo(150)) scene.touch(iid, scene.clock.now - 60 * MINUTE + iid)
    await scene.bot().tick()
    scene.touch(1, scene.clock.now, { state: 'merged' })
    await scene.bot().tick()
    expect(iidsIn(posts(scene))).toEqual([1])
  })

  test('where it tells no times, what differs is told all the same', async () => {
    const scene = await openProject()
    scene.touch(1, scene.clock.now)
    const [mr] = scene.mrs.values()
    if (mr) scene.mrs.set(1, { ...mr, updated_at: null, created_at: null })
    await watching(scene, { after: 1 })
    await scene.bot().tick()
    if (mr) scene.mrs.set(1, { ...mr, updated_at: null, created_at: null, state: 'merged' })
    await scene.bot().tick()
    expect(posts(scene)).toEqual([expect.stringContaining('Merged')])
  })
})

describe('how often the forge is asked', () => {
  const wait = { team: 'T1', channel: 'C1', user: 'UANN', project: 42, sha: '1a2b3c4d'.repeat(5) }

  test('one list serves every card, every auto-merge and every channel watch of a project, and what no list tells is read beside it', async () => {
    const scene = await openProject()
    for (const iid of upTo(30)) scene.touch(iid, scene.clock.now, { merge_when_build_succeeds: iid <= 10 })
    await watching(scene, { after: 30 })
    for (const iid of upTo(10)) await scene.store.autoMerges.add({ ...wait, iid, since: scene.clock.now })
    for (const iid of upTo(25)) await card(scene, iid, `C${iid}`)
    const bot = scene.bot({ fastest: 30_000, slowest: 600_000 })
    await bot.tick()
    scene.asked.length = 0
    for (let look = 0; look < 5; look += 1) {
      scene.clock.now += 30_000
      await bot.tick()
    }
    const lists = scene.asked.filter((line) => !line.startsWith('tracked'))
    expect(lists).toEqual(Array(5).fill('recent 42 1 by UANN'))
    const tracked = scene.asked.filter((line) => line.startsWith('tracked 42 ')).map((line) => line.slice(11))
    expect(tracked.map((iids) => new Set(iids.split(',')))).toEqual(
      Array(5).fill(new Set(upTo(25).map(String))),
    )
    // Where only twenty of them are read, whoever was left out is first the next time.
    const [first = '', second = ''] = tracked.map((iids) => iids.split(',').slice(0, 20).join())
    expect(new Set(`${first},${second}`.split(','))).toEqual(new Set(upTo(25).map(String)))
  })

  test('a build that ends, which no list shows, is on the card with the next look', async () => {
    const scene = await openProject()
    const build = { id: 7, sha: aMergeRequest().sha, status: 'running' }
    scene.touch(1, scene.clock.now, { head_pipeline: build })
    await watching(scene, { after: 1 })
    await card(scene, 1, 'C1')
    scene.tracked = (iid) => {
      const mr = scene.mrs.get(iid)
      return mr ? { mr, commits: null, files: null } : null
    }
    const bot = scene.bot()
    await bot.tick()
    scene.outbox.happened.length = 0
    scene.clock.now += MINUTE
    await bot.tick()
    expect(scene.outbox.happened).toEqual([])
    const before = scene.mrs.get(1)
    if (before) scene.mrs.set(1, aMergeRequest({ ...before, head_pipeline: { ...build, status: 'failed' } }))
    await bot.tick()
    expect(scene.outbox.happened).toEqual([expect.stringMatching(/^edit C1 /)])
  })

  test('less and less while nothing happens, at most ten minutes apart, and often again after a change', async () => {
    const scene = await openProject()
    scene.touch(1, scene.clock.now)
    await card(scene, 1, 'C1')
    const bot = scene.bot({ fastest: 30_000, slowest: 600_000 })
    const asksIn = async (minutes: number) => {
      scene.asked.length = 0
      for (let half = 0; half < minutes * 2; half += 1) {
        scene.clock.now += 30_000
        await bot.tick()
      }
      return scene.asked.filter((line) => line.startsWith('recent')).length
    }
    expect(await asksIn(5)).toBe(10)
    expect(await asksIn(10 * 60)).toBeLessThan(120)
    expect(await asksIn(60)).toBeLessThanOrEqual(7)
    scene.touch(1, scene.clock.now, { sha: 'f'.repeat(40) })
    await asksIn(10)
    expect(await asksIn(5)).toBeGreaterThanOrEqual(9)
  })

  test('not at all where nothing is watched, nor when the last card of it is finished', async () => {
    const scene = await openProject()
    scene.touch(1, scene.clock.now)
    const bot = scene.bot()
    await bot.tick()
    expect(scene.asked).toEqual([])
    await card(scene, 1, 'C1')
    await bot.tick()
    scene.touch(1, scene.clock.now + 1, { state: 'merged' })
    await bot.tick()
    scene.asked.length = 0
    await bot.tick()
    expect(scene.asked).toEqual([])
    expect(await scene.store.syncCursors.all()).toEqual([])
  })

  test('a card of which nothing was heard for a week says that it is not watched any more', async () => {
    const scene = await openProject()
    scene.touch(1, scene.clock.now)
    await card(scene, 1, 'C1')
    const bot = scene.bot()
    await bot.tick()
    scene.clock.now += 7 * 24 * 60 * MINUTE
    await bot.tick()
    expect(scene.outbox.happened.at(-1)).toContain('No longer updating')
    scene.asked.length = 0
    await bot.tick()
    expect(scene.asked).toEqual([])
  })

  test('a quiet card says every ten minutes when it was last checked, and not more often', async () => {
    const scene = await openProject()
    scene.touch(1, scene.clock.now)
    await card(scene, 1, 'C1')
    const bot = scene.bot()
    await bot.tick()
    scene.outbox.happened = []
    for (let minute = 0; minute < 30; minute += 1) {
      scene.clock.now += MINUTE
      await bot.tick()
    }
    expect(scene.outbox.happened).toHaveLength(3)
    const checked = Math.floor(scene.clock.now / 1000)
    expect(scene.outbox.happened.at(-1)).toContain(`Updated <!date^${checked}^`)
  })

  test('a hundred quiet cards are ten edits in ten minutes, each one in its turn', async () => {
    const scene = await openProject()
    for (const iid of upTo(100)) {
      scene.touch(iid, scene.clock.now)
      await card(scene, iid, `C${iid}`)
    }
    const bot = scene.bot()
    await bot.tick()
    scene.outbox.happened = []
    const edits: number[] = []
    for (let minute = 0; minute < 110; minute += 1) {
      scene.clock.now += MINUTE
      await bot.tick()
      edits.push(scene.outbox.happened.length - edits.reduce((sum, one) => sum + one, 0))
    }
    expect(edits.filter((count) => count > 0)).toEqual(Array.from({ length: 11 }, () => 10))
    const channels = scene.outbox.happened.slice(0, 100).map((words) => words.split(' ')[1])
    expect(new Set(channels).size).toBe(100)
  })

  test('a change without a new time is found for what waits and has a card, also far down the list', async () => {
    const scene = await openProject()
    for (const iid of upTo(150)) scene.touch(iid, scene.clock.now + iid)
    await card(scene, 1, 'C1')
    const bot = scene.bot()
    await bot.tick()
    const [mr] = scene.mrs.values()
    if (mr) scene.mrs.set(1, { ...mr, merge_status: 'cannot_be_merged' })
    await bot.tick()
    expect(scene.outbox.happened).toContain('thread C1 1.1: !1: Now conflicts with main.')
  })
})

describe('whose account reads', () => {
  test('the next one of those concerned when one loses access; who lost it is left alone for a while', async () => {
    const scene = await openProject()
    scene.touch(1, scene.clock.now)
    await card(scene, 1, 'C1', 'UANN')
    await card(scene, 1, 'C2', 'UBOB')
    const bot = scene.bot({ fastest: 1000, slowest: 1000 })
    await bot.tick()
    const [first] = scene.asked
    const loser = first?.split(' by ')[1] ?? ''
    scene.as = (user) => (user === loser ? { kind: 'may-not' } : null)
    scene.touch(1, scene.clock.now + 1, { state: 'merged' })
    for (let look = 0; look < 3; look += 1) {
      scene.clock.now += 1000
      await bot.tick()
    }
    expect(scene.outbox.happened.filter((line) => line.includes('Merged'))).not.toEqual([])
    expect(scene.asked.filter((line) => line.endsWith(` by ${loser}`))).toHaveLength(2)
  })

  test('a channel watch whose owner loses access pauses and says so once, privately; others go on', async () => {
    const scene = await openProject()
    scene.touch(1, scene.clock.now - MINUTE)
    await watching(scene, { after: 1, user: 'UANN', channel: 'C1' })
    await watching(scene, { after: 1, user: 'UBOB', channel: 'C2' })
    await scene.bot().tick()
    scene.as = (user) => (user === 'UANN' ? { kind: 'not-found', what: 'Project 42' } : null)
    scene.clock.now += 10 * MINUTE
    for (let look = 0; look < 3; look += 1) await scene.bot().tick()
    scene.touch(1, scene.clock.now, { state: 'merged' })
    await scene.bot().tick()
    expect(scene.outbox.happened.filter((line) => line.startsWith('direct'))).toEqual([
      expect.stringMatching(
        /^direct UANN: Posts about acme\/web in <#C1> are paused: you can’t see the project/,
      ),
    ])
    expect(posts(scene)).toEqual([expect.stringMatching(/^post C2: /)])
  })

  test('one read tells about all channels of an owner', async () => {
    const scene = await openProject()
    scene.touch(1, scene.clock.now - MINUTE)
    const owners = ['UANN', 'UBOB', 'UCY']
    for (let nth = 0; nth < 12; nth += 1)
      await watching(scene, { after: 1, user: owners[nth % owners.length] ?? '', channel: `C${nth}` })
    await scene.bot().tick()
    scene.clock.now += 10 * MINUTE
    const before = scene.asked.length
    await scene.bot().tick()
    for (const owner of owners)
      expect(scene.asked.slice(before).filter((line) => line.endsWith(` by ${owner}`))).toHaveLength(1)
  })
})

async function card(scene: ProjectScene, iid: number, channel: string, requestedBy = 'UANN'): Promise<void> {
  const mr = scene.mrs.get(iid)
  await scene.store.cards.remember({
    team: 'T1',
    channel,
    ts: `${iid}.${channel.slice(1)}`,
    project: 42,
    iid,
    sha: mr?.sha ?? null,
    finished: false,
    requestedBy,
    trackedUntil: scene.clock.now + 7 * 24 * 60 * MINUTE,
  })
}
