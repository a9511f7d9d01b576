import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import type { Durable, WorkHandler } from '../../../src/durable/durable.ts'
import { createDurableOutbox } from '../../../src/slack/outgoing/outbox.ts'
import { TIMEOUTS } from '../../../src/slack/outgoing/timeouts.ts'
import type { NewPost, PostStatus } from '../../../src/store/tables/outbox.ts'
import type { PostOptions } from '../../../src/views/post.ts'
import { temporaryStore } from '../../store/temporary.ts'
import { keptLog } from '../recording-handlers.ts'
import { aLife, aSlack, QUICK, room, words } from './postings.ts'
import { DOWN } from './slack-double.ts'

const NOW = 1_800_000_000_000
const HOUR_MS = 3_600_000
const WAITING: PostStatus = { id: 'p1', state: 'waiting', ts: null, reason: null }
const POSTED: PostStatus = { id: 'p1', state: 'posted', ts: '1.2', reason: null }

/** An outbox above an engine that only accepts; `stored` is what the store answers to a post. */
async function anOutbox(stored: PostStatus | null, statuses: (() => PostStatus | null)[] = []) {
  const rows: NewPost[] = []
  const kinds: unknown[] = []
  const { database } = await temporaryStore()
  const { log, lines } = keptLog()
  const never = () => Promise.reject(new Error('It is not asked for here.'))
  let reads = 0
  const durable: Pick<Durable, 'isLocal' | 'work' | 'start'> = {
    isLocal: false,
    work: (kind: string, _: WorkHandler, options) => kinds.push({ kind, ...options }),
    async start(_, { write }) {
      await database.transaction().execute(async (transaction) => write?.(transaction))
      return true
    },
  }
  const outbox = createDurableOutbox({
    api: { send: never },
    findPosted: never,
    store: {
      outbox: {
        pending: never,
        dropTooLate: never,
        next: never,
        markSending: never,
        end: never,
        reschedule: never,
        async add(row) {
          rows.push(row)
          return stored
        },
        async status() {
          reads += 1
          return (statuses.shift() ?? (() => WAITING))()
        },
      },
      channelRateLimits: { wait: never, pause: never },
      messageFingerprintSecrets: { key: never },
      uninstalls: { has: never },
    },
    durable,
    now: () => NOW,
    timing: { ...TIMEOUTS, pollMs: 10, patienceMs: 2_000, hurryMs: 10 },
    log,
  })
  return { outbox, rows, kinds, lines, reads: () => reads }
}

test('works on a thousand channels at once, and stops after everything that may still post', async () => {
  const { kinds } = await anOutbox(POSTED)
  expect(kinds).toEqual([{ kind: 'post', concurrency: 1_000, isLast: true, pending: expect.any(Function) }])
})

const answer = { priority: 0, expiresAt: NOW + HOUR_MS / 2, countsAsDropped: true, mayBePosted: false }
const event = { priority: 1, expiresAt: NOW + 24 * HOUR_MS, countsAsDropped: false }

test.each<[string, PostOptions, object]>([
  ['an answer', {}, answer],
  ['an answer with its own end', { expiresAt: 5 }, { ...answer, expiresAt: 5, countsAsDropped: false }],
  ['an event', { priority: 'event' }, event],
  ['an event with its own end', { priority: 'event', expiresAt: 5 }, { ...event, expiresAt: 5 }],
  ['a digest', { priority: 'digest' }, { ...event, priority: 2 }],
  ['what may be there already', { mayBePosted: true }, { ...answer, mayBePosted: true }],
])('stores %s with its priority and its end', async (_, options, row) => {
  const { outbox, rows } = await anOutbox(POSTED)
  await outbox.post(room, words('Merged'), options)
  expect(rows).toMatchObject([{ ...row, channel: 'C1', user: null, thread: null }])
})

test('a direct message is an event, unless it answers', async () => {
  const { outbox, rows } = await anOutbox(POSTED)
  await outbox.direct({ team: 'T1', user: 'U1' }, words('Paused'))
  await outbox.direct({ team: 'T1', user: 'U1' }, words('Paused'), { priority: 'answer' })
  const person = { channel: 'U1', user: 'U1' }
  expect(rows).toMatchObject([
    { ...event, ...person },
    { ...answer, ...person },
  ])
})

test('a post that is known already answers with what became of it, without another look', async () => {
  const { outbox, reads } = await anOutbox(POSTED)
  expect(await outbox.post(room, words('Merged'))).toEqual({ kind: 'posted', ts: '1.2' })
  expect(reads()).toBe(0)
})

test('a post that found no room is refused', async () => {
  const { outbox } = await anOutbox(null)
  expect(await outbox.post(room, words('Merged'))).toEqual({ kind: 'refused', reason: 'too-many' })
})

test('a post whose row is gone is refused as forgotten', async () => {
  const { outbox } = await anOutbox(WAITING, [() => null])
  expect(await outbox.post(room, words('Merged'))).toEqual({ kind: 'refused', reason: 'forgotten' })
})

test('goes on looking while the store is away, and says so in the log', async () => {
  const away = () => {
    throw new Error('the store is away')
  }
  const { outbox, lines } = await anOutbox(WAITING, [away, away, () => POSTED])
  expect(await outbox.post(room, words('Merged'))).toEqual({ kind: 'posted', ts: '1.2' })
  expect(lines.join()).toMatch(/the store is away.*outbox status unknown/)
})

test('callers go away at the stop, and no outcome comes after it', async () => {
  const { outbox, reads } = await anOutbox(WAITING)
  const posted = outbox.post(room, words('Merged'))
  await pause(30)
  outbox.stop()
  const waiting = await posted
  expect(waiting.kind).toBe('waiting')
  await pause(30)
  const before = reads()
  await pause(60)
  expect(reads()).toBe(before)
})

const FAR_MS = 10 * 60_000

test('callers hear of their post at once, however seldom they look', async () => {
  const slack = await aSlack()
  const timing = { ...QUICK, pollMs: FAR_MS, patienceMs: FAR_MS }
  const life = await aLife(await temporaryStore(), slack, { timing })
  const posts = ['a', 'b'].map((key) => life.post(room, words('Merged'), { key }))
  const twice = life.post(room, words('Merged'), { key: 'b' })
  for (const posted of await Promise.all([...posts, twice])) expect(posted.kind).toBe('posted')
})

test('an answer wakes a channel that rests until the fate of an event is known', async () => {
  const slack = await aSlack()
  const timing = { ...QUICK, scanMs: FAR_MS, lagMs: FAR_MS }
  const life = await aLife(await temporaryStore(), slack, { timing })
  slack.next('chat.postMessage', DOWN)
  void life.post(room, words('First'), { key: 'a', priority: 'event' })
  const looks = () => slack.calls.filter(({ method }) => method === 'conversations.history')
  await vi.waitFor(() => expect(looks()).toHaveLength(1))
  await pause(50)
  expect(await life.post(room, words('Second'))).toMatchObject({ kind: 'posted' })
  expect(slack.texts('C1')).toEqual(['Second'])
})
