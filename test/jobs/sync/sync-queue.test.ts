import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { requestChange } from '../../store/requested-change.ts'
import { onBothEngines } from '../../support/postgres.ts'
import { openProject, type ProjectScene, watching } from './project-scene.ts'

const MINUTE = 60_000
/** No poll is due while a test goes on. */
const slow = { fastest: 60 * MINUTE, slowest: 60 * MINUTE }

/** Accepts an event as the endpoint does; of the merge request, or of the project as a whole. */
async function event({ store }: ProjectScene, iid: number | null = null, project = 42): Promise<void> {
  await store.webhookEvents.accept({ project, iid })
}

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

/** A card in two channels that polls have seen, and a bot whose next poll is an hour away. */
async function watched(place?: Parameters<typeof openProject>[0]) {
  const scene = await openProject(place)
  scene.touch(1, scene.clock.now)
  await card(scene, 1, 'C1')
  await card(scene, 1, 'C2', 'UBOB')
  const bot = scene.bot(slow)
  await bot.tick()
  scene.asked.length = 0
  scene.outbox.happened = []
  return { scene, bot }
}

/** The same, where the merge request of the card has changed and is not among the newest hundred of the list. */
async function farDown() {
  const { scene, bot } = await watched()
  for (let iid = 2; iid <= 150; iid += 1) scene.touch(iid, scene.clock.now + 10 * MINUTE)
  await event(scene)
  await bot.tick()
  const mr = scene.mrs.get(1)
  if (mr) scene.mrs.set(1, { ...mr, merge_status: 'cannot_be_merged' })
  scene.clock.now += 5 * MINUTE
  scene.asked.length = 0
  return { scene, bot }
}

const lists = ({ asked }: ProjectScene) => asked.filter((line) => line.startsWith('recent'))
const told = ({ outbox }: ProjectScene) => outbox.happened.filter((line) => line.startsWith('thread'))
const owed = async ({ store }: ProjectScene) => (await store.webhookEvents.pending()).length

onBothEngines('an event of the forge', (place) => {
  test('makes every copy of the card show what the forge shows, and its thread tell it, once', async () => {
    const { scene, bot } = await watched(await place())
    scene.touch(1, scene.clock.now + 1, { state: 'merged' })
    await bot.tick()
    expect(scene.outbox.happened).toEqual([])
    await event(scene, 1)
    await bot.tick()
    expect(scene.outbox.happened.filter((line) => /^edit C[12] /.test(line))).toHaveLength(2)
    expect(told(scene).toSorted()).toEqual(['thread C1 1.1: !1: Merged.', 'thread C2 1.2: !1: Merged.'])
    expect(await owed(scene)).toBe(0)
    const soFar = [...scene.outbox.happened]
    await event(scene, 1)
    await bot.tick()
    expect(scene.outbox.happened).toEqual(soFar)
  })

  test('that outlived its process is looked at by the next one', async () => {
    const { scene } = await watched(await place())
    scene.touch(1, scene.clock.now + 1, { state: 'merged' })
    await event(scene, 1)
    await scene.bot(slow).tick()
    expect(told(scene)).toHaveLength(2)
    expect(await owed(scene)).toBe(0)
  })

  test('two hundred of them at once are one look', async () => {
    const { scene, bot } = await watched(await place())
    scene.touch(1, scene.clock.now + 1, { state: 'merged' })
    await Promise.all(Array.from({ length: 200 }, (_, at) => event(scene, at % 2 === 0 ? 1 : null)))
    await bot.tick()
    expect(lists(scene)).toHaveLength(1)
    expect(told(scene)).toHaveLength(2)
    expect(await owed(scene)).toBe(0)
  })

  test('and a poll at the same time, on two replicas, tell it once', async () => {
    const { scene } = await watched(await place())
    for (let round = 1; round <= 5; round += 1) {
      scene.touch(1, scene.clock.now + round, { title: `Round ${round}` })
      await event(scene, 1)
      await Promise.all([scene.bot().tick(), scene.bot(slow).tick(), scene.bot(slow).tick()])
    }
    scene.touch(1, scene.clock.now + 10, { state: 'merged' })
    await event(scene, 1)
    await Promise.all([scene.bot().tick(), scene.bot(slow).tick()])
    await scene.bot().tick()
    expect(told(scene).filter((line) => line.includes('Merged'))).toHaveLength(2)
    expect(new Set(told(scene)).size).toBe(told(scene).length)
  })
})

