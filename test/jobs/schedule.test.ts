import { randomBytes } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import type { Attempt, Durable } from '../../src/durable/durable.ts'
import { createSchedule } from '../../src/jobs/schedule.ts'
import { handleUninstalls } from '../../src/jobs/uninstalls.ts'
import { createDigestWork } from '../../src/notifications/digests/due.ts'
import { createNudgeWork } from '../../src/notifications/nudges.ts'
import type { RevocableCredential } from '../../src/store/credentials.ts'
import { parseKeyRing } from '../../src/store/keys.ts'
import { openStore, type Store, type StorePlace } from '../../src/store/store.ts'
import { hashOf } from '../../src/store/tables/one-time-links.ts'
import { aForge, judgeOf, MONDAY_8, outboxTo, type Slack, weekly } from '../notifications/digests/scene.ts'
import { keptLog } from '../slack/recording-handlers.ts'
import { withDatabase } from '../store/every-table.ts'
import { stoppedClock } from '../store/temporary.ts'
import { type Examples, expectIdempotent, type Work } from '../support/idempotent.ts'
import { onBothEngines } from '../support/postgres.ts'

type Name = keyof ReturnType<typeof createSchedule> | 'digest'

const [old, fresh] = ['old', 'new'].map((id) => `${id}:${randomBytes(32).toString('base64')}`)
const DAY_MS = 86_400_000
const missing = () => ({ why: 'It has none', next: 'It needs a newer version' })

async function opened(
  place: StorePlace,
  keys = `${fresh},${old}`,
  now: () => number = Date.now,
): Promise<Store> {
  const store = await openStore({ ...place, keys: parseKeyRing(keys), now })
  onTestFinished(() => store.close())
  return store
}

/** What is around the jobs, the same for every process. */
function aroundOf(now: () => number = Date.now) {
  const slack: Slack = { mood: 'takes', stands: [] }
  const authorizeBackground = judgeOf(aForge(), now)
  const parts = { outbox: outboxTo(slack, now), authorizeBackground, now }
  return { slack, now, digests: { ...parts, everyMs: 1_000 } }
}

/** What one process does, with what is around it. */
function partsOf(store: Store, { digests } = aroundOf()) {
  const signIn = { endAll: async () => [] }
  const { log } = keptLog()
  const dead = { tokenState: async () => 'dead' as const, forget: () => {} }
  const uninstalls = () => handleUninstalls({ store, signIn, log, ...dead })
  const durable: Pick<Durable, 'start'> = {
    async start(_, { write }) {
      if (write) await store.database.transaction().execute(write)
      return true
    },
  }
  const { due: dueDigests, slot } = createDigestWork({ ...digests, durable, store, failed: () => {} })
  const nudges = createNudgeWork({ ...digests, store, zoneOf: async () => 'UTC', failed: () => {} })
  const schedule = createSchedule({ store, signIn, missing, log, uninstalls, dueDigests, nudges, digests })
  return { schedule, slot }
}

const attempt: Attempt = {
  key: 'k',
  number: 1,
  closing: new AbortController().signal,
  fenced: () => Promise.reject(new Error('It is not asked for here.')),
  once: (_, { first }) => first(),
  retract: async () => {},
  isCurrent: async () => true,
  hasLeftPartition: false,
  leavePartition: async () => {},
}

function workOf(name: Name, store: Store, around = aroundOf()): Work {
  const { schedule, slot } = partsOf(store, around)
  return async (input) => {
    await (name === 'digest' ? slot(input, attempt) : schedule[name].work(attempt))
  }
}

/** The handler of one process, and of another one where the place is shared. */
async function bothOf(name: Name, place: StorePlace, store: Store, around = aroundOf()) {
  const work = (of: Store) => workOf(name, of, around)
  const replica = async () => work('url' in place ? await opened(place, undefined, around.now) : store)
  return { work: work(store), replica }
}

