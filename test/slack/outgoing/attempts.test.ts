import { expect, onTestFinished, test, vi } from 'vitest'
import { openDurable } from '../../../src/durable/open.ts'
import type { PostedSearch } from '../../../src/slack/outgoing/find-posted.ts'
import { createPosting } from '../../../src/slack/outgoing/posting.ts'
import type { SendResult } from '../../../src/slack/outgoing/web-api.ts'
import type { PostOptions } from '../../../src/views/post.ts'
import { temporaryStore } from '../../store/temporary.ts'
import { keptLog } from '../recording-handlers.ts'
import { QUICK, room, words } from './postings.ts'

const HOUR_MS = 3_600_000
const UNANSWERED: PostedSearch = { kind: 'unanswered', retryAfterMs: 20 }

interface Scene {
  /** Slack’s answer to each send; the last one again and again. */
  readonly sent: readonly SendResult[]
  readonly found?: readonly PostedSearch[]
  readonly whileSending?: () => Promise<unknown>
}

/** A process that posts, with a Slack that only answers. */
async function aScene({ sent, found = [{ kind: 'absent' }], whileSending = async () => {} }: Scene) {
  const clock = { ahead: 0 }
  const now = () => Date.now() + clock.ahead
  const store = await temporaryStore({ now })
  const durable = await openDurable({ file: '' }, { store, now, failed: () => {} })
  const sends: { readonly channel: string; readonly at: number }[] = []
  const searches: object[] = []
  const posting = createPosting({
    api: {
      async send({ channel }) {
        sends.push({ channel, at: performance.now() })
        const answer = sent[Math.min(sends.length, sent.length) - 1]
        await whileSending()
        return answer ?? { kind: 'posted', ts: '1.1' }
      },
    },
    async findPosted(where) {
      searches.push(where)
      return found[Math.min(searches.length, found.length) - 1] ?? { kind: 'absent' }
    },
    store,
    durable,
    now,
    timing: { ...QUICK, patienceMs: 60_000 },
    log: keptLog().log,
  })
  await durable.open()
  onTestFinished(async () => {
    await durable.close(100)
    posting.stop()
  })
  return { posting, store, clock, sends, searches }
}

const POSTED: SendResult = { kind: 'posted', ts: '7.1' }
const WAYS: readonly [string, PostOptions][] = [
  ['stored', {}],
  ['in memory', { isTransient: true }],
]

test.each(WAYS)(
  'a post that never left this machine is sent again, and not looked for: %s',
  async (_, how) => {
    const { posting, sends, searches } = await aScene({
      sent: [{ kind: 'unsent' }, { kind: 'unsent' }, POSTED],
    })
    expect(await posting.post(room, words('Merged'), how)).toEqual(POSTED)
    expect(sends).toHaveLength(3)
    expect(searches).toEqual([])
  },
)

test.each(WAYS)('a channel that Slack limits without a delay rests longer each time: %s', async (_, how) => {
  const limited: SendResult = { kind: 'limited', retryAfterMs: null }
  const { posting, sends, searches } = await aScene({ sent: [limited, limited, POSTED] })
  expect(await posting.post(room, words('Merged'), how)).toEqual(POSTED)
  const [first = 0, second = 0, third = 0] = sends.map(({ at }) => at)
  expect(second - first).toBeGreaterThanOrEqual(2 * QUICK.perChannelMs - 2)
  expect(third - second).toBeGreaterThanOrEqual(4 * QUICK.perChannelMs - 2)
  expect(searches).toEqual([])
})

test.each(WAYS)(
  'a post that nobody can look for is given up a day after its time, and not sent again: %s',
  async (_, how) => {
    const sent = [{ kind: 'unclear', answered: true } as const]
    const { posting, clock, sends, searches } = await aScene({ sent, found: [UNANSWERED] })
    const posted = posting.post(room, words('Perhaps'), { ...how, expiresAt: Date.now() + HOUR_MS })
    await vi.waitFor(() => expect(searches.length).toBeGreaterThan(3))
    clock.ahead = 24 * HOUR_MS
    const before = searches.length
    await vi.waitFor(() => expect(searches.length).toBeGreaterThan(before + 1))
    clock.ahead = 26 * HOUR_MS
    expect(await posted).toEqual({ kind: 'unconfirmed' })
    expect(sends).toHaveLength(1)
  },
)

test('never lets others hold up answers: forty of them are sent at once, and fifty answers beside', async () => {
  const hold = Promise.withResolvers<void>()
  const { posting, sends } = await aScene({ sent: [POSTED], whileSending: () => hold.promise })
  const posts = [false, true].flatMap((isAnswer) =>
    Array.from({ length: 60 }, (_, index) =>
      posting.post({ team: 'T1', channel: `${isAnswer ? 'CA' : 'CN'}${index}` }, words('x'), { isAnswer }),
    ),
  )
  const counts = () =>
    ['CA', 'CN'].map((prefix) => sends.filter(({ channel }) => channel.startsWith(prefix)).length)
  await vi.waitFor(() => expect(counts()).toEqual([50, 40]), 60_000)
  hold.resolve()
  await Promise.all(posts)
  expect(counts()).toEqual([60, 60])
})

test.each([
  ['a message in a channel', {}, 30 * 60_000],
  ['what the bot says by itself', { isAnswer: false }, 24 * HOUR_MS],
  ['what has its own end', { expiresAt: Date.now() + HOUR_MS }, HOUR_MS],
] as const)('is dropped when it is too old, and not before: %s', async (_, how, ttlMs) => {
  const { posting, clock, sends } = await aScene({ sent: [{ kind: 'unsent' }] })
  const posted = posting.post(room, words('Merged'), how)
  await vi.waitFor(() => expect(sends.length).toBeGreaterThan(1))
  clock.ahead = ttlMs - 60_000
  const before = sends.length
  await vi.waitFor(() => expect(sends.length).toBeGreaterThan(before + 1), 60_000)
  clock.ahead = ttlMs + 1_000
  expect(await posted).toEqual({ kind: 'refused', reason: 'too-late' })
})

test('goes on looking for the outcome while the store is away', async () => {
  const { posting, store } = await aScene({ sent: [POSTED] })
  const { status } = store.posts
  vi.spyOn(store.posts, 'status')
    .mockRejectedValueOnce(new Error('the store is away'))
    .mockImplementation(status)
  expect(await posting.post(room, words('Merged'))).toEqual(POSTED)
})

test('a post that is deleted with its person is forgotten', async () => {
  const { posting, store, sends } = await aScene({ sent: [{ kind: 'unsent' }] })
  const posted = posting.direct({ team: 'T1', user: 'U1' }, words('To you'))
  await vi.waitFor(() => expect(sends.length).toBeGreaterThan(0))
  await store.forgetPerson('T1', 'U1')
  expect(await posted).toEqual({ kind: 'refused', reason: 'forgotten' })
})