test('a project that cannot be read owes one look at the whole, and holds up no other one', async () => {
  const { scene, bot } = await watched()
  await scene.store.cards.remember({
    team: 'T1',
    channel: 'C3',
    ts: '7.3',
    project: 43,
    iid: 7,
    sha: null,
    finished: false,
    requestedBy: 'UANN',
    trackedUntil: scene.clock.now + 7 * 24 * 60 * MINUTE,
  })
  const silent = { kind: 'unreachable', reason: 'It didn’t answer in time' } as const
  scene.as = (_, project) => (project === 43 ? silent : null)
  for (let iid = 1; iid <= 1_200; iid += 1) await event(scene, iid, 43)
  scene.touch(1, scene.clock.now + 1, { state: 'merged' })
  await event(scene, 1)
  await bot.tick()
  expect(told(scene)).toHaveLength(2)
  const owed = await scene.store.webhookEvents.pending()
  expect(owed).toMatchObject([{ project: 43, iid: null }])
  scene.as = () => null
  scene.asked.length = 0
  await bot.tick()
  expect(scene.asked).toContainEqual(expect.stringMatching(/^recent 43 1/))
  expect(await scene.store.webhookEvents.pending()).toEqual([])
})

describe('what an event is worth', () => {
  test('nothing but a look: what it claims and the forge does not show is not told', async () => {
    const { scene, bot } = await watched()
    await event(scene, 1)
    await bot.tick()
    expect(lists(scene)).toEqual([expect.stringMatching(/^recent 42 1 by U(ANN|BOB)$/)])
    expect(scene.outbox.happened).toEqual([])
  })

  test('the forge is read with the rights of those concerned, and who may not see it is shown nothing', async () => {
    const { scene, bot } = await watched()
    scene.as = () => ({ kind: 'may-not' })
    scene.touch(1, scene.clock.now + 1, { state: 'merged' })
    await event(scene, 1)
    await bot.tick()
    expect(scene.outbox.happened).toEqual([])
    expect(await owed(scene)).toBe(0)
  })

  test('an event of a project in which nothing is watched costs no call, and is not owed any more', async () => {
    const { scene, bot } = await watched()
    await event(scene, 1, 43)
    await event(scene, null, 43)
    await bot.tick()
    expect(scene.asked).toEqual([])
    expect(await owed(scene)).toBe(0)
  })

  test('one of the whole project finds a change far down the list', async () => {
    const { scene, bot } = await farDown()
    await event(scene, 150)
    await bot.tick()
    expect(told(scene)).toEqual([])
    await event(scene)
    await bot.tick()
    expect(told(scene)).toContain('thread C1 1.1: !1: Now conflicts with main.')
  })

  test('one that names a merge request finds its change far down the list, and asks for no other', async () => {
    const { scene, bot } = await farDown()
    await card(scene, 2, 'C1')
    await event(scene, 1)
    await bot.tick()
    expect(told(scene)).toContain('thread C1 1.1: !1: Now conflicts with main.')
    const glances = scene.asked.filter((line) => line.startsWith('glance'))
    expect(new Set(glances)).toEqual(new Set(['glance 42 1']))
  })

  test('one that names a merge request shows what no list tells', async () => {
    const { scene, bot } = await watched()
    scene.commitsOf = () => [{ id: scene.mrs.get(1)?.sha ?? '', title: 'Only read alone' }]
    await event(scene, 1)
    await bot.tick()
    expect(scene.outbox.happened.map((line) => line.slice(0, 7))).toEqual(['edit C2', 'edit C1'])
  })

  test('a channel watch tells of what was merged', async () => {
    const scene = await openProject()
    scene.touch(1, scene.clock.now - MINUTE)
    await watching(scene, { after: 1 })
    const bot = scene.bot(slow)
    await bot.tick()
    scene.touch(1, scene.clock.now, { state: 'merged' })
    await event(scene, 1)
    await bot.tick()
    expect(scene.outbox.happened).toEqual([expect.stringMatching(/^post C1: .*Merged/)])
  })

  test('a wait for the build ends when it is merged, and the threads tell it', async () => {
    const { scene, bot } = await watched()
    const sha = scene.mrs.get(1)?.sha ?? ''
    const wait = { team: 'T1', channel: 'C1', user: 'UANN', project: 42, iid: 1, sha, since: scene.clock.now }
    await scene.store.autoMerges.add(wait)
    scene.touch(1, scene.clock.now + 1, { state: 'merged' })
    await event(scene, 1)
    await bot.tick()
    expect(await scene.store.autoMerges.all()).toEqual([])
    expect(told(scene).toSorted()).toEqual(['thread C1 1.1: !1: Merged.', 'thread C2 1.2: !1: Merged.'])
  })

  test('what somebody changes in chat just now is told by them, and the event is kept until then', async () => {
    const { scene, bot } = await watched()
    const { store, clock } = scene
    const merge = await requestChange(store, clock.now, { verb: 'mr.merge', resourceKey: '42!1' })
    scene.touch(1, scene.clock.now + 1, { state: 'merged' })
    await event(scene, 1)
    await bot.tick()
    expect(told(scene)).toEqual([])
    expect(await owed(scene)).toBe(1)
    await merge.answer()
    await bot.tick()
    expect(told(scene)).toHaveLength(2)
    expect(await owed(scene)).toBe(0)
  })
})

