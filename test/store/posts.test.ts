import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { fingerprintOf } from '../../src/slack/outgoing/find-posted.ts'
import type { StorePlace } from '../../src/store/engine.ts'
import { newKeyRing } from '../../src/store/keys.ts'
import { openStore, type Store } from '../../src/store/store.ts'
import type { NewPost, PostEnd } from '../../src/store/tables/posts.ts'
import { onBothEngines } from '../support/postgres.ts'
import { stoppedClock, temporaryFile } from './temporary.ts'

const HOUR_MS = 3_600_000
const keys = newKeyRing()
const room = { team: 'T1', channel: 'C1' }
const clock = stoppedClock()
let ids = 0

async function opened(place: StorePlace): Promise<Store> {
  const store = await openStore({ ...place, keys, now: clock.now })
  onTestFinished(() => store.close())
  return store
}

function aPost(key: string, more: Partial<NewPost> = {}): NewPost {
  ids += 1
  return {
    ...room,
    id: `p${ids}`,
    user: null,
    key,
    thread: null,
    content: `"${key}"`,
    mayBePosted: false,
    countsAsDropped: true,
    expiresAt: clock.now() + HOUR_MS,
    ...more,
  }
}

const add = ({ database, posts }: Store, post: NewPost) =>
  database.transaction().execute((transaction) => posts.add(transaction, post))

const end = ({ database, posts }: Store, id: string, how: PostEnd) =>
  database.transaction().execute((transaction) => posts.end(transaction, { id }, how))

