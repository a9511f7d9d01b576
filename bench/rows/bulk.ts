import { CamelCasePlugin, Kysely } from 'kysely'
import { request } from 'undici'
import type { Schema } from '../../src/store/context.ts'
import { openEngine } from '../../src/store/engine.ts'
import { openStore } from '../../src/store/store.ts'
import { writeManyRows } from '../../test/store/many-audit-rows.ts'
import { PROJECT } from '../bodies.ts'
import { type Operation, personAt, placeAt, runBatch, typed } from '../drive.ts'
import { atMost, leftOut, median, most, type Row, row } from '../figures.ts'
import type { Subject } from '../subject.ts'
import { installOurs, startOurs } from '../subjects.ts'
import { openWorld, TEAM, type World } from '../world.ts'
import { list, type Trio, warm } from './commands.ts'
import type { Setting } from './settings.ts'

const MIB = 2 ** 20
const MINUTE_MS = 60_000
const ALL = 10_000
/** Rows of the audit. */
const [FEW, MANY] = [1_000, 100_000]
const ONE = { count: 1, inFlight: 1 }

/** Memory, long lists, digests and the audit. */
export async function* bulkRows(setting: Setting, trio: Trio): AsyncGenerator<Row> {
  yield* memoryRows(setting, trio)
  yield* filterRows(setting, trio.ours)
  yield* digestRows()
  if (setting.sizes.isQuick) yield leftOut('a page of the audit', 'only in a full run')
  else yield* auditRows(setting)
}

async function* memoryRows({ world, sizes }: Setting, { ours, usual }: Trio): AsyncGenerator<Row> {
  const before = await ours.usage('collect')
  const count = sizes.count * (sizes.isQuick ? 5 : 10)
  for (const subject of [ours, usual]) await runBatch(subject, list(world), { count, inFlight: 32 })
  const [after, peer] = [await ours.usage('collect'), await usual.usage('collect')]
  yield row('RSS after the load: usual stack', { peer: peer.rss / MIB, ours: after.rss / MIB, unit: 'MiB' })
  const grown = ((after.heap - before.heap) / MIB) * (1_000 / count)
  yield row('  heap after a collection, for each 1,000 commands more', {
    ours: Math.max(0, grown),
    unit: 'MiB',
    // So few commands show what a cache holds, and no leak.
    ...(sizes.isQuick ? {} : { goal: atMost(3) }),
  })
  yield row(`  RSS after ${count} commands more: before`, {
    peer: before.rss / MIB,
    ours: after.rss / MIB,
    unit: 'MiB',
    goal: most(1.1),
  })
}

async function* filterRows({ world, sizes }: Setting, ours: Subject): AsyncGenerator<Row> {
  world.sizes.mergeRequests = ALL
  const search: Operation = typed(
    world,
    () => 'list --author user3',
    () => 'user3',
  )
  await runBatch(ours, search, ONE)
  world.delays.forge = 20
  world.reset()
  const found = await runBatch(ours, search, { count: sizes.isQuick ? 1 : 5, inFlight: 1 })
  const pages = world.counts.forge.get('GET projects/N/merge_requests opened') ?? 0
  const perCommand = pages / found.count
  const sequential = await sequentially(world, perCommand)
  world.delays.forge = 0
  world.sizes.mergeRequests = 40
  yield row('10,000 requests behind a filter of ours: looked through', {
    peer: ALL,
    ours: Math.min(ALL, perCommand * 100),
    unit: '',
    goal: { of: 'ratio', is: 'least', bar: 1 },
  })
  yield row('  20 ms a page: one page after the other, so many', {
    peer: sequential,
    ours: median(found.donesMs),
    unit: 'ms',
    goal: most(0.2),
  })
}

async function sequentially({ origin }: World, pages: number): Promise<number> {
  const before = performance.now()
  for (let page = 1; page <= pages; page += 1) {
    const path = `/api/v3/projects/${PROJECT}/merge_requests?page=${page}&per_page=100`
    const answer = await request(`${origin}${path}`)
    JSON.parse(await answer.body.text())
  }
  return performance.now() - before
}

