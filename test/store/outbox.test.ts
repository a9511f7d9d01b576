import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import type { StorePlace } from '../../src/store/engine.ts'
import { newKeyRing } from '../../src/store/keys.ts'
import type { OutboxTable } from '../../src/store/outbox.ts'
import { openStore, type Store } from '../../src/store/store.ts'
import type { DuePost, NewPost } from '../../src/store/tables/outbox.ts'
import { onBothEngines } from '../support/postgres.ts'
import { stoppedClock, temporaryFile } from './temporary.ts'

const HOUR_MS = 3_600_000
const keys = newKeyRing()
const room = { team: 'T1', channel: 'C1' }
const clock = stoppedClock()

async function opened(place: StorePlace): Promise<Store> {
  const store = await openStore({ ...place, keys, now: clock.now })
  onTestFinished(() => store.close())
  return store
}

function aPost(key: string, more: Partial<NewPost> = {}): NewPost {
  return {
    ...room,
    user: null,
    key,
    thread: null,
    priority: 0,
    content: `"${key}"`,
    mayBePosted: false,
    countsAsDropped: true,
    expiresAt: clock.now() + HOUR_MS,
    owner: 'me',
    ...more,
  }
}

async function due(outbox: OutboxTable, where = room): Promise<DuePost> {
  const next = await outbox.next(where)
  if (next === null || 'dueInMs' in next) throw new Error('Nothing is due')
  return next
}

/** Takes everything that is due in the channel out of it, and names it. */
async function drained(outbox: OutboxTable): Promise<string[]> {
  const keysInOrder: string[] = []
  for (let next = await outbox.next(room); next && !('dueInMs' in next); next = await outbox.next(room)) {
    keysInOrder.push(next.key)
    await outbox.end(next, { state: 'posted', ts: '1.1' })
  }
  return keysInOrder
}

