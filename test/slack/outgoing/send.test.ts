import { createSecretKey } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { PostedSearch } from '../../../src/slack/outgoing/find-posted.ts'
import { createSendPost } from '../../../src/slack/outgoing/send.ts'
import { TIMEOUTS } from '../../../src/slack/outgoing/timeouts.ts'
import type { SendResult } from '../../../src/slack/outgoing/web-api.ts'
import type { OutboxTable } from '../../../src/store/outbox.ts'
import type { DuePost } from '../../../src/store/tables/outbox.ts'
import { temporaryStore } from '../../store/temporary.ts'
import { keptLog } from '../recording-handlers.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
const POSTED: SendResult = { kind: 'posted', ts: '7.1' }
const SENDING = { sending: 'p1', settlesInMs: 8_000, restMs: 1_000 }
const SENT = { send: 'Merged', team: 'T1', channel: 'C1', thread: null }

/** A post of this process, a second old, that has never been sent. */
const FRESH: DuePost = {
  id: 'p1',
  team: 'T1',
  channel: 'C1',
  user: null,
  key: 'k',
  thread: null,
  after: null,
  priority: 0,
  content: JSON.stringify({ text: 'Merged', blocks: [] }),
  droppedCount: null,
  mayBePosted: false,
  tries: 0,
  owner: 'me',
  ageMs: 1_000,
  leftMs: HOUR_MS,
  settlesInMs: 0,
}

interface World {
  /** Slack's answers to sends, in turn. */
  readonly sent?: readonly SendResult[]
  readonly found?: PostedSearch
  readonly isCurrent?: () => Promise<boolean>
  /** False: another process is sending it. */
  readonly isMine?: boolean
  readonly whileSending?: () => Promise<unknown>
}

/** What becomes of one post, step by step. */
async function fateOf(post: Partial<DuePost>, world: World = {}) {
  const { found = { kind: 'absent' }, isCurrent = async () => true, isMine = true, whileSending } = world
  const answers = [...(world.sent ?? [])]
  const steps: object[] = []
  const searches: object[] = []
  const taken: object[] = []
  const { log, lines } = keptLog()
  const table: Pick<OutboxTable, 'markSending' | 'end' | 'reschedule'> = {
    async markSending(read, { settlesInMs, restMs }) {
      steps.push({ sending: read.id, settlesInMs, restMs })
      return isMine ? { ...read, tries: read.tries + 1 } : null
    },
    async end(_, end, restMs) {
      steps.push(restMs === undefined ? { end } : { end, restMs })
      return true
    },
    async reschedule(_, again) {
      steps.push({ again })
    },
  }
  const sendPost = createSendPost({
    api: {
      async send(to, { text }, { thread }) {
        steps.push({ send: text, ...to, thread })
        await whileSending?.()
        return answers.shift() ?? POSTED
      },
    },
    async findPosted(where) {
      searches.push(where)
      return found
    },
    store: {
      outbox: table,
      channelRateLimits: {
        async pause(_, ms) {
          steps.push({ rest: ms })
        },
      },
      messageFingerprintSecrets: { key: async () => createSecretKey('secret', 'utf8') },
    },
    owner: 'me',
    taken: (_, posted) => taken.push(posted),
    timing: TIMEOUTS,
    log,
  })
  const ending = await sendPost({ ...FRESH, ...post }, { isCurrent })
  expect(taken).toEqual(ending ? [POSTED] : [])
  if (ending) await (await temporaryStore()).database.transaction().execute(ending.write)
  return { steps, searches, lines }
}

const unsettled = expect.toSatisfy((ms) => typeof ms === 'number' && ms > 0 && ms <= 8_000)

