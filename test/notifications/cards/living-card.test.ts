import { describe, expect, test } from 'vitest'
import type { CardNote } from '../../../src/model/merge-request-state.ts'
import { Commit } from '../../../src/model/version.ts'
import { endAutoMerge, endOwnAutoMerge } from '../../../src/services/mr/auto-merge-records.ts'
import { deletedCard, mergeRequestCard } from '../../../src/views/mr/card.ts'
import { openProject, type ProjectScene, watching } from '../../jobs/sync/project-scene.ts'
import { aWatch, OTHER } from '../../jobs/sync/scene.ts'
import { requestChange } from '../../store/requested-change.ts'
import { aMergeRequest, HEAD } from '../../support/recorded-services.ts'

const AT = '2026-11-20T12:00:00Z'
const view = (fields: object = {}) => ({
  mr: aMergeRequest({ updated_at: AT, ...fields }),
  commits: [Commit.parse({ id: HEAD, title: 'Choose the dates' })],
  files: [],
})
const card = (fields: object = {}, note?: CardNote, at = new Date(AT)) =>
  mergeRequestCard(view(fields), { now: at, ...(note ? { note } : {}) })
const merged = { state: 'merged', merge_commit_sha: OTHER, updated_at: '2026-11-20T12:05:00Z' }
const byAnn: CardNote = { by: 'UANN', words: 'merged it.', event: 'merged' }

const inC1 = { channel: 'C1', user: 'UANN' }

/** Two cards of !12, posted by two people in two channels. */
async function twoCards(): Promise<ProjectScene> {
  const scene = await openProject()
  scene.mrs.set(12, view().mr)
  for (const [channel, ts, requestedBy] of [
    ['C1', '1.1', 'UANN'],
    ['C2', '2.2', 'UBOB'],
  ] as const) {
    scene.outbox.answers.post = { kind: 'posted', ts }
    await scene.cards.post('T1', channel, card(), { requestedBy })
  }
  scene.outbox.happened = []
  return scene
}
const threads = ({ outbox }: ProjectScene) => outbox.happened.filter((line) => line.startsWith('thread'))

describe('the thread of a card', () => {
  test('what a person did here is told in every channel, once, however often the answer is brought', async () => {
    const scene = await twoCards()
    for (let time = 0; time < 3; time += 1) {
      await scene.cards.refresh('T1', card(merged, byAnn, new Date(Date.parse(AT) + time)), undefined, inC1)
      await scene.cards.announce('T1', { project: 42, iid: 12 })
    }
    expect(threads(scene).toSorted()).toEqual([
      'thread C1 1.1: !12: Merged by Ann Archer.',
      'thread C2 2.2: !12: Merged by Ann Archer.',
    ])
    scene.mrs.set(12, aMergeRequest(merged))
    await scene.bot().tick()
    expect(threads(scene)).toHaveLength(2)
  })

  test('who did it is named and not notified of it, neither in threads nor in channel watches', async () => {
    for (const [user, told] of [
      ['UANN', 'Merged by Ann Archer.'],
      ['UNKNOWN', 'Merged.'],
    ] as const) {
      const scene = await twoCards()
      await watching(scene, { channel: 'C3' })
      await scene.cards.refresh('T1', card(merged, { ...byAnn, by: user }), undefined, inC1)
      await scene.cards.announce('T1', { project: 42, iid: 12 })
      const posts = scene.outbox.happened.filter((line) => !line.startsWith('update'))
      expect(posts.filter((line) => line.includes(`: ${told}`))).toHaveLength(3)
      expect(posts.join('\n')).not.toContain('<@')
    }
  })

  test('what somebody’s view shows to have happened is told as what happened, and nobody is named', async () => {
    const scene = await twoCards()
    await scene.cards.refresh('T1', card({ sha: OTHER, updated_at: '2026-11-20T12:01:00Z' }))
    await scene.cards.announce('T1', { project: 42, iid: 12 })
    expect(threads(scene)).toContain('thread C2 2.2: !12: Its newest commit is now 9f8e7d6.')
  })

  test('what is asked for in chat just now is left to be told there', async () => {
    const scene = await twoCards()
    const { store, clock } = scene
    const merge = await requestChange(store, clock.now, { verb: 'mr.merge', resourceKey: '42!12' })
    scene.mrs.set(12, aMergeRequest(merged))
    await scene.bot().tick()
    expect(scene.outbox.happened).toEqual([])
    await scene.cards.refresh('T1', card(merged, byAnn), undefined, inC1)
    await merge.answer()
    await scene.bot().tick()
    await scene.cards.announce('T1', { project: 42, iid: 12 })
    expect(threads(scene).toSorted()).toEqual([
      'thread C1 1.1: !12: Merged by Ann Archer.',
      'thread C2 2.2: !12: Merged by Ann Archer.',
    ])
  })

  test('what nobody told because the process ended is told by the job', async () => {
    const scene = await twoCards()
    await scene.cards.refresh('T1', card(merged, byAnn), undefined, inC1)
    scene.clock.now += 60_000
    await scene.bot().tick()
    expect(threads(scene)).toHaveLength(2)
  })
})