onBothEngines('the outbox', (place) => {
  test('gives answers before stories before digests, and each in the order in which it came', async () => {
    const { outbox } = await opened(await place())
    for (const [key, priority] of [
      ['d1', 2],
      ['s1', 1],
      ['a1', 0],
      ['d2', 2],
      ['a2', 0],
    ] as const) {
      await outbox.add(aPost(key, { priority }))
      // No clock has a say in it.
      clock.advance(-1_000)
    }
    await outbox.add(aPost('elsewhere', { channel: 'C2' }))
    expect(await drained(outbox)).toEqual(['a1', 'a2', 's1', 'd1', 'd2'])
    expect(await outbox.next({ team: 'T1', channel: 'C2' })).toMatchObject({ key: 'elsewhere' })
  })

  test('marks a new post as being sent where nothing goes before it, and nowhere else', async () => {
    const where = await place()
    const { outbox, channelRateLimits } = await opened(where)
    const mark = { settlesInMs: 50_000, restMs: 60_000 }
    const add = (key: string, more: Partial<NewPost> = {}) => outbox.add(aPost(key, more), undefined, mark)
    const marked = await add('free')
    expect(marked).toMatchObject({ state: 'sending', marked: { key: 'free', content: '"free"', tries: 1 } })
    expect(await channelRateLimits.wait(room)).toBeGreaterThan(0)
    expect(await add('behind it')).toMatchObject({ state: 'waiting' })
    if (marked?.marked) expect(await outbox.end(marked.marked, { state: 'posted', ts: '1.1' })).toBe(true)
    expect(await drained(outbox)).toEqual(['behind it'])
    expect(await add('too soon')).toMatchObject({ state: 'waiting' })
    expect(await add('maybe there', { channel: 'C2', mayBePosted: true })).toMatchObject({ state: 'waiting' })
    // As the next process finds one whose sender is gone.
    await add('left', { channel: 'C3' })
    expect(await due(outbox, { team: 'T1', channel: 'C3' })).toMatchObject({ key: 'left', mayBePosted: true })
  })

  test('lets what is put back hold up its own kind, and no other', async () => {
    const { outbox } = await opened(await place())
    for (const [key, priority] of [
      ['a1', 0],
      ['a2', 0],
      ['d1', 2],
    ] as const)
      await outbox.add(aPost(key, { priority }))
    await outbox.reschedule(await due(outbox), { inMs: 5_000, mayBePosted: true, settlesInMs: 5_000 })
    expect(await drained(outbox)).toEqual(['d1'])
    expect(await outbox.next(room)).toEqual({ dueInMs: expect.closeTo(5_000, -3) })
  })

  test('lets what takes long go behind the others of its kind', async () => {
    const { outbox } = await opened(await place())
    for (const key of ['a1', 'a2', 'a3']) await outbox.add(aPost(key))
    await outbox.reschedule(await due(outbox), { inMs: 0, mayBePosted: true, last: true })
    expect(await drained(outbox)).toEqual(['a2', 'a3', 'a1'])
  })

  test('keeps one post of a key, however many ask at once, and answers with its ts', async () => {
    const where = await place()
    const one = await opened(where)
    const other = 'url' in where ? await opened(where) : one
    const added = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? one : other).outbox.add(aPost('k'))),
    )
    expect(new Set(added.map((status) => status?.id)).size).toBe(1)
    await one.outbox.end(await due(one.outbox), { state: 'posted', ts: '7.7' })
    expect(await other.outbox.add(aPost('k'))).toMatchObject({ state: 'posted', ts: '7.7' })
    expect(await outboxIsEmpty(one.outbox)).toBe(true)
  })

  test('tries what was refused, dropped or not confirmed anew with the new content when somebody asks again', async () => {
    const { outbox } = await opened(await place())
    for (const state of ['refused', 'not-there', 'too-late', 'unconfirmed'] as const) {
      await outbox.add(aPost(state))
      await outbox.end(await due(outbox), { state, reason: 'is_archived' })
      expect(await outbox.add(aPost(state, { content: '"anew"' }))).toMatchObject({ state: 'waiting' })
      const again = await due(outbox)
      expect(again).toMatchObject({ content: '"anew"', mayBePosted: state === 'unconfirmed' })
      await outbox.end(again, { state: 'posted', ts: '1.1' })
    }
  })

  test('lets what somebody asks for again go behind what waits', async () => {
    const { outbox } = await opened(await place())
    await outbox.add(aPost('refused'))
    await outbox.add(aPost('waits'))
    await outbox.end(await due(outbox), { state: 'refused', reason: 'is_archived' })
    await outbox.add(aPost('refused'))
    await outbox.add(aPost('newest'))
    expect(await drained(outbox)).toEqual(['waits', 'refused', 'newest'])
  })

  test('has whoever was overtaken change nothing', async () => {
    const { outbox } = await opened(await place())
    await outbox.add(aPost('k'))
    const sleeper = await due(outbox)
    const faster = await outbox.markSending(await due(outbox), { settlesInMs: 1_000, restMs: 0 })
    expect(await outbox.markSending(sleeper, { settlesInMs: 1_000, restMs: 0 })).toBeNull()
    await outbox.reschedule(sleeper, { inMs: 0, mayBePosted: false, settlesInMs: 0 })
    expect(await outbox.end(sleeper, { state: 'refused' })).toBe(false)
    if (faster) expect(await outbox.end(faster, { state: 'posted', ts: '1.1' })).toBe(true)
    expect(await outbox.add(aPost('k'))).toMatchObject({ state: 'posted' })
  })

  test('says of what was being sent by who is gone that it may be there', async () => {
    const where = await place()
    const first = await openStore({ ...where, keys, now: clock.now })
    await first.outbox.add(aPost('k'))
    await first.outbox.markSending(await due(first.outbox), { settlesInMs: 50_000, restMs: 0 })
    await first.close()
    const { outbox } = await opened(where)
    expect(await due(outbox)).toMatchObject({
      key: 'k',
      mayBePosted: true,
      settlesInMs: expect.closeTo(50_000, -4),
    })
  })

  test('drops answers that are too late, and says so in one row that counts them until it is posted', async () => {
    const { outbox } = await opened(await place())
    for (const key of ['a1', 'a2']) await outbox.add(aPost(key))
    await outbox.add(aPost('a digest', { priority: 2, countsAsDropped: false }))
    await outbox.add(aPost('perhaps there', { mayBePosted: true }))
    await outbox.add(aPost('later', { expiresAt: clock.now() + 3 * HOUR_MS }))
    await outbox.dropTooLate(room, HOUR_MS - 1)
    expect(await outbox.add(aPost('a1'))).toMatchObject({ state: 'waiting' })
    await outbox.dropTooLate(room, HOUR_MS)
    clock.advance(HOUR_MS)
    await outbox.add(aPost('a3', { expiresAt: clock.now() }))
    await outbox.dropTooLate(room, 0)
    expect(await outbox.add(aPost('perhaps there'))).toMatchObject({ state: 'waiting' })
    const waiting: [string, number | null][] = []
    for (let next = await outbox.next(room); next && !('dueInMs' in next); next = await outbox.next(room)) {
      waiting.push([next.content ?? '', next.droppedCount])
      await outbox.end(next, { state: 'posted', ts: '1.1' })
    }
    expect(waiting).toEqual([
      ['"perhaps there"', null],
      ['"later"', null],
      ['', 3],
    ])
  })

  test('forgets a person’s direct messages with the person, and what ended a week ago', async () => {
    const store = await opened(await place())
    const { cleanUp, outbox } = store
    await outbox.add(aPost('to ann', { channel: 'UANN', user: 'UANN' }))
    const old = await outbox.add(aPost('old'))
    await outbox.end(await due(outbox), { state: 'posted', ts: '1.1' })
    await outbox.add(aPost('waits'))
    await store.forgetPerson('T1', 'UANN')
    expect(await outbox.next({ team: 'T1', channel: 'UANN' })).toBeNull()
    clock.advance(7 * 24 * HOUR_MS)
    await cleanUp()
    expect(await outbox.status(old?.id ?? '')).toBeNull()
    expect(await due(outbox)).toMatchObject({ key: 'waits' })
  })
})