describe('a post that was never sent', () => {
  test('is marked, sent, and ended with a pause for its channel; nobody looks for it', async () => {
    const { steps, searches } = await fateOf({ thread: '1.2' })
    expect(steps).toEqual([
      SENDING,
      { ...SENT, thread: '1.2' },
      { end: { state: 'posted', ts: '7.1' }, restMs: 1_000 },
    ])
    expect(searches).toEqual([])
  })

  test('is left to the process that claimed it meanwhile', async () => {
    expect((await fateOf({}, { isMine: false })).steps).toEqual([SENDING])
  })

  test('is left to whoever took the work over, or when this process stood still after the check', async () => {
    const again = { again: { inMs: 0, mayBePosted: false } }
    expect((await fateOf({}, { isCurrent: async () => false })).steps).toEqual([SENDING, again])
    const stalled = await fateOf({}, { isCurrent: () => pause(TIMEOUTS.maxStallMs + 100, true) })
    expect(stalled.steps).toEqual([SENDING, again])
  })

  test.each([
    ['the answer names a delay', 0, 7_000, 7_000],
    ['it names none', 0, null, 2_000],
    ['it happens again', 2, null, 8_000],
    ['it happens for ever', 40, null, 32_000],
  ])('pauses its channel when Slack limits it: %s', async (_, tries, retryAfterMs, ms) => {
    const { steps } = await fateOf({ tries }, { sent: [{ kind: 'limited', retryAfterMs }] })
    expect(steps.slice(2)).toEqual([{ rest: ms }, { again: { inMs: 0, mayBePosted: false } }])
  })

  test.each([
    ['a second after it was written', 1_000, 500],
    ['later', 20_000, 4_000],
    ['an hour later', HOUR_MS, 10_000],
  ])('is tried again when it did not leave this machine: %s', async (_, ageMs, inMs) => {
    const { steps } = await fateOf({ ageMs }, { sent: [{ kind: 'unsent' }] })
    expect(steps.slice(2)).toEqual([{ again: { inMs, mayBePosted: false } }])
  })

  test('goes out as plain text when Slack cannot read its blocks, and is refused when that fails too', async () => {
    const blocks: SendResult = { kind: 'refused', reason: 'invalid_blocks' }
    const plain = await fateOf({}, { sent: [blocks] })
    expect(plain.steps.filter((step) => 'send' in step)).toEqual([SENT, SENT])
    expect(plain.steps.at(-1)).toMatchObject({ end: { state: 'posted' } })
    expect(plain.lines.join()).toMatch(/Slack could not read a post/)
    expect(plain.lines.join()).toContain('"reason":"invalid_blocks","key":"k"')
    const refused = await fateOf({}, { sent: [blocks, blocks] })
    expect(refused.steps.at(-1)).toEqual({ end: { state: 'refused', reason: 'invalid_blocks' } })
  })

  test.each([
    ['not_in_channel', 'not-there'],
    ['channel_not_found', 'not-there'],
    ['is_archived', 'refused'],
  ])('ends when Slack refuses it: %s', async (reason, state) => {
    const { steps } = await fateOf({}, { sent: [{ kind: 'refused', reason }] })
    expect(steps).toEqual([SENDING, SENT, { end: { state, reason } }])
  })

  test('that counts what was dropped says so in its own words', async () => {
    const { steps } = await fateOf({ content: null, droppedCount: 3, owner: 'another', ageMs: HOUR_MS })
    expect(steps).toContainEqual({ ...SENT, send: expect.stringMatching(/3 answers/) })
    expect(steps).toHaveLength(3)
  })

  test('is not sent when its stored content is not that of a message', async () => {
    const content = JSON.stringify({ text: 'Merged', blocks: [{ text: 'of no type' }] })
    await expect(fateOf({ content })).rejects.toThrow()
  })
})

describe('a post without a clear answer', () => {
  const unclear = (answered: boolean): World => ({ sent: [{ kind: 'unclear', answered }] })
  const again = { inMs: 300, mayBePosted: true, settlesInMs: 3_000, last: false }

  test('that Slack answered is searched for until the history has caught up', async () => {
    const { steps } = await fateOf({}, unclear(true))
    expect(steps.slice(2)).toEqual([{ again }, { rest: 1_000 }])
  })

  test('that Slack did not answer may be under way for the rest of its time', async () => {
    const { steps } = await fateOf({}, unclear(false))
    expect(steps.slice(2)).toEqual([{ again: { ...again, settlesInMs: unsettled } }, { rest: 1_000 }])
    const slow = await fateOf({}, { ...unclear(false), whileSending: () => pause(300) })
    expect(slow.steps[2]).toEqual({
      again: { ...again, settlesInMs: expect.toSatisfy((ms) => ms > 0 && ms <= 7_750) },
    })
  })

  test.each([
    ['the second time', 1, 60_000, again],
    ['the third time', 2, 1_000, { ...again, last: true }],
    ['often and for long', 6, HOUR_MS, { ...again, last: true, settlesInMs: 10_000 }],
  ])('goes behind the others when that happens again: %s', async (_, tries, ageMs, expected) => {
    const { steps } = await fateOf({ tries, ageMs }, unclear(true))
    expect(steps[2]).toEqual({ again: expected })
  })
})