test('a card that shows the end follows again when a look at its project shows the merge request open', async () => {
  const scene = await twoCards()
  const another = { ...view(), mr: aMergeRequest({ iid: 13 }) }
  scene.mrs.set(13, another.mr)
  await scene.cards.post('T1', 'C1', mergeRequestCard(another, { now: new Date(AT) }), {
    requestedBy: 'UANN',
  })
  for (const [minute, state] of [
    [1, 'closed'],
    [9, 'opened'],
  ] as const) {
    scene.outbox.happened = []
    scene.clock.now += 480_000
    scene.touch(12, Date.parse(AT) + minute * 60_000, { state })
    await scene.bot().tick()
  }
  const edits = scene.outbox.happened.filter((line) => line.startsWith('edit'))
  expect(edits.map((line) => line.slice(0, 11))).toEqual(
    expect.arrayContaining(['edit C1 1.1', 'edit C2 2.2']),
  )
  expect(edits.join()).not.toContain('Closed')
  const copies = await scene.store.cards.of('T1', 42, 12)
  expect(copies.map(({ trackedUntil }) => trackedUntil !== null)).toEqual([true, true])
})

describe('one living card in a channel', () => {
  test('a new one takes over: the older one loses its buttons and points down, and nothing edits it again', async () => {
    const scene = await twoCards()
    scene.outbox.answers.post = { kind: 'posted', ts: '1.9' }
    await scene.cards.post('T1', 'C1', card(), { requestedBy: 'UBOB' })
    expect(scene.outbox.happened.at(-1)).toMatch(/^edit C1 1\.1: acme\/web!12 moved below\./)
    scene.outbox.happened = []
    await scene.cards.refresh('T1', card(merged, byAnn), undefined, inC1)
    await scene.cards.announce('T1', { project: 42, iid: 12 })
    expect(scene.outbox.happened.filter((line) => line.includes(' 1.1'))).toEqual([])
    expect(threads(scene)).toContain('thread C1 1.9: !12: Merged by Ann Archer.')
  })

  test('where Slack does not take that, the older one is replaced at the next edit', async () => {
    const scene = await twoCards()
    scene.outbox.answers.update = (_, ts) => (ts === '1.1' ? 'failed' : 'updated')
    scene.outbox.answers.post = { kind: 'posted', ts: '1.9' }
    await scene.cards.post('T1', 'C1', card(), { requestedBy: 'UANN' })
    scene.outbox.answers.update = () => 'updated'
    await scene.cards.refresh('T1', card(merged, byAnn), undefined, inC1)
    expect(scene.outbox.happened.at(-1)).toMatch(/^edit C1 1\.1: .*moved below/)
    expect(await scene.store.cards.at('T1', 'C1', '1.1')).toBeNull()
  })
})

describe('an answer that is older than what is known', () => {
  test('does not take the card back when it was read before', async () => {
    const scene = await twoCards()
    await scene.cards.refresh('T1', card(merged, byAnn, new Date(Date.parse(AT) + 5)))
    scene.outbox.happened = []
    await scene.cards.refresh('T1', { ...card(), everyCopy: true })
    expect(scene.outbox.happened.filter((line) => !line.includes('Merged as'))).toEqual([])
  })

  test('stands when it was read later: the forge was restored from a backup', async () => {
    const scene = await twoCards()
    await scene.cards.refresh('T1', card(merged, byAnn))
    scene.outbox.answers.post = { kind: 'posted', ts: '1.9' }
    await scene.cards.post('T1', 'C1', card({}, undefined, new Date(Date.parse(AT) + 60_000)))
    expect(scene.outbox.happened.at(-2)).toMatch(/^post C1: .*No conflicts · builds not shown/)
  })
})

