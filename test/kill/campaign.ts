import { appendFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { withTimeout } from '../../src/model/deadline.ts'
import type { StorePlace } from '../../src/store/engine.ts'
import { dice as diceOf } from '../faults/choice.ts'
import {
  addDigests,
  answersOf,
  type Command,
  type DueDigest,
  effectsOf,
  isInterim,
  isOfAnother,
  makeCommands,
  onlyChecked,
  postsOf,
  unanswered,
} from './items.ts'
import { type Point, points, watchFor } from './points.ts'
import { faulty, items, logTo, onlyPoint, rounds, seed } from './settings.ts'
import type { SlackRecord } from './slack-record.ts'
import { faultBy, openWorld, type World } from './world.ts'

/** What came of one round. */
export interface Round {
  readonly point: string
  /** The point was reached; otherwise the bot was killed at a random moment. */
  readonly reached: boolean
  readonly commands: number
  readonly accepted: number
  readonly digests: number
  /** From the start after the kill until all that had been accepted before was done, in ms. */
  readonly recoveredMs: number
}

/** What came of all of them. */
export interface Verdict {
  readonly rounds: readonly Round[]
  /** Accepted, and not answered; due, and not posted. */
  readonly lost: readonly string[]
  /** Done twice at the forge, or said twice for all to see. */
  readonly doubled: readonly string[]
  /** Said twice to one person alone: Slack keeps nothing of that, so it cannot be looked for. */
  readonly saidAgain: number
  readonly faults: number
  readonly exchanges: number
}

/** The bot is killed at a random moment when it has not come to the point by then, in ms. */
const PATIENCE_MS = 6_000
/** What is not done after that is lost. */
const GIVEN_UP_MS = 90_000
/** The commands of a round are typed within so many ms. */
const TYPED_WITHIN_MS = 3_000
/** With so many rounds there is time to wait for the last word on everything. */
const LONG = 10

/**
 * In every round: digests become due, the bot starts, commands are typed, exchanges go wrong, and the bot is killed.
 * Then nothing goes wrong any more, it starts again, and finishes; and is killed once more. `ended` is told of
 * each round.
 */
export async function runCampaign(
  placeIn: (folder: string) => StorePlace,
  ended: (round: Round, number: number) => void,
): Promise<Verdict> {
  const dice = diceOf(seed)
  const net = { part: 0, exchanges: 0, faults: 0 }
  const world = await openWorld(placeIn, () => {
    if (net.part === 0) return undefined
    const fault = faultBy(net.part, dice)
    net.exchanges += 1
    net.faults += fault ? 1 : 0
    return fault
  })
  const { record, store, team } = world
  const commands: Command[] = []
  const digests: DueDigest[] = []
  const done: Round[] = []
  const isDone = () =>
    unanswered(commands, record).length === 0 && digests.every((one) => postsOf(one, record) > 0)
  const digestsEach = Math.floor(items / 4)

  async function life(point: Point | null, fresh: readonly Command[]): Promise<boolean> {
    let bot = startBot(world)
    let hasReachedStart = false
    if (point?.isStart) {
      // The rest of the round is another life’s.
      hasReachedStart = await untilReached(world, point, 0, bot.kill)
      if (!hasReachedStart) await bot.kill()
      await clear(world)
      bot = startBot(world)
    }
    await bot.ready
    const typing = fresh.map(async (command) => {
      await pause(dice() * TYPED_WITHIN_MS)
      await world.type(command)
    })
    const isNamed = point !== null && !point.isStart
    const skip = Math.floor((dice() * items) / (point?.onceIn ?? 25))
    const reached = isNamed && (await untilReached(world, point, skip, bot.kill))
    if (!reached) {
      await pause((dice() + 1 / 4) * TYPED_WITHIN_MS)
      await bot.kill()
    }
    await Promise.all(typing)
    return reached || hasReachedStart
  }

  try {
    for (let round = 0; round < rounds; round += 1) {
      const point = pointOf(round)
      const due = await addDigests(store, team, digestsEach, round)
      const fresh = makeCommands(items - digestsEach, round, dice)
      digests.push(...due)
      for (const earlier of commands) earlier.overAt = Math.min(earlier.overAt, record.taken().length)
      commands.push(...fresh)
      net.part = faulty
      const reached = await life(point, fresh)
      net.part = 0
      await clear(world)

      const startedAt = performance.now()
      const bot = startBot(world)
      await bot.ready
      const recoveredMs = await until(isDone, startedAt)
      await bot.kill()
      const came: Round = {
        point: point?.name ?? 'any moment',
        reached,
        commands: fresh.length,
        accepted: fresh.filter(({ accepted }) => accepted).length,
        digests: due.length,
        recoveredMs,
      }
      done.push(came)
      ended(came, done.length)
    }
    if (rounds >= LONG) {
      const bot = startBot(world)
      await until(() => onlyChecked(commands, record).length === 0, performance.now())
      await bot.stop()
    }
    return { rounds: done, ...net, ...judge(world, commands, digests) }
  } finally {
    await world.close()
  }
}

function startBot(world: World) {
  const bot = world.startBot()
  void bot.ended.then(() => {
    if (logTo) appendFileSync(logTo, bot.output())
  })
  return bot
}

/** Every named point comes once before one comes again, and every fourth kill is at a random moment. */
function pointOf(round: number): Point | null {
  if (onlyPoint !== undefined) return points.find(({ name }) => name === onlyPoint) ?? null
  if (round % 4 === 3) return null
  return points[(round - Math.floor(round / 4) + seed) % points.length] ?? null
}

/** Kills the bot at the point; false when it does not come to it. */
async function untilReached(
  { proxies }: World,
  point: Point,
  skip: number,
  kill: () => Promise<void>,
): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<true>()
  watchFor(point, proxies, skip, () => void kill().then(() => resolve(true)))
  return withTimeout(PATIENCE_MS, promise, false)
}

