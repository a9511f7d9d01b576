import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { fc, test as fuzz } from '@fast-check/vitest'
import { describe, expect, onTestFinished, test } from 'vitest'
import { TIMEOUTS } from '../../../src/slack/outgoing/timeouts.ts'
import type { StorePlace } from '../../../src/store/engine.ts'
import { newKeyRing } from '../../../src/store/keys.ts'
import { openStore, type Store } from '../../../src/store/store.ts'
import { temporaryFile } from '../../store/temporary.ts'
import { fuzzRuns } from '../../support/fuzz-runs.ts'
import { onBothEngines, temporaryDatabase, withoutPostgres } from '../../support/postgres.ts'
import { standStill } from '../../support/stand-still.ts'
import { aLife, aSlack, type LifeOptions, QUICK, room, words } from './postings.ts'
import {
  BLACK_HOLE,
  DOWN,
  DOWN_AFTER,
  HTML_AFTER,
  type Mishap,
  no,
  REPLY_LOST,
  REQUEST_LOST,
  type SlackDouble,
  slower,
  startSlackDouble,
} from './slack-double.ts'

const keys = newKeyRing()
const timing = { ...QUICK, maxStallMs: 300 }
async function opened(place: StorePlace, now = Date.now): Promise<Store> {
  const store = await openStore({ ...place, keys, now })
  onTestFinished(() => store.close())
  return store
}

const started = (store: Store, slack: SlackDouble, options: LifeOptions = {}) =>
  aLife(store, slack, { timing, ...options })

const urlOf = (place: StorePlace) => ('url' in place ? { url: place.url } : {})

const POINTS = ['free', 'busy'].flatMap((state) =>
  [
    'after add',
    'before find',
    'after find',
    'before once',
    'after mark',
    'before send',
    'after send',
    'after once',
    'before end',
    'after end',
  ].map((point) => [point, state] as const),
)

/** Longer than anything takes on a busy machine. */
const LONG_MS = 60_000

onBothEngines('a process that is killed', (place) => {
  test.each(POINTS)('%s in a %s channel has its post brought by the next one, once', async (point, state) => {
    const where = await place()
    const slack = await aSlack()
    const killed = Promise.withResolvers<void>()
    const store = await opened(where)
    const rest = (ms: number) => store.channelRateLimits.pause(room, ms)
    let isPaused = state === 'busy'
    if (isPaused) await rest(LONG_MS)
    const first = await started(store, slack, {
      ...urlOf(where),
      async at(here, life) {
        // Its post is stored: the channel may become free.
        if (here === 'before wait' && isPaused) {
          isPaused = false
          await rest(timing.perChannelMs)
        }
        if (here !== point) return
        life.kill()
        killed.resolve()
      },
    })
    void first.post(room, words('Once'), { key: 'k' })
    await killed.promise
    await first.dead
    if (isPaused) await rest(timing.perChannelMs)
    await store.close()
    const second = await started(await opened(where), slack, urlOf(where))
    expect(await second.post(room, words('Once'), { key: 'k' })).toMatchObject({ kind: 'posted' })
    expect(slack.texts('C1')).toEqual(['Once'])
  })
})

test('a process that is told to stop keeps nobody waiting, and the next one brings what was left', async () => {
  const slack = await aSlack()
  const file = temporaryFile()
  const store = await opened({ file })
  const first = await started(store, slack, { timing: { ...timing, patienceMs: 60_000 } })
  slack.mishap = () => DOWN
  const asked = first.post(room, words('Left'), { key: 'k' })
  await expect.poll(() => slack.calls.some(({ method }) => method === 'chat.postMessage')).toBe(true)
  first.runNow()
  expect(await asked).toMatchObject({ kind: 'waiting' })
  await first.stop()
  await store.close()
  slack.mishap = () => undefined
  await started(await opened({ file }), slack)
  await expect.poll(() => slack.texts('C1')).toEqual(['Left'])
})