test('one that was deleted here stays deleted, and one that is gone at the forge is not called deleted', async () => {
  const scene = await twoCards()
  const { mr } = view()
  const note = { by: 'UANN', words: 'deleted it.' }
  await scene.cards.refresh('T1', deletedCard(mr, { now: new Date(AT), note }))
  await scene.cards.announce('T1', { project: 42, iid: 12 })
  await scene.bot().tick()
  expect(scene.outbox.happened).toHaveLength(2)

  const other = await twoCards()
  await other.bot().tick()
  other.mrs.clear()
  other.outbox.happened = []
  await other.bot().tick()
  expect(other.outbox.happened).toEqual([
    expect.stringMatching(/^edit .*Gone\..*.* no longer shows it\./),
    expect.stringMatching(/^edit .*Gone\./),
  ])
})

describe('a wait that somebody ends in chat', () => {
  const whispers = ({ outbox }: ProjectScene) => outbox.happened.filter((line) => line.startsWith('whisper'))
  const asked = ({ store, clock }: ProjectScene, user: string) => ({
    caller: { team: 'T1', user, userName: '', channel: 'C2' },
    store,
    now: () => clock.now,
  })

  test('the person who waits is told who cancelled it; who does it alone is told nothing', async () => {
    const scene = await twoCards()
    await scene.store.autoMerges.add(aWatch)
    await endAutoMerge(asked(scene, 'UBOB'), { project: 42, mr: 12 }, 'turned off auto-merge.')
    await scene.cards.announce('T1', { project: 42, iid: 12 })
    expect(whispers(scene)).toEqual(['whisper C1 UANN: acme/web!12: <@UBOB> turned off auto-merge.'])
    expect(threads(scene)).toEqual([])
    expect(await scene.store.autoMerges.all()).toEqual([])

    await scene.store.autoMerges.add({ ...aWatch, since: aWatch.since + 1 })
    await endAutoMerge(asked(scene, 'UANN'), { project: 42, mr: 12 }, 'turned off auto-merge.')
    await scene.cards.announce('T1', { project: 42, iid: 12 })
    expect(whispers(scene)).toHaveLength(1)
    expect(await scene.store.autoMerges.all()).toEqual([])
  })

  test('closed by somebody else: the thread tells it once, and who waits is told', async () => {
    const scene = await twoCards()
    await scene.store.autoMerges.add({ ...aWatch, since: scene.clock.now })
    const closed = { state: 'closed', updated_at: '2026-11-20T12:05:00Z' }
    const note: CardNote = { by: 'UBOB', words: 'closed it.', event: 'closed' }
    await endOwnAutoMerge(asked(scene, 'UBOB'), { project: 42, mr: 12 })
    await scene.cards.refresh('T1', card(closed, note), undefined, { channel: 'C2', user: 'UBOB' })
    await scene.cards.announce('T1', { project: 42, iid: 12 })
    scene.mrs.set(12, aMergeRequest(closed))
    await scene.bot().tick()
    expect(threads(scene)).toHaveLength(2)
    expect(whispers(scene)).toEqual(['whisper C1 UANN: acme/web!12: Auto-merge is off: it was closed.'])
  })
})

describe('a channel watch and what is done in chat', () => {
  test('the channel where it was done has its card already; another one that watches is told who did it', async () => {
    const scene = await openProject()
    await watching(scene, { after: 11, channel: 'C1' })
    await watching(scene, { after: 11, channel: 'C2', user: 'UBOB' })
    const opened: CardNote = { by: 'UANN', words: 'opened it.', event: 'opened' }
    scene.mrs.set(12, view().mr)
    await scene.cards.post('T1', 'C1', card({}, opened), { requestedBy: 'UANN' })
    await scene.cards.announce('T1', { project: 42, iid: 12 })
    await scene.bot().tick()
    const posts = scene.outbox.happened.filter((line) => line.startsWith('post'))
    expect(posts).toEqual([expect.stringMatching(/^post C1: !12 /), expect.stringMatching(/^post C2: !12 /)])
  })

  test('one that somebody has looked at before the job did is new to the channel all the same', async () => {
    const scene = await openProject()
    await watching(scene, { after: 11, channel: 'C2' })
    scene.mrs.set(12, view().mr)
    await scene.cards.post('T1', 'C1', card(), { requestedBy: 'UANN' })
    await scene.cards.announce('T1', { project: 42, iid: 12 })
    expect(scene.outbox.happened.filter((line) => line.startsWith('post C2'))).toHaveLength(1)
  })
})
