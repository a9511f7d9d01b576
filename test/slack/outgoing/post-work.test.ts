import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import type { Ending } from '../../../src/durable/durable.ts'
import type { ChannelRef } from '../../../src/model/directory.ts'
import { createPostWork, type MarkedPost, partitionOf } from '../../../src/slack/outgoing/post-work.ts'
import { TIMEOUTS } from '../../../src/slack/outgoing/timeouts.ts'
import type { OutboxTable } from '../../../src/store/outbox.ts'
import type { DuePost } from '../../../src/store/tables/outbox.ts'
import { attempt } from '../../notifications/digests/scene.ts'
import { keptLog } from '../recording-handlers.ts'

const channel = { team: 'T1', channel: 'C1' }
const FAR_MS = 3_600_000

/** A post that is due. */
function due(id: string, priority = 0, at = channel): DuePost {
  return {
    id,
    ...at,
    user: null,
    key: id,
    thread: null,
    after: null,
    priority,
    content: '',
    droppedCount: null,
    mayBePosted: false,
    tries: 0,
    owner: 'me',
    ageMs: 0,
    leftMs: FAR_MS,
    settlesInMs: 0,
  }
}

type Next = Awaited<ReturnType<OutboxTable['next']>>

interface Scene {
  /** What waits in a channel, read anew each time. */
  readonly next: (at: ChannelRef) => Promise<Next>
  readonly sendPost?: (post: DuePost) => Promise<Ending | undefined>
  /** ms until the channel takes the next post. */
  readonly waitMs?: () => number
  readonly uninstalled?: boolean
  /** The post that was marked as being sent when it was stored. */
  readonly marked?: MarkedPost
  /** Longest pause between two looks at the channel; far away, unless the test is about it. */
  readonly scanMs?: number
}

/** The work on channels, with what it sent, announced, and asked to be dropped. */
function workOn({
  next,
  sendPost = async () => undefined,
  waitMs = () => 0,
  uninstalled = false,
  marked,
  scanMs,
}: Scene) {
  const sent: string[] = []
  const changes: string[] = []
  const drops: number[] = []
  const stop = new AbortController()
  const { log, lines } = keptLog()
  const work = createPostWork({
    store: {
      outbox: {
        next,
        async dropTooLate(_, inMs) {
          drops.push(inMs)
        },
      },
      channelRateLimits: { wait: async () => waitMs() },
      uninstalls: { has: async () => uninstalled },
    },
    takeMarked: () => marked,
    async sendPost(post, _, mark) {
      sent.push(mark ? `${post.id}, marked` : post.id)
      return sendPost(post)
    },
    changed: ({ id }) => changes.push(id),
    pace: { waitMs: () => 0 },
    timing: { ...TIMEOUTS, scanMs: scanMs ?? FAR_MS },
    log,
  })
  const handle = (at: ChannelRef = channel) => work.handler({ ...at }, { ...attempt, closing: stop.signal })
  return { work, handle, sent, changes, drops, stop, lines }
}

/** Posts that go one after the other. */
function queue(...posts: Next[]) {
  const left = [...posts]
  return {
    next: async () => left[0] ?? null,
    async sendPost() {
      left.shift()
      return undefined
    },
    left,
  }
}

test('sends what waits, in order, announces each, and ends when nothing is left', async () => {
  const { handle, sent, changes, drops } = workOn(queue(due('a'), due('b')))
  expect(await handle()).toBeUndefined()
  expect(sent).toEqual(['a', 'b'])
  expect(changes).toEqual(['a', 'b'])
  expect(drops).toEqual([0, 0, 0])
})

test('ends with the first that reaches Slack, and stores both ends together', async () => {
  const ending = { write: async () => {} }
  const { next, left } = queue(due('a'), due('b'))
  const sendPost = async () => {
    left.shift()
    return ending
  }
  const { handle, sent, changes } = workOn({ next, sendPost })
  expect(await handle()).toBe(ending)
  expect(sent).toEqual(['a'])
  expect(changes).toEqual([])
})

test('sends a post that was marked when it was stored, and looks for nothing before it', async () => {
  const ending = { write: async () => {} }
  const { handle, sent, drops } = workOn({
    next: async () => due('b'),
    sendPost: async () => ending,
    marked: { post: due('a'), age: () => 0, content: { text: '', blocks: [] } },
  })
  expect(await handle()).toBe(ending)
  expect(sent).toEqual(['a, marked'])
  expect(drops).toEqual([])
})

const failsForA: Scene['sendPost'] = ({ id }) =>
  id === 'a' ? Promise.reject(new Error('disk full')) : Promise.resolve(undefined)