test('hundreds of channels are brought their posts together', async () => {
  const slack = await aSlack()
  const life = await started(await opened({ file: temporaryFile() }), slack, {
    timing: { ...TIMEOUTS, answerMs: 120_000, patienceMs: 600_000 },
  })
  const channels = Array.from({ length: 200 }, (_, index) => `C${index}`)
  const posts = channels.map((channel) =>
    life.post({ team: 'T1', channel }, words(channel), { isAnswer: false }),
  )
  expect((await Promise.all(posts)).every(({ kind }) => kind === 'posted')).toBe(true)
  expect(slack.there.map(({ channel }) => channel).toSorted()).toEqual(channels.toSorted())
})

describe.skipIf(withoutPostgres)('two processes on one database', () => {
  test('post what both are asked for once, and keep order and pace together', async () => {
    const url = await temporaryDatabase()
    const slack = await aSlack()
    const [one, other] = [
      await started(await opened({ url }), slack, { url }),
      await started(await opened({ url }), slack, { url }),
    ]
    const asked = Array.from({ length: 12 }, (_, index) => {
      const outbox = index % 2 ? one : other
      return outbox.post(room, words(`${index % 8}`), { key: `k${index % 8}` })
    })
    expect((await Promise.all(asked)).map(({ kind }) => kind)).toEqual(asked.map(() => 'posted'))
    expect(slack.texts('C1').toSorted()).toEqual(['0', '1', '2', '3', '4', '5', '6', '7'])
    const gaps = slack.there.slice(1).map(({ at }, index) => at - (slack.there[index]?.at ?? 0))
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(timing.perChannelMs - 2)
  })

  test('do not both send what one of them was stopped in the middle of, when it goes on', async () => {
    const url = await temporaryDatabase()
    const slack = await aSlack()
    const stopped = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const patient = { url, timing: { ...timing, patienceMs: LONG_MS } }
    const sleeper = await started(await opened({ url }), slack, {
      ...patient,
      async at(point) {
        if (point !== 'after mark') return
        stopped.resolve()
        await goOn.promise
      },
    })
    const asked = sleeper.post(room, words('Once'), { key: 'k' })
    await stopped.promise
    const store = await opened({ url })
    const awake = await started(store, slack, patient)
    const closed = sleeper.durable.close()
    await standStill(store.database, 'post')
    const posted = await awake.post(room, words('Once'), { key: 'k' })
    expect(posted).toMatchObject({ kind: 'posted' })
    goOn.resolve()
    expect(await asked).toEqual(posted)
    await closed
    expect(slack.calls.filter(({ method }) => method === 'chat.postMessage')).toHaveLength(1)
  })
})

describe('a store that was restored from a backup', () => {
  test('posts nothing again that was posted since, whether it knows of it or not', async () => {
    const slack = await aSlack()
    const file = temporaryFile()
    const store = await opened({ file })
    const life = await started(store, slack)
    await life.post({ ...room, channel: 'C2' }, words('The first one makes the secret of all marks'))
    slack.next('chat.postMessage', slower(1))
    const waits = life.post(room, words('Waits'), { key: 'waits' })
    await expect.poll(() => store.channelRateLimits.wait(room)).toBeGreaterThan(timing.perChannelMs)
    const copy = backupOf(file)
    await waits
    await life.post(room, words('Unknown'), { key: 'unknown' })
    await life.stop()
    await store.close()

    const later = () => Date.now() + 120_000
    const restored = await started(await opened({ file: copy }, later), slack, { now: later })
    expect(await restored.post(room, words('Unknown'), { key: 'unknown', mayBePosted: true })).toEqual({
      kind: 'posted',
      ts: slack.there[2]?.ts,
    })
    expect(await restored.post(room, words('Waits'), { key: 'waits' })).toMatchObject({
      kind: 'posted',
    })
    expect(slack.texts('C1')).toEqual(['Waits', 'Unknown'])
  })
})

