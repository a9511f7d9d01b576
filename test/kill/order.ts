import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import type { StorePlace } from '../../src/store/engine.ts'
import { dice as diceOf } from '../faults/choice.ts'
import { type Command, onlyChecked, unanswered } from './items.ts'
import { rooms } from './rooms.ts'
import { kills, seed } from './settings.ts'
import { openWorld } from './world.ts'

/** The merge requests whose titles are changed, again and again. */
const TARGETS = [4, 5, 6, 9, 10, 11, 12, 13]
/** Shortest time between two changes, in ms. */
const BEAT_MS = 400
/** So many changes wait for their answer at most: a busy machine is asked for less, not for more than it can. */
const OPEN_CHANGES = 8
/** A kill comes within so many ms after the one before it was recovered from. */
const KILL_WITHIN_MS = 3_000
/** A process that is killed stays away so long, in ms. */
const AWAY_MS = 500
/** What is not answered after that is lost, in ms. */
const GIVEN_UP_MS = 60_000
/** The kernel counts processor time in ticks of so many ms. */
const TICK_MS = 10

/** What came of a stream of changes while processes were killed. */
export interface OrderFigures {
  readonly accepted: number
  readonly made: number
  readonly unanswered: readonly string[]
  /** Made twice at the forge, or posted twice. */
  readonly doubled: readonly string[]
  /** Changes that the forge got after a later one of the same merge request. */
  readonly outOfOrder: readonly string[]
  /** From each kill until all that had been accepted before it was answered, in ms. */
  readonly recoveredMs: readonly number[]
  /** Processor time of all processes of the bot for each accepted change, in ms. */
  readonly cpuMsPerChange: number
}

const Edit = z.object({ title: z.string() })

/** Changes titles without a pause, and kills one of `processes` again and again. */
export async function runOrder(
  placeIn: (folder: string) => StorePlace,
  processes: number,
): Promise<OrderFigures> {
  const dice = diceOf(seed)
  const world = await openWorld(placeIn, () => undefined, { count: processes })
  const { record, forge } = world
  const start = (index: number) => world.startBot(index)
  const bots = Array.from({ length: processes }, (_, index) => start(index))
  const changes: Command[] = []
  const stopping = new AbortController()
  let cpuMs = 0

  async function change(): Promise<void> {
    const number = changes.length
    const channel = rooms[number]?.id
    const target = TARGETS[number % TARGETS.length]
    if (channel === undefined || target === undefined) throw new Error('There are no more channels.')
    const mark = `Order ${number}.`
    const command: Command = {
      channel,
      mark,
      user: number % 2 === 0 ? 'U0ANN' : 'U0BOB',
      command: '/mr',
      text: `edit !${target} --title "${mark}"`,
      typedAt: 0,
      overAt: Number.POSITIVE_INFINITY,
      accepted: false,
    }
    changes.push(command)
    await world.type(command)
  }

  async function stream(): Promise<void> {
    while (!stopping.signal.aborted && changes.length < rooms.length) {
      const open = unanswered(changes, record).length + onlyChecked(changes, record).length
      if (open < OPEN_CHANGES) void change().catch(() => {})
      await pause(BEAT_MS)
    }
  }

  async function untilAnswered(of: readonly Command[], since: number): Promise<number> {
    for (;;) {
      const elapsed = performance.now() - since
      if (unanswered(of, record).length === 0 || elapsed > GIVEN_UP_MS) return elapsed
      await pause(100)
    }
  }

  try {
    await Promise.all(bots.map(({ ready }) => ready))
    const recoveredMs: number[] = []
    const streaming = stream()
    for (let count = 0; count < kills; count += 1) {
      await pause(KILL_WITHIN_MS * (1 / 3 + dice()))
      const index = Math.floor(dice() * bots.length)
      const bot = bots[index]
      if (!bot) throw new Error('There is no such process.')
      cpuMs += await cpuOf(bot.pid)
      const before = [...changes]
      const killedAt = performance.now()
      await bot.kill()
      await pause(AWAY_MS)
      bots[index] = start(index)
      await bots[index]?.ready
      recoveredMs.push(await untilAnswered(before, killedAt))
    }
    stopping.abort()
    await streaming
    await untilAnswered(changes, performance.now())
    for (const { pid } of bots) cpuMs += await cpuOf(pid)
    await Promise.all(bots.map(({ stop }) => stop()))

    const titles = forge
      .ledger()
      .filter(({ effect }) => effect !== undefined)
      .flatMap(({ path, body }) => {
        const title = Edit.safeParse(body).data?.title
        const number = /^Order (\d+)\.$/.exec(title ?? '')?.[1]
        return number === undefined ? [] : [{ path, number: Number(number) }]
      })
    const counts = Map.groupBy(titles, ({ number }) => number)
    const accepted = changes.filter((one) => one.accepted)
    const posts = record
      .taken()
      .flatMap(({ how, channel, key }) => (how === 'post' && key !== null ? [`${channel} ${key}`] : []))
    return {
      accepted: accepted.length,
      made: counts.size,
      unanswered: unanswered(changes, record).map(({ mark }) => mark),
      doubled: [
        ...[...counts].flatMap(([number, same]) => (same.length > 1 ? [`Order ${number} at the forge`] : [])),
        ...posts.filter((post, index) => posts.indexOf(post) !== index),
      ],
      outOfOrder: [...Map.groupBy(titles, ({ path }) => path).values()].flatMap((same) =>
        same.flatMap(({ number }, index) =>
          same.slice(0, index).some((earlier) => earlier.number > number) ? [`Order ${number}`] : [],
        ),
      ),
      recoveredMs,
      cpuMsPerChange: cpuMs / Math.max(1, accepted.length),
    }
  } finally {
    stopping.abort()
    await Promise.all(bots.map(({ kill }) => kill()))
    await world.close()
  }
}

/** The processor time of a process so far, in ms; 0 where the system does not tell. */
async function cpuOf(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICK_MS
}
