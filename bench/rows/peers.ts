import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Contender,
  type Contenders,
  type Contest,
  contest,
  cpuOf,
  doneOf,
  halved,
  rateOf,
} from '../contest.ts'
import type { Operation } from '../drive.ts'
import type { Row } from '../figures.ts'
import type { Subject } from '../subject.ts'
import { startByHand, startDurable } from '../subjects.ts'
import { against, list, type Trio, view, warm, warmAll } from './commands.ts'
import type { Setting } from './settings.ts'
import { merging } from './writes.ts'

/**
 * What it costs the floor and the usual stack to keep a command and its answer on disk, and nothing else: what a goal
 * leaves for everything else, and the bot beside them.
 */
export async function* durablePeerRows({ world, sizes }: Setting, trio: Trio): AsyncGenerator<Row> {
  const folder = await mkdtemp(join(tmpdir(), 'greenlight-peers-'))
  const floor = await startDurable('floor', world, folder)
  const usual = await startDurable('usual', world, folder)
  const effort = halved(sizes)
  const one = { count: sizes.count, inFlight: 1 }
  const many = { count: sizes.count * 4, inFlight: 32 }
  const peers = { floor: trio.floor, peer: floor, ours: usual }

  async function* priceRows(name: string, held: Contest, of: typeof cpuOf, unit: 'us' | 'ms') {
    yield against(`a durable floor: ${name}: floor`, { ...held, ours: held.peer }, 'floor', of, unit)
    yield against('  a durable usual stack', held, 'floor', of, unit)
  }

  try {
    for (const subject of [floor, usual]) {
      await warm(subject, list(world), sizes.warmUp)
      await warm(subject, view(world), sizes.warmUp / 2)
    }
    const lists = among(peers, list(world))
    const listed = await contest(lists, one, effort)
    yield* priceRows('CPU per list', listed, cpuOf, 'us')
    yield* priceRows('a list end to end, p50', listed, doneOf, 'ms')
    world.delays.forge = 50
    const slowly = among(peers, list(world), [1, 1, 1])
    const slow = await contest(slowly, { ...one, count: Math.ceil(one.count / 4) }, effort)
    world.delays.forge = 0
    yield* priceRows('a list, 50 ms upstream, p50', slow, doneOf, 'ms')
    yield* priceRows('CPU per view', await contest(among(peers, view(world)), one, effort), cpuOf, 'us')
    const merges = {
      floor: merging(world, trio.floor, { times: 4, hasForm: false }),
      peer: merging(world, floor, { times: 4, hasForm: false }),
      ours: merging(world, usual, { times: 2, hasForm: false }),
    }
    await warmAll({ peer: merges.peer, ours: merges.ours }, sizes.warmUp / 5)
    const merged = await contest(merges, { ...one, count: Math.ceil(one.count / 3) }, effort)
    yield* priceRows('CPU per merge', merged, cpuOf, 'us')

    const crowd = await contest(among({ ...peers, floor: trio.usual }, list(world)), many, effort)
    const kept = { ...crowd, ours: crowd.peer }
    yield against('a durable floor: lists per core, 32 in flight: usual stack', kept, 'floor', rateOf, '/s')
    yield against('  a durable usual stack', crowd, 'floor', rateOf, '/s')

    const beside = among({ floor: trio.floor, peer: usual, ours: trio.ours }, list(world))
    const single = await contest(beside, one, effort)
    yield against('CPU per /mr list: a durable usual stack', single, 'peer', cpuOf, 'us')
    yield against('  end to end, p50', single, 'peer', doneOf, 'ms')
    yield against('  per core, 32 in flight', await contest(beside, many, effort), 'peer', rateOf, '/s')
  } finally {
    await floor.stop()
    await usual.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Measures a list by hand: the price of its promises, to which the bot adds rights, retries and layers. */
export async function* byHandRows({ world, sizes }: Setting, trio: Trio): AsyncGenerator<Row> {
  const folder = await mkdtemp(join(tmpdir(), 'greenlight-by-hand-'))
  const byHand = await startByHand(world, folder)
  const effort = halved(sizes)
  const one = { count: sizes.count, inFlight: 1 }
  const beside = { floor: trio.floor, peer: trio.usual, ours: byHand }
  try {
    await warm(byHand, list(world), sizes.warmUp)
    const lists = among(beside, list(world))
    const listed = await contest(lists, one, effort)
    yield against('a list by hand with the promises, CPU: floor', listed, 'floor', cpuOf, 'us')
    yield against('  the same: usual stack', listed, 'peer', cpuOf, 'us')
    yield against('  end to end, p50: floor', listed, 'floor', doneOf, 'ms')
    const many = await contest(lists, { count: sizes.count * 4, inFlight: 32 }, effort)
    yield against('  per core, 32 in flight: usual stack', many, 'peer', rateOf, '/s')
    world.delays.forge = 50
    const slowly = among(beside, list(world), [1, 1, 1])
    const slow = await contest(slowly, { ...one, count: Math.ceil(one.count / 4) }, effort)
    world.delays.forge = 0
    yield against('  end to end, 50 ms upstream, p50: floor', slow, 'floor', doneOf, 'ms')
  } finally {
    await byHand.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Everybody does the same, the slowest least often. */
function among(
  subjects: Readonly<Record<keyof Contenders, Subject>>,
  operation: Operation,
  [floor, peer, ours] = [6, 4, 2],
): Contenders {
  const of = (subject: Subject, times: number): Contender => ({ subject, operation, times })
  return { floor: of(subjects.floor, floor), peer: of(subjects.peer, peer), ours: of(subjects.ours, ours) }
}