/** Reads in a world of its own: the subjects of the other rows look at their cards meanwhile. */
async function* digestRows(): AsyncGenerator<Row> {
  const world = await openWorld()
  const one = await callsOfDigests(world, 1)
  const five = await callsOfDigests(world, 5)
  await world.stop()
  yield row('one digest in five channels: calls of one', {
    peer: one.calls,
    ours: five.calls,
    unit: '',
    goal: most(1),
  })
  yield row('  an unchanged digest read again: body bytes', {
    peer: one.bytes,
    ours: one.bytesAgain,
    unit: 'B',
    goal: atMost(0),
  })
}

/** Starts with digests of the same project that were due minutes ago, and counts what is read for them. */
export async function callsOfDigests(world: World, channels: number) {
  const due = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS - 5 * MINUTE_MS
  const at = new Date(due)
  const ours = await installOurs(world, {
    async seed(place, keys) {
      const store = await openStore({ ...place, keys, forge: world.origin, now: () => due - MINUTE_MS })
      // A project that was counted lately is not counted for its burndown meanwhile.
      await store.snapshots.record({ team: TEAM, project: PROJECT, milestone: 7_001 }, { open: 1, closed: 1 })
      const cron = [`${at.getUTCMinutes()} ${at.getUTCHours()} * * *`]
      const schedule = `daily ${at.getUTCHours()}:${String(at.getUTCMinutes()).padStart(2, '0')}`
      for (let channel = 0; channel < channels; channel += 1)
        await store.digests.add(
          { team: TEAM, channel: placeAt(channel).channel, user: personAt(0) },
          {
            kind: 'milestone',
            project: PROJECT,
            schedule,
            cron,
            zone: 'UTC',
            holidays: [],
            empty: 'post',
            staleDays: null,
          },
        )
      await store.heartbeats.leave()
      await store.close()
    },
  })
  const posts = Array.from({ length: channels }, (_, channel) => world.next(placeAt(channel).channel))
  world.reset()
  const [subject] = await Promise.all([ours.start(), ...posts])
  try {
    const calls = forgeCalls(world)
    const { bytes } = world.counts
    // Its owner's own command, the first time of which asks who they are too.
    const now: Operation = (url, { index, channel }) =>
      typed(
        world,
        () => 'digest now',
        () => 'Release',
        '/milestone',
      )(url, { index, channel, user: personAt(0) })
    await runBatch(subject, now, ONE)
    world.reset()
    await runBatch(subject, now, ONE)
    return { calls, bytes, bytesAgain: world.counts.bytes }
  } finally {
    await subject.stop()
    await ours.drop()
  }
}

function forgeCalls({ counts }: World): number {
  return [...counts.forge].reduce((sum, [path, count]) => sum + (path.includes('milestones') ? count : 0), 0)
}

async function* auditRows({ world, sizes }: Setting): AsyncGenerator<Row> {
  const page: Operation = (url, { index, channel }) =>
    typed(
      world,
      () => 'audit',
      () => 'merge',
      '/greenlight',
    )(url, { index, channel, user: personAt(0) })
  const subjects: Subject[] = []
  try {
    for (const rows of [FEW, MANY])
      subjects.push(
        await startOurs(world, {
          async seed(place) {
            const db = new Kysely<Schema>({
              dialect: (await openEngine(place)).dialect,
              plugins: [new CamelCasePlugin()],
            })
            await writeManyRows(db, rows)
            await db.destroy()
          },
        }),
      )
    const costs: number[][] = []
    for (const subject of subjects) await warm(subject, page, 30)
    for (let round = 0; round < sizes.rounds; round += 1) {
      const both: number[] = []
      for (const subject of subjects)
        both.push((await runBatch(subject, page, { count: 10, inFlight: 1 })).cpuUs)
      costs.push(both)
    }
    yield row(`a page of the audit, ${MANY} rows against ${FEW}, CPU`, {
      peer: median(costs.map(([few = 0]) => few)),
      ours: median(costs.map(([, many = 0]) => many)),
      ratio: median(costs.map(([few = 0, many = 0]) => many / few)),
      unit: 'us',
      goal: { of: 'ratio', is: 'most', bar: 1.3 },
    })
  } finally {
    for (const subject of subjects) await subject.stop()
  }
}