onBothEngines('the pace of a channel', (place) => {
  test('is its own, holds for all, and ends', async () => {
    const where = await place()
    const { channelRateLimits } = await opened(where)
    const { channelRateLimits: other } = 'url' in where ? await opened(where) : { channelRateLimits }
    expect(await other.wait(room)).toBe(0)
    await channelRateLimits.pause(room, 60_000)
    expect(await other.wait(room)).toBeGreaterThan(50_000)
    expect(await other.wait({ ...room, channel: 'C2' })).toBe(0)
    await channelRateLimits.pause(room, -5)
    expect(await other.wait(room)).toBe(0)
  })
})

onBothEngines('what marks are made with', (place) => {
  test('is the same for all and over a change of the keys, and another one in another workspace', async () => {
    const where = await place()
    const first = await openStore({ ...where, keys })
    const made = await Promise.all(Array.from({ length: 5 }, () => first.messageFingerprintSecrets.key('T1')))
    const another = await first.messageFingerprintSecrets.key('T2')
    await first.close()
    const [newest] = newKeyRing()
    const second = await openStore({ ...where, keys: [{ ...newest, id: 'newest' }, ...keys] })
    onTestFinished(() => second.close())
    const texts = [...made, await second.messageFingerprintSecrets.key('T1')].map((key) =>
      key.export().toString(),
    )
    expect(new Set(texts).size).toBe(1)
    expect(another.export().toString()).not.toBe(texts[0])
  })
})

test('what is in a post is in the file only sealed, and not at all once it is posted', async () => {
  const file = temporaryFile()
  const { outbox } = await opened({ file })
  await outbox.add(aPost('k', { content: '"Rather private"' }))
  const contents = () => {
    const database = new DatabaseSync(file)
    onTestFinished(() => database.close())
    return database.prepare('select content from outbox').all()
  }
  expect(contents()).toEqual([{ content: expect.stringMatching(/^v1\.sandbox\./) }])
  expect(await due(outbox)).toMatchObject({ content: '"Rather private"' })
  await outbox.end(await due(outbox), { state: 'posted', ts: '1.1' })
  expect(contents()).toEqual([{ content: null }])
})

test('a post too many is not taken, and one that waits already still is', async () => {
  const file = temporaryFile()
  const { outbox } = await opened({ file })
  await outbox.add(aPost('first'))
  const database = new DatabaseSync(file)
  onTestFinished(() => database.close())
  database.exec(`
    with recursive n(i) as (select 1 union all select i + 1 from n where i < 9999)
    insert into outbox (id, team, channel, key, priority, position, state, may_be_posted, tries, owner,
                        created_at, expires_at, due_at, settled_at, counts_as_dropped)
    select i, 'T1', 'C2', i, 0, i, 'waiting', 0, 0, 'me', 0, 0, 0, 0, 0 from n`)
  expect(await outbox.add(aPost('one too many'))).toBeNull()
  expect(await outbox.add(aPost('first'))).toMatchObject({ state: 'waiting' })
})

async function outboxIsEmpty(outbox: OutboxTable): Promise<boolean> {
  return (await outbox.next(room)) === null
}