describe('while a look is under way', () => {
  test('an event that comes is owed another look after it', async () => {
    const { scene, bot } = await watched()
    const late: Promise<void>[] = []
    scene.beforePage = () => {
      if (late.length === 0) late.push(event(scene, 1))
    }
    await event(scene, 1)
    await bot.tick()
    await Promise.all(late)
    expect(lists(scene)).toHaveLength(1)
    expect(await owed(scene)).toBe(1)
    scene.touch(1, scene.clock.now + 1, { state: 'merged' })
    await bot.tick()
    expect(lists(scene)).toHaveLength(2)
    expect(told(scene)).toHaveLength(2)
    expect(await owed(scene)).toBe(0)
  })

  test('a forge that does not answer keeps one look owed, at the project as a whole', async () => {
    const { scene, bot } = await watched()
    scene.as = () => ({ kind: 'unreachable', reason: 'It is down' })
    scene.touch(1, scene.clock.now + 1, { state: 'merged' })
    for (const iid of [1, null, 1, 1, null]) await event(scene, iid)
    await bot.tick()
    expect((await scene.store.webhookEvents.pending()).map(({ iid }) => iid)).toEqual([null])
    scene.as = () => null
    await bot.tick()
    expect(told(scene)).toHaveLength(2)
    expect(await owed(scene)).toBe(0)
  })
})

/** Runs the poller as the process does that has it. */
function running(bot: ReturnType<ProjectScene['bot']>) {
  const closing = new AbortController()
  const run = bot.run({ closing: closing.signal, isCurrent: async () => true })
  const stop = () => {
    closing.abort()
    return run
  }
  return { stop }
}

describe('a bot that listens', () => {
  test('looks as soon as it hears, at most twice for a burst, and once for what it has slept through', async () => {
    const { scene, bot } = await watched()
    const { stop } = running(bot)
    onTestFinished(stop)
    scene.touch(1, scene.clock.now + 1, { title: 'Heard' })
    await event(scene, 1)
    bot.onEvent()
    await vi.waitFor(async () => expect(await owed(scene)).toBe(0), 10_000)
    expect(lists(scene)).toHaveLength(1)

    for (let at = 0; at < 200; at += 1) {
      await event(scene, 1)
      bot.onEvent()
    }
    scene.touch(1, scene.clock.now + 2, { state: 'merged' })
    await event(scene, 1)
    bot.onEvent()
    await vi.waitFor(() => expect(told(scene).join()).toContain('Merged'), 10_000)
    await vi.waitFor(async () => expect(await owed(scene)).toBe(0), 10_000)
    expect(lists(scene).length).toBeLessThanOrEqual(3)

    scene.asked.length = 0
    await card(scene, 1, 'C3')
    await event(scene)
    await vi.waitFor(async () => expect(await owed(scene)).toBe(0), 10_000)
    expect(lists(scene)).toHaveLength(1)
  })

  test('ends when another process has taken over', async () => {
    const { scene, bot } = await watched()
    let isCurrent = true
    const closing = new AbortController()
    onTestFinished(() => closing.abort())
    const run = bot.run({ closing: closing.signal, isCurrent: async () => isCurrent })
    await event(scene, 1)
    await vi.waitFor(async () => expect(await owed(scene)).toBe(0), 10_000)
    isCurrent = false
    await run
    await event(scene, 1)
    bot.onEvent()
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(await owed(scene)).toBe(1)
  })

  test('one that was told to stop looks at nothing more', async () => {
    const { scene, bot } = await watched()
    await running(bot).stop()
    await event(scene, 1)
    bot.onEvent()
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(await owed(scene)).toBe(1)
  })
})