test('what an earlier process never sent is sent where the bot may not look: the store says so', async () => {
  const slack = await aSlack()
  const file = temporaryFile()
  const store = await opened({ file })
  const first = await started(store, slack, { timing: { ...timing, patienceMs: 50 } })
  await store.channelRateLimits.pause(room, LONG_MS)
  await first.post(room, words('Waits'), { key: 'waits' })
  await first.stop()
  await store.channelRateLimits.pause(room, 0)
  await store.close()
  slack.mishap = (method) => (method.startsWith('conversations.') ? no('missing_scope') : undefined)
  const later = () => Date.now() + 120_000
  const second = await started(await opened({ file }, later), slack, { now: later })
  expect(await second.post(room, words('Waits'), { key: 'waits' })).toMatchObject({ kind: 'posted' })
  expect(slack.calls.some(({ method }) => method === 'conversations.history')).toBe(true)
})

test('a process that stands still after its mark does not send, and the post is sent once', async () => {
  const slack = await aSlack()
  let stalls = true
  const life = await started(await opened({ file: temporaryFile() }), slack, {
    async at(point) {
      if (point !== 'after mark' || !stalls) return
      stalls = false
      await pause(timing.maxStallMs + 100)
    },
  })
  expect(await life.post(room, words('Once'))).toMatchObject({ kind: 'posted' })
  expect(slack.texts('C1')).toEqual(['Once'])
  // It certainly was not sent: nobody looks for it.
  expect(slack.calls.some(({ method }) => method === 'conversations.history')).toBe(false)
})

function backupOf(file: string): string {
  const copy = temporaryFile()
  mkdirSync(dirname(copy), { recursive: true })
  const database = new DatabaseSync(file)
  database.prepare('vacuum into ?').run(copy)
  database.close()
  return copy
}

const HAPPENINGS: readonly (Mishap | undefined)[] = [
  undefined,
  undefined,
  undefined,
  DOWN,
  DOWN_AFTER,
  REQUEST_LOST,
  REPLY_LOST,
  HTML_AFTER,
  BLACK_HOLE,
  no('fatal_error', true),
  no('internal_error'),
  slower(0),
]

/** What goes wrong with each call of Slack’s, in turn, and after how many of its steps each process is killed. */
const histories = fc.record({
  mishaps: fc.array(fc.constantFrom(...HAPPENINGS), { maxLength: 14 }),
  deaths: fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 3 }),
  mayLook: fc.boolean(),
})

fuzz.prop([histories], { numRuns: fuzzRuns(12), endOnFailure: true })(
  'whatever goes wrong and wherever it is killed: posted once, or not known to be there where it may not look',
  async ({ mishaps, deaths, mayLook }) => {
    const slack = await startSlackDouble()
    const file = temporaryFile()
    const left = [...mishaps]
    slack.mishap = (method) => {
      if (!method.startsWith('chat.') && !method.startsWith('conversations.')) return undefined
      if (!mayLook && method.startsWith('conversations.')) return no('missing_scope')
      return left.shift()
    }
    const asked = [
      { at: room, key: 'a' },
      { at: room, key: 'b' },
      { at: { ...room, channel: 'C2' }, key: 'c' },
    ]
    for (const steps of [...deaths, Number.POSITIVE_INFINITY]) {
      const store = await openStore({ file, keys })
      const killed = Promise.withResolvers<null>()
      let taken = 0
      const life = await aLife(store, slack, {
        timing: { ...timing, patienceMs: 15_000 },
        at(_, { kill }) {
          taken += 1
          if (taken < steps) return
          kill()
          killed.resolve(null)
        },
      })
      const posts = asked.map(({ at, key }) => life.post(at, words(key), { key }))
      const posted = await Promise.race([killed.promise, Promise.all(posts)])
      if (posted !== null) {
        await life.stop()
        for (const [index, { kind }] of posted.entries()) {
          const { at, key } = asked[index] ?? { at: room, key: '' }
          const times = slack.texts(at.channel).filter((text) => text === key).length
          expect(mayLook ? ['posted'] : ['posted', 'unconfirmed']).toContain(kind)
          expect(times).toBe(kind === 'posted' ? 1 : Math.min(times, 1))
        }
      }
      await store.close()
    }
    await slack.close()
  },
  180_000,
)
