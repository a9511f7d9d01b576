import { setTimeout as pause } from 'node:timers/promises'
import { openStore } from '../../src/store/store.ts'
import type { Subject } from '../subject.ts'
import { type Installation, installOurs } from '../subjects.ts'
import { openWorld, type World } from '../world.ts'
import { type Calls, type Kind, LOOK_EVERY_MS } from './kinds.ts'

const MINUTE_MS = 60_000
/** Without a call for so long, in ms, what a start has to do is over. */
const QUIET_MS = 4_000
/** Time in which the processes only wait, in ms. */
const WINDOW_MS = 20_000
/** By so much may measurements of CPU and memory differ from what is linear. */
const TOLERANCE = 1.25
/** What is no more than this share of the cost of one is noise. */
const NOISE = 0.25

/** What serving so many took. */
export interface Growth {
  readonly count: number
  readonly calls: Calls
  /** CPU of that look, in ms. */
  readonly lookMs: number
  /** CPU of a minute with its share of a look, in ms. */
  readonly minuteMs: number
  /** Bytes after a garbage collection. */
  readonly heap: number
}

interface Started {
  readonly count: number
  readonly world: World
  readonly ours: Installation
  readonly subject: Subject
  readonly calls: Calls
  readonly lookUs: number
  readonly tookMs: number
}

/** Serves each of these counts in a process of its own: looks one after the other, then all of them wait. */
export async function measureGrowth(kind: Kind, counts: readonly number[]): Promise<Growth[]> {
  const started: Started[] = []
  try {
    for (const count of counts) started.push(await start(kind, count))
    for (const { world } of started) world.reset()
    const before = await Promise.all(started.map(({ subject }) => subject.usage()))
    await pause(WINDOW_MS)
    const after = await Promise.all(started.map(({ subject }) => subject.usage()))
    const found: Growth[] = []
    for (const [nth, { count, calls, lookUs, tookMs, world, subject }] of started.entries()) {
      const { forge, slack, who } = callsOf(world)
      if (forge + slack + who > 0) throw new Error(`${count} ${kind.name}: there are calls between two looks`)
      const waitUs = ((after[nth]?.cpuUs ?? 0) - (before[nth]?.cpuUs ?? 0)) / WINDOW_MS
      const lookMs = Math.max(0, lookUs - waitUs * tookMs) / 1_000
      const minuteMs = (waitUs * MINUTE_MS) / 1_000 + (lookMs * MINUTE_MS) / LOOK_EVERY_MS
      const { heap } = await subject.usage('collect')
      found.push({ count, calls, lookMs, minuteMs, heap })
    }
    return found
  } finally {
    for (const { subject, ours, world } of started) {
      await subject.stop()
      await ours.drop()
      await world.stop()
    }
  }
}

/** Starts a process that has so many to look at, and waits until it has looked. */
async function start(kind: Kind, count: number): Promise<Started> {
  const world = await openWorld()
  Object.assign(world.sizes, kind.sizes?.(count))
  const ours = await installOurs(world, {
    // Whoever runs the bot would be greeted.
    environment: { GREENLIGHT_ADMINS: '' },
    async seed(place, keys) {
      await kind.seed(
        async (ageMs, work) => {
          const at = Date.now() - ageMs
          const store = await openStore({ ...place, keys, forge: world.origin, now: () => at })
          await work(store, at)
          await store.heartbeats.leave()
          await store.close()
        },
        count,
        world,
      )
    },
  })
  const subject = await ours.start()
  const begun = performance.now()
  const { cpuUs } = await subject.usage()
  for (let last = -1, since = begun; performance.now() - since < QUIET_MS; await pause(50)) {
    const { forge, slack, who } = callsOf(world)
    if (forge + slack + who !== last || forge === 0) since = performance.now()
    last = forge + slack + who
  }
  const lookUs = (await subject.usage()).cpuUs - cpuUs
  const tookMs = performance.now() - begun
  return { count, world, ours, subject, calls: callsOf(world), lookUs, tookMs }
}

/** What is asked once at a start. */
const AT_START = new Set(['GET version', 'auth.test', 'bots.info'])
const WHO = new Set(['users.info', 'conversations.info'])

function callsOf({ counts }: World): Calls {
  const sum = (all: ReadonlyMap<string, number>, counts: (name: string) => boolean) =>
    [...all].reduce((total, [name, one]) => (counts(name) ? total + one : total), 0)
  return {
    forge: sum(counts.forge, (name) => !AT_START.has(name)),
    slack: sum(counts.slack, (name) => !AT_START.has(name) && !WHO.has(name)),
    who: sum(counts.slack, (name) => WHO.has(name)),
  }
}

/** Says whether ten times as many cost no more than ten times as much, above what one costs. */
export function isLinear(one: number, before: number, now: number): boolean {
  return now - one <= 10 * Math.max(before - one, NOISE * one) * TOLERANCE
}

/** The calls of one look at so many. */
export async function callsOfLook(kind: Kind, count: number): Promise<Calls> {
  const { calls, subject, ours, world } = await start(kind, count)
  await subject.stop()
  await ours.drop()
  await world.stop()
  return calls
}