describe('polls beside events', () => {
  const pace = { fastest: 30_000, slowest: 600_000 }

  /** How often the list is read while so many minutes go by. */
  async function asksIn(scene: ProjectScene, bot: ReturnType<ProjectScene['bot']>, minutes: number) {
    scene.asked.length = 0
    for (let half = 0; half < minutes * 2; half += 1) {
      scene.clock.now += 30_000
      await bot.tick()
    }
    return lists(scene).length
  }

  async function polled() {
    const scene = await openProject()
    scene.touch(1, scene.clock.now)
    await card(scene, 1, 'C1')
    const bot = scene.bot(pace)
    await bot.tick()
    return { scene, bot }
  }

  test('go slowly while events come, and at their own pace fifteen minutes after the last one', async () => {
    const { scene, bot } = await polled()
    expect(await asksIn(scene, bot, 5)).toBe(10)
    await event(scene, 1)
    await bot.tick()
    expect(await asksIn(scene, bot, 9)).toBe(0)
    expect(await asksIn(scene, bot, 5)).toBe(1)
    expect(await asksIn(scene, bot, 10)).toBeGreaterThanOrEqual(5)
  })

  test('find what an event has not told, go at their own pace from then on, and say so once', async () => {
    const { scene, bot } = await polled()
    await event(scene, 1)
    await bot.tick()
    scene.clock.now += 2 * MINUTE
    scene.touch(1, scene.clock.now, { sha: 'f'.repeat(40) })
    scene.clock.now += 10 * MINUTE
    await bot.tick()
    expect(scene.outbox.happened.join()).toContain('fffffff')
    expect(scene.missed).toEqual([42])
    const missedAt = scene.clock.now
    expect(await asksIn(scene, bot, 5)).toBe(10)

    await event(scene, 1)
    await bot.tick()
    expect(await asksIn(scene, bot, 5)).toBeGreaterThanOrEqual(9)
    expect(scene.missed).toEqual([42])
    expect(await scene.store.webhookHealth.find(42)).toMatchObject({ lastMissAt: missedAt })
  })

  test('of what they find a moment before the event comes, nothing is missing', async () => {
    const { scene, bot } = await polled()
    await event(scene, 1)
    await bot.tick()
    scene.clock.now += 12 * MINUTE
    scene.touch(1, scene.clock.now, { title: 'Seen first by a poll' })
    await bot.tick()
    scene.clock.now += 2_000
    await event(scene, 1)
    await bot.tick()
    expect(await scene.store.webhookHealth.find(42)).toMatchObject({ lastMissAt: null })
    await asksIn(scene, bot, 1)
    expect(await asksIn(scene, bot, 8)).toBe(0)
  })

  test('look at a card of the last minute at their own pace, and slowly from then on', async () => {
    const { scene, bot } = await polled()
    scene.touch(2, scene.clock.now)
    await event(scene, 1)
    await bot.tick()
    scene.clock.now += 5 * MINUTE
    await card(scene, 2, 'C1')
    expect(await asksIn(scene, bot, 2)).toBeGreaterThanOrEqual(1)
    expect(await asksIn(scene, bot, 5)).toBe(0)
  })
})
