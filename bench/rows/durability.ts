import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { findPostgres, startCluster } from '../../test/support/postgres-cluster.ts'
import { type Contender, contest, cpuOf, doneOf, halved, rateOf } from '../contest.ts'
import { type BatchSize, type Operation, runBatch } from '../drive.ts'
import { leftOut, type Row, row } from '../figures.ts'
import type { Subject } from '../subject.ts'
import { type Ours, startOurs } from '../subjects.ts'
import { commitsDuring } from '../wal.ts'
import { against, list, type Trio, view, warm, warmAll } from './commands.ts'
import { byHandRows, durablePeerRows } from './peers.ts'
import type { Setting } from './settings.ts'
import { merging } from './writes.ts'

/** A file system in memory: an fsync there is none. */
const MEMORY = '/dev/shm'
/** Within that time the end of a command is stored. */
const SETTLED_MS = 200
/** Jobs write as well: the least of so many measurements is without them. */
const MEASUREMENTS = { quick: 3, full: 8 }
const ONE = { count: 1, inFlight: 1 }

/** What each command writes, and what it would cost where nothing has to last. */
export async function* durabilityRows(setting: Setting, trio: Trio): AsyncGenerator<Row> {
  const { world, sizes } = setting
  const measurements = MEASUREMENTS[sizes.isQuick ? 'quick' : 'full']
  const leastOf = (measure: () => Promise<number>) => leastIn(measurements, measure)
  const counted = sizes.isQuick ? trio.ours : await startOurs(world)
  try {
    if (!sizes.isQuick) {
      await warm(counted, list(world), 64)
      await warm(counted, view(world), 50)
    }
    yield row('fsyncs per /mr list', {
      ours: await leastOf(() => fsyncs(counted, list(world), ONE)),
      unit: '',
    })
    if (sizes.isQuick)
      return yield leftOut('what a view and a merge write, and other stores', 'only in a full run')
    yield row('fsyncs per /mr view', {
      ours: await leastOf(() => fsyncs(counted, view(world), ONE)),
      unit: '',
    })
    await counted.usage('count')
    const merge = merging(world, counted, { times: 1, hasForm: true })
    for (const [name, { operation, prepare }] of [
      ['/mr list', { operation: list(world) }],
      ['/mr view', { operation: view(world) }],
      ['merge, from its press', merge],
    ] as const)
      yield row(`SQL statements per ${name}`, {
        ours: await leastOf(() => statements(counted, operation, prepare)),
        unit: '',
      })
  } finally {
    if (counted !== trio.ours) await counted.stop()
  }

  if (sizes.isLong) {
    yield* durablePeerRows(setting, trio)
    yield* byHandRows(setting, trio)
  }
  if (existsSync(MEMORY))
    yield* versus(setting, trio, await startOurs(world, { parent: MEMORY }), 'in memory')
  else yield leftOut('CPU per /mr list, its volume in memory', `there is no ${MEMORY}`)

  const programs = findPostgres()
  if (programs === null) return yield leftOut('CPU per /mr list, on PostgreSQL', 'no PostgreSQL is installed')
  const cluster = await startCluster(programs)
  try {
    yield* versus(setting, trio, await startOurs(world, { databaseUrl: cluster.url }), 'on PostgreSQL')
  } finally {
    await cluster.stop()
  }
}

/** The bot as it is against itself on another store. */
async function* versus(
  { world, sizes }: Setting,
  { floor, ours }: Trio,
  other: Subject,
  name: string,
): AsyncGenerator<Row> {
  try {
    await warm(other, list(world), sizes.warmUp)
    const of = (subject: Subject, times: number) => ({ subject, times, operation: list(world) })
    const all = { floor: of(floor, 6), peer: of(other, 1), ours: of(ours, 1) }
    const effort = sizes.isLong ? halved(sizes) : { ...halved(sizes), repeats: 0 }
    const one = await contest(all, { count: sizes.count, inFlight: 1 }, effort)
    yield against(`the store ${name}: CPU per /mr list, 1 in flight`, one, 'peer', cpuOf, 'us')
    yield against('  end to end, p50', one, 'peer', doneOf, 'ms')
    const many = await contest(all, { count: sizes.count * 4, inFlight: 32 }, effort)
    yield against('  commands per busy core, 32 in flight', many, 'peer', rateOf, '/s')
    if (!sizes.isLong) return
    const merges = {
      floor: merging(world, floor, { times: 4, hasForm: false }),
      peer: merging(world, other, { times: 1, hasForm: true }),
      ours: merging(world, ours, { times: 1, hasForm: true }),
    }
    await warmAll({ peer: merges.peer }, sizes.warmUp / 5)
    const merged = await contest(merges, { count: Math.ceil(sizes.count / 3), inFlight: 1 }, effort)
    yield against('  CPU per merge', merged, 'peer', cpuOf, 'us')
    yield against('  CPU per merge there: floor', { ...merged, ours: merged.peer }, 'floor', cpuOf, 'us')
  } finally {
    await other.stop()
  }
}

/** Transactions per operation. */
async function fsyncs(subject: Ours, operation: Operation, size: BatchSize): Promise<number> {
  const commits = await commitsDuring(subject.folder, async () => {
    await runBatch(subject, operation, size)
    // The end of the last one is stored after its message has come.
    await pause(SETTLED_MS)
  })
  return commits / size.count
}

/** Statements per operation, all of which have ended. */
async function statements(
  subject: Subject,
  operation: Operation,
  prepare: Contender['prepare'] = async () => {},
): Promise<number> {
  const size = { count: 10, inFlight: 1 }
  await prepare(size)
  await pause(SETTLED_MS)
  const { before } = await runBatch(subject, operation, size)
  await pause(SETTLED_MS)
  return ((await subject.usage()).statements - before.statements) / size.count
}

async function leastIn(most: number, measure: () => Promise<number>): Promise<number> {
  const found: number[] = []
  while (found.length < most) found.push(await measure())
  return Math.min(...found)
}