describe('a post that may be in the channel', () => {
  const may = { mayBePosted: true, tries: 1 }

  test('is not sent when it is found', async () => {
    const { steps, searches } = await fateOf(may, { found: { kind: 'found', ts: '3.4' } })
    expect(steps).toEqual([{ end: { state: 'posted', ts: '3.4' } }])
    expect(searches).toEqual([
      { team: 'T1', channel: 'C1', thread: null, direct: false, old: false, after: null, isUnsettled: false },
    ])
  })

  test('of an earlier process is searched for further back, also in direct messages', async () => {
    const { searches } = await fateOf({ mayBePosted: true, channel: 'U1', user: 'U1', thread: '1.2' })
    expect(searches).toMatchObject([{ team: 'T1', channel: 'U1', thread: '1.2', direct: true, old: true }])
  })

  test('is sent when it is absent and nothing is under way, but not before', async () => {
    expect((await fateOf(may)).steps).toHaveLength(3)
    const early = await fateOf({ ...may, settlesInMs: 900 })
    expect(early.steps).toEqual([{ again: { inMs: 900, mayBePosted: true } }])
  })

  test('is not sent after its time, and is no longer in doubt', async () => {
    const expected = [{ again: { inMs: 0, mayBePosted: false } }]
    expect((await fateOf({ ...may, leftMs: 0 })).steps).toEqual(expected)
  })

  test('stays unconfirmed where the bot may not look', async () => {
    const { steps } = await fateOf(may, { found: { kind: 'denied', reason: 'missing_scope' } })
    expect(steps).toEqual([{ end: { state: 'unconfirmed', reason: 'missing_scope' } }])
  })

  test.each([
    ['Slack names the delay', { retryAfterMs: 2_500, ageMs: 1_000 }, { inMs: 2_500, last: false }],
    ['it names none', { retryAfterMs: null, ageMs: 1_000 }, { inMs: 500, last: false }],
    ['callers still wait', { retryAfterMs: 500, ageMs: 12_000 }, { inMs: 500, last: false }],
    ['callers wait no longer', { retryAfterMs: 500, ageMs: 12_001 }, { inMs: 500, last: true }],
  ])('is searched for again when Slack does not answer: %s', async (_, { retryAfterMs, ageMs }, expected) => {
    const { steps } = await fateOf({ ...may, ageMs }, { found: { kind: 'unanswered', retryAfterMs } })
    expect(steps).toEqual([{ again: { ...expected, mayBePosted: true } }])
  })

  test('is given up a day after its time, when nobody can say', async () => {
    const found = { kind: 'unanswered', retryAfterMs: 500 } as const
    const stepsAt = async (leftMs: number) => (await fateOf({ ...may, leftMs }, { found })).steps
    expect(await stepsAt(-DAY_MS)).toMatchObject([{ again: {} }])
    expect(await stepsAt(-DAY_MS - 1)).toEqual([{ end: { state: 'unconfirmed' } }])
  })
})

describe('a post of another process', () => {
  const another = { owner: 'another', ageMs: 60_001 }
  const found: PostedSearch = { kind: 'found', ts: '3.4' }

  test('is searched for after a minute: the store may be a restored backup', async () => {
    expect((await fateOf(another, { found })).steps).toEqual([{ end: { state: 'posted', ts: '3.4' } }])
    expect((await fateOf({ ...another, ageMs: 60_000 }, { found })).searches).toEqual([])
    expect((await fateOf({ ...another, owner: 'me' }, { found })).searches).toEqual([])
  })

  test('is sent where the bot may not look: the store says that it never was', async () => {
    const { steps } = await fateOf(another, { found: { kind: 'denied', reason: 'missing_scope' } })
    expect(steps).toEqual([SENDING, SENT, { end: { state: 'posted', ts: '7.1' }, restMs: 1_000 }])
  })
})