/** No rules are left, and no connections of the process that is dead. */
async function clear({ proxies }: World): Promise<void> {
  await Promise.all(Object.values(proxies).map((proxy) => proxy.clear()))
}

/** How long after the start it is so, in ms; it is not waited for for ever. */
async function until(isSo: () => boolean, startedAt: number): Promise<number> {
  for (;;) {
    const since = performance.now() - startedAt
    if (isSo() || since > GIVEN_UP_MS) return since
    await pause(50)
  }
}

interface Happened {
  readonly record: SlackRecord
  readonly forge: Pick<World['forge'], 'ledger'>
}

/** What was lost, and what came twice. */
export function judge(
  { record, forge }: Happened,
  commands: readonly Command[],
  digests: readonly DueDigest[],
): Pick<Verdict, 'lost' | 'doubled' | 'saidAgain'> {
  const nameOf = ({ command, text, channel }: Command) => `${command} ${text} (${channel})`
  const answers = commands.map((command) => ({ command, said: answersOf(command, record) }))
  const posts = record.taken().filter(({ how, key }) => how === 'post' && key !== null)
  const byKey = Map.groupBy(posts, ({ channel, key }) => `${channel} ${key}`)
  const finals = ({ command, said }: (typeof answers)[number]) =>
    said.filter(
      (one) =>
        one.how === 'post' &&
        one.channel === command.channel &&
        !isInterim(one) &&
        !isOfAnother(one, command, commands, record),
    )
  return {
    lost: [
      ...unanswered(commands, record).map(nameOf),
      ...(rounds < LONG ? [] : onlyChecked(commands, record).map((one) => `${nameOf(one)}: only checked`)),
      ...digests.filter((one) => postsOf(one, record) === 0).map(({ channel, key }) => `${channel} ${key}`),
    ],
    doubled: [
      ...[...byKey].flatMap(([name, same]) => (same.length > 1 ? [`${name}: ${same.length} posts`] : [])),
      ...answers.flatMap((one) => {
        const posted = finals(one)
        const said = posted.map(({ key, words }) => `${key} ${words}`).join('\n')
        return posted.length > 1 ? [`${nameOf(one.command)}: ${posted.length} answers:\n${said}`] : []
      }),
      ...commands.flatMap((one) => {
        const effects = effectsOf(one, forge.ledger())
        return effects > 1 ? [`${nameOf(one)}: ${effects} effects`] : []
      }),
    ],
    saidAgain: answers.filter(({ said }) => said.filter(({ how }) => how === 'private').length > 1).length,
  }
}