test.each([
  { what: 'does not reach Slack', send: async () => undefined, announced: ['a', 'b'], logged: /^$/ },
  { what: 'fails', send: failsForA, announced: ['b'], logged: /disk full.*post could not be processed/ },
])('goes on with what waits when a marked post $what', async ({ send, announced, logged }) => {
  const { next, left } = queue(due('b'))
  const { handle, sent, changes, lines } = workOn({
    next,
    async sendPost(post) {
      if (post.id === 'b') left.shift()
      return send(post)
    },
    marked: { post: due('a'), age: () => 0, content: { text: '', blocks: [] } },
  })
  expect(await handle()).toBeUndefined()
  expect(sent).toEqual(['a, marked', 'b'])
  expect(changes).toEqual(announced)
  expect(lines.join()).toMatch(logged)
})

test('waits for a post that is due later, and goes on at once when one is announced', async () => {
  const { left, ...posts } = queue({ dueInMs: FAR_MS })
  const { handle, work, sent } = workOn(posts)
  const done = handle()
  await pause(50)
  expect(sent).toEqual([])
  left.splice(0, 1, due('a'))
  work.wake({ team: 'T1', channel: 'C2' })
  work.wake({ team: 'T2', channel: 'C1' })
  await pause(50)
  expect(sent).toEqual([])
  work.wake(channel)
  await done
  expect(sent).toEqual(['a'])
})

test('looks again after the longest pause: another process may have added one', async () => {
  const { left, ...posts } = queue({ dueInMs: FAR_MS })
  const { handle, sent } = workOn({ ...posts, scanMs: 20 })
  const done = handle()
  await pause(50)
  left.splice(0, 1, due('a'))
  await done
  expect(sent).toEqual(['a'])
})

test('waits for a channel that takes nothing yet, and drops what will be too late by then', async () => {
  let waitMs = 30
  const { handle, sent, drops } = workOn({ ...queue(due('a')), waitMs: () => waitMs })
  const done = handle()
  await vi.waitFor(() => expect(drops.length).toBeGreaterThan(1))
  expect(new Set(drops)).toEqual(new Set([30]))
  expect(sent).toEqual([])
  waitMs = 0
  await done
  expect(sent).toEqual(['a'])
})

test('ends its pause when the process stops, and leaves the rest to another attempt', async () => {
  const { handle, stop } = workOn(queue({ dueInMs: FAR_MS }))
  const done = handle()
  await pause(20)
  stop.abort()
  expect(await done).toEqual({ sleepMs: 0 })
})

test('goes on with the next look when the store fails, and says so in the log', async () => {
  const { next, sendPost } = queue(due('a'))
  let fails = true
  const failing = async () => {
    if (!fails) return next()
    fails = false
    throw new Error('the store is away')
  }
  const { handle, sent, lines } = workOn({ next: failing, sendPost, scanMs: 20 })
  await handle()
  expect(sent).toEqual(['a'])
  expect(lines.join()).toMatch(/the store is away.*post could not be processed/)
})

test('sleeps a minute where the app was uninstalled', async () => {
  const { handle, sent } = workOn({ ...queue(due('a')), uninstalled: true })
  expect(await handle()).toEqual({ sleepMs: 60_000 })
  expect(sent).toEqual([])
})

test('never lets others hold up answers: forty of them are sent at once, and fifty answers beside', async () => {
  const places = [2, 0].flatMap((priority) =>
    Array.from({ length: 60 }, (_, index) => ({
      priority,
      at: { team: 'T1', channel: `C${priority}-${index}` },
    })),
  )
  const left = new Map(places.map(({ priority, at }) => [partitionOf(at), due(at.channel, priority, at)]))
  const hold = Promise.withResolvers<void>()
  const { handle, sent } = workOn({
    next: async (at) => left.get(partitionOf(at)) ?? null,
    async sendPost(post) {
      await hold.promise
      left.delete(partitionOf(post))
      return undefined
    },
  })
  const sentOf = (prefix: string) => sent.filter((id) => id.startsWith(prefix)).length
  const done = places.map(({ at }) => handle(at))
  await vi.waitFor(() => expect([sentOf('C0'), sentOf('C2')]).toEqual([50, 40]))
  hold.resolve()
  await Promise.all(done)
  expect([sentOf('C0'), sentOf('C2')]).toEqual([60, 60])
})

test('gives way to what became more urgent while it waited for the others, and to a stop', async () => {
  const hold = Promise.withResolvers<void>()
  const first = Array.from({ length: 40 }, (_, index) => ({ team: 'T1', channel: `C${index}` }))
  const waiting: Next[] = [due('late', 2), due('urgent', 0)]
  const left = new Map(first.map((at) => [partitionOf(at), due(at.channel, 2, at)]))
  const { handle, sent } = workOn({
    next: async (at) => (at.channel === 'last' ? (waiting[0] ?? null) : (left.get(partitionOf(at)) ?? null)),
    async sendPost(post) {
      await hold.promise
      if (post.id === 'urgent') waiting.shift()
      else left.delete(partitionOf(post))
      return undefined
    },
  })
  const done = first.map((at) => handle(at))
  await vi.waitFor(() => expect(sent).toHaveLength(40))
  const last = handle({ team: 'T1', channel: 'last' })
  await pause(20)
  waiting.shift()
  hold.resolve()
  await Promise.all([...done, last])
  expect(sent.slice(40)).toEqual(['urgent'])
})