async function aDigestIsDue(place: StorePlace) {
  const clock = stoppedClock(MONDAY_8 - DAY_MS)
  const store = await opened(place, undefined, clock.now)
  const digest = await store.digests.add({ team: 'T1', channel: 'C1', user: 'UANN' }, weekly)
  clock.advance(DAY_MS)
  return { store, digest, clock, around: aroundOf(clock.now) }
}

const countsIn = (place: StorePlace, ...tables: string[]) =>
  withDatabase(place, async (db) =>
    Promise.all(tables.map(async (table) => (await db.selectFrom(table).selectAll().execute()).length)),
  )

/** One for each kind of job: a handler that is missing here does not compile. */
const examples: Readonly<Record<Name, Examples>> = {
  async cleanup(place) {
    const clock = stoppedClock(Date.now() - 2 * DAY_MS)
    const store = await opened(place, undefined, clock.now)
    await store.idempotencyKeys.claim('two days old')
    clock.advance(2 * DAY_MS)
    await store.idempotencyKeys.claim('new')
    return { ...(await bothOf('cleanup', place, store)), seen: () => countsIn(place, 'idempotency_keys') }
  },

  async forget(place) {
    const clock = stoppedClock(Date.now() - DAY_MS)
    const store = await opened(place, undefined, clock.now)
    const asker = { team: 'T1', user: 'U1', userName: 'ann', channel: 'C1', project: 42 }
    await store.links.open(asker)
    clock.advance(DAY_MS)
    await store.deferredCommands.keep('T1', 'U1', { channel: 'C1', command: 'merge' })
    return { ...(await bothOf('forget', place, store)), seen: () => countsIn(place, 'one_time_links') }
  },

  async uninstalls(place) {
    const clock = stoppedClock(Date.now() - 2 * DAY_MS)
    const store = await opened(place, undefined, clock.now)
    await store.uninstalls.report('T2')
    await store.uninstalls.confirm('T2')
    await store.accounts.save('T2', 'U2', 'sandbox-bob')
    clock.advance(DAY_MS)
    return {
      ...(await bothOf('uninstalls', place, store, aroundOf(clock.now))),
      seen: () => countsIn(place, 'accounts'),
    }
  },

  async digests(place) {
    const { store, around } = await aDigestIsDue(place)
    const seen = () => store.digestSlots.unfinished()
    return { ...(await bothOf('digests', place, store, around)), seen }
  },

  async digest(place) {
    const { store, digest, around } = await aDigestIsDue(place)
    await store.digestSlots.claim(digest, MONDAY_8, 0)
    const { team, channel, id } = digest
    return {
      ...(await bothOf('digest', place, store, around)),
      input: { team, channel, id, slotAt: MONDAY_8 },
      seen: async () => [around.slack.stands, await store.digestSlots.unfinished()],
    }
  },

  async nudges(place) {
    const clock = stoppedClock(MONDAY_8 + DAY_MS)
    const store = await opened(place, undefined, clock.now)
    const around = aroundOf(clock.now)
    await store.accounts.save('T1', 'UANN', 'sandbox-ann', { id: 2, username: 'ann' })
    const to = { team: 'T1', user: 'UANN', project: 42, iid: 12 }
    await store.nudges.add(to, { kind: 'assigned', ref: 'now', at: clock.now() })
    const authorizeBackground = async () => ({ kind: 'denied', why: 'left' }) as const
    const denying = { ...around, digests: { ...around.digests, authorizeBackground } }
    const seen = async () => [await countsIn(place, 'nudges'), around.slack.stands]
    return { ...(await bothOf('nudges', place, store, denying)), seen }
  },

  async 'token-recovery'(place) {
    const { store, digest, clock, around } = await aDigestIsDue(place)
    await store.digests.pause(digest, 'token-refused')
    clock.advance(1)
    await store.accounts.save('T1', 'UANN', 'sandbox-ann')
    const unasked = { kind: 'digest', team: 'T1', channel: 'C1', user: 'UANN', project: 42 } as const
    const verdict = await around.digests.authorizeBackground(unasked)
    if (verdict.kind !== 'allowed') throw new Error('it is allowed')
    const recent = async () => ({ kind: 'recent', items: [], nextPage: null, total: 0 }) as const
    const reader = { ...verdict.context, mergeRequests: { recent } }
    const authorizeBackground = async () => ({ kind: 'allowed', context: reader }) as const
    const accepting = { ...around, digests: { ...around.digests, authorizeBackground } }
    const seen = async () => [await store.digests.running(), around.slack.stands]
    return { ...(await bothOf('token-recovery', place, store, accepting)), seen }
  },

  async 'issue-count'(place) {
    const { store, around } = await aDigestIsDue(place)
    const snapped = { team: 'T1', project: 42, milestone: 503 }
    const unasked = { kind: 'digest', team: 'T1', channel: 'C1', user: 'UANN', project: 42 } as const
    const verdict = await around.digests.authorizeBackground(unasked)
    if (verdict.kind !== 'allowed') throw new Error('it is allowed')
    const count = async () => {
      await store.snapshots.record(snapped, { open: 3, closed: 5 })
      return { kind: 'counted', milestones: 1 } as const
    }
    const counter = { ...verdict.context, milestones: { count } }
    const authorizeBackground = async () => ({ kind: 'allowed', context: counter }) as const
    const counting = { ...around, digests: { ...around.digests, authorizeBackground } }
    const seen = () => store.snapshots.of(snapped)
    return { ...(await bothOf('issue-count', place, store, counting)), seen }
  },

  async 'key-rotation'(place) {
    const before = await openStore({ ...place, keys: parseKeyRing(old ?? '') })
    for (let person = 0; person < 120; person += 1)
      await before.accounts.save('T1', `U${person}`, `token-${person}`)
    await before.close()
    const store = await opened(place)
    return {
      ...(await bothOf('key-rotation', place, store)),
      seen: async () => [
        [...(await store.keyRotation.left())],
        (await store.accounts.find('T1', 'U119'))?.token,
      ],
    }
  },
}