onBothEngines('the table of posts', (place) => {
  test('keeps one post of a key, however many ask at once, and answers with its ts', async () => {
    const where = await place()
    const one = await opened(where)
    const other = 'url' in where ? await opened(where) : one
    const asked = Array.from({ length: 20 }, () => aPost('k'))
    const added = await Promise.all(asked.map((post, index) => add(index % 2 ? one : other, post)))
    expect(added.toSorted()).toEqual(['added', ...Array.from({ length: 19 }, () => 'known')])
    const waiting = await one.posts.status({ ...room, key: 'k' })
    expect(waiting).toMatchObject({ state: 'waiting' })
    await end(one, waiting?.id ?? '', { state: 'posted', ts: '7.7' })
    expect(await add(other, aPost('k'))).toBe('known')
    expect(await other.posts.status({ ...room, key: 'k' })).toMatchObject({ state: 'posted', ts: '7.7' })
    expect(await one.posts.find(waiting?.id ?? '')).toBeNull()
  })

  test('tries what was refused, dropped or not confirmed anew with the new content when somebody asks again', async () => {
    const store = await opened(await place())
    for (const state of ['refused', 'not-there', 'too-late', 'unconfirmed'] as const) {
      const first = aPost(state)
      await add(store, first)
      await end(store, first.id, { state, reason: 'is_archived' })
      const again = aPost(state, { content: '"anew"' })
      expect(await add(store, again)).toBe('added')
      expect(await store.posts.find(first.id)).toBeNull()
      expect(await store.posts.find(again.id)).toMatchObject({
        content: '"anew"',
        mayBePosted: state === 'unconfirmed',
      })
    }
  })

  test('knows the newest message that was there before a post was stored', async () => {
    const store = await opened(await place())
    const [first, second, maybe] = [aPost('first'), aPost('second'), aPost('maybe', { mayBePosted: true })]
    await add(store, first)
    await end(store, first.id, { state: 'posted', ts: '3.3' })
    await add(store, second)
    await add(store, maybe)
    expect(await store.posts.find(second.id)).toMatchObject({ after: '3.3' })
    // It may be older.
    expect(await store.posts.find(maybe.id)).toMatchObject({ after: null })
  })

  test('counts each dropped answer of a channel once', async () => {
    const store = await opened(await place())
    const { posts, database } = store
    const dropped = [aPost('a1'), aPost('a2'), aPost('elsewhere', { channel: 'C2' })]
    for (const post of [...dropped, aPost('waits'), aPost('a digest', { countsAsDropped: false })])
      await add(store, post)
    expect(await posts.mayBeDropped(room)).toBe(false)
    clock.advance(HOUR_MS)
    expect(await posts.mayBeDropped(room)).toBe(true)
    for (const { id } of dropped) await end(store, id, { state: 'too-late' })
    const countedBy = async (id: string) => {
      await database.transaction().execute((transaction) => posts.countDropped(transaction, { ...room, id }))
      return posts.dropped({ ...room, id })
    }
    expect([await countedBy('n1'), await countedBy('n2'), await countedBy('n1')]).toEqual([2, 0, 2])
  })

  test('forgets a person’s direct messages with the person, and what ended a week ago', async () => {
    const store = await opened(await place())
    const [direct, old, waits] = [
      aPost('to ann', { channel: 'UANN', user: 'UANN' }),
      aPost('old'),
      aPost('waits'),
    ]
    for (const post of [direct, old, waits]) await add(store, post)
    await end(store, old.id, { state: 'posted', ts: '1.1' })
    await store.forgetPerson('T1', 'UANN')
    expect(await store.posts.find(direct.id)).toBeNull()
    clock.advance(7 * 24 * HOUR_MS)
    await store.cleanUp()
    expect(await store.posts.status(old)).toBeNull()
    expect(await store.posts.find(waits.id)).toMatchObject({ key: 'waits' })
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

  test('is taken by one of several at a time', async () => {
    const where = await place()
    const one = await opened(where)
    const stores = [one, 'url' in where ? await opened(where) : one]
    const takes = () =>
      Promise.all(
        stores.map(({ database, channelRateLimits }) =>
          database.transaction().execute((transaction) => channelRateLimits.take(room, 60_000, transaction)),
        ),
      )
    expect((await takes()).toSorted()).toEqual([false, true])
    expect(await takes()).toEqual([false, false])
    await stores[0]?.channelRateLimits.pause(room, 0)
    expect((await takes()).toSorted()).toEqual([false, true])
  })
})

onBothEngines('the fingerprint of a post', (place) => {
  test('is the same for all and over a change of the keys, and another one in another workspace or store', async () => {
    const where = await place()
    const rings = [keys, keys, [{ ...newKeyRing()[0], id: 'newest' }, ...keys]] as const
    const made: string[] = []
    const post = { ...room, key: 'k' }
    for (const ring of rings) {
      const store = await openStore({ ...where, keys: ring })
      made.push(fingerprintOf(store.generation, post))
      await store.close()
    }
    expect(new Set(made).size).toBe(1)
    const other = await opened(await place())
    expect(fingerprintOf(other.generation, post)).not.toBe(made[0])
    expect(fingerprintOf(other.generation, { ...post, team: 'T2' })).not.toBe(
      fingerprintOf(other.generation, post),
    )
  })
})

test('what is in a post is in the file only sealed, and not at all once it is posted', async () => {
  const file = temporaryFile()
  const store = await opened({ file })
  const post = aPost('k', { content: '"Rather private"' })
  await add(store, post)
  const contents = () => {
    const database = new DatabaseSync(file)
    onTestFinished(() => database.close())
    return database.prepare('select content from posts').all()
  }
  expect(contents()).toEqual([{ content: expect.stringMatching(/^v1\.sandbox\./) }])
  expect(await store.posts.find(post.id)).toMatchObject({ content: '"Rather private"' })
  await end(store, post.id, { state: 'posted', ts: '1.1' })
  expect(contents()).toEqual([{ content: null }])
})

test('a post too many is not taken, and one that waits already still is', async () => {
  const file = temporaryFile()
  const store = await opened({ file })
  await add(store, aPost('first'))
  const database = new DatabaseSync(file)
  onTestFinished(() => database.close())
  database.exec(`
    with recursive n(i) as (select 1 union all select i + 1 from n where i < 9999)
    insert into posts (id, team, channel, key, state, may_be_posted, created_at, expires_at, counts_as_dropped)
    select 'n' || i, 'T1', 'C2', i, 'waiting', 0, 0, 0, 0 from n`)
  expect(await add(store, aPost('one too many'))).toBe('too-many')
  expect(await add(store, aPost('first'))).toBe('known')
})