onBothEngines('a job done twice comes to the same as once', (place) => {
  for (const [name, example] of Object.entries(examples)) test(name, () => expectIdempotent(place, example))
})

onBothEngines('the kinds of jobs', (place) => {
  test('all have an example above', async () => {
    const { schedule } = partsOf(await opened(await place()))
    expect(Object.keys(examples).sort()).toEqual(['digest', ...Object.keys(schedule)].sort())
  })
})

onBothEngines('the job that forgets', (place) => {
  test('ends the sign-ins that it deletes: of those who said nothing in time', async () => {
    const clock = stoppedClock()
    const store = await opened(await place(), undefined, clock.now)
    for (const team of ['T1', 'T3']) {
      if (team === 'T3') clock.advance(10 * 60_000)
      const asker = { team, user: 'U1', userName: 'ann', channel: 'C1', project: 42 }
      const linkHash = hashOf(await store.links.open(asker))
      const credential = { kind: 'sign-in', token: `access-${team}`, renewal: null } as const
      await store.signIns.enter(linkHash, credential, { id: 2, username: 'ann' })
      if (team === 'T1') clock.advance(1)
    }
    const ended: unknown[] = []
    const signIn = {
      async endAll(taken: readonly RevocableCredential[]) {
        ended.push(...taken)
        return taken.map(() => 'revoked' as const)
      },
    }
    const { digests } = aroundOf()
    const dueDigests = { everyMs: 1_000, work: async () => {} }
    const { log } = keptLog()
    const { forget } = createSchedule({
      store,
      signIn,
      missing,
      log,
      uninstalls: async () => {},
      dueDigests,
      nudges: dueDigests,
      digests,
    })
    await forget.work()
    await forget.work()
    const signedInAt = (team: string) => ({ kind: 'sign-in', token: `access-${team}`, renewal: null })
    expect(ended).toEqual([signedInAt('T1')])
  })
})
