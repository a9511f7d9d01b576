import {
  ackOf,
  type Contender,
  type Contenders,
  type Contest,
  contest,
  cpuOf,
  doneOf,
  halved,
  rateOf,
  ratios,
} from '../contest.ts'
import { CHANNELS, type Operation, runBatch, typed } from '../drive.ts'
import { atMost, least, median, most, quantile, type Row, row } from '../figures.ts'
import type { Subject } from '../subject.ts'
import { type Ours, startFloor, startOurs, startUsual } from '../subjects.ts'
import type { World } from '../world.ts'
import type { Setting } from './settings.ts'

/** The three processes of most rows. */
export interface Trio {
  readonly floor: Subject
  readonly usual: Subject
  readonly ours: Ours
}

/** Number of operations of the peers per one of ours. */
const TIMES = { floor: 6, usual: 3, ours: 1 }
/** The same where all wait for a slow server, equally long. */
const EQUAL_TIMES = { floor: 1, usual: 1, ours: 1 }

/** Operations that begin at once, each in a channel of its own. */
const BURST = 400
/** Slack shows an error where a request is not acknowledged within that time. */
const SLACK_WAITS_MS = 3_000

export const list = (world: World) =>
  typed(
    world,
    () => 'list',
    () => '!7',
  )

/** Merge requests in turn, so that no card moves within a channel. */
const iidAt = (index: number) => 1 + (index % 40)

export const view = (world: World) =>
  typed(
    world,
    (index) => `view !${iidAt(index)}`,
    (index) => `!${iidAt(index)}`,
  )

/** Starts the three, and warms them up with lists. */
export async function startTrio({ world, sizes }: Setting): Promise<Trio> {
  const [floor, usual, ours] = await Promise.all([startFloor(world), startUsual(world), startOurs(world)])
  for (const subject of [floor, usual, ours]) await warm(subject, list(world), sizes.warmUp)
  return { floor, usual, ours }
}

export async function warm(subject: Subject, operation: Operation, count: number): Promise<void> {
  await runBatch(subject, operation, { count, inFlight: Math.min(16, CHANNELS) })
}

/** Brings the caches and the compiled code of each contender into the state of a long run. */
export async function warmAll(contenders: Partial<Contenders>, count: number): Promise<void> {
  for (const { subject, operation, prepare } of Object.values(contenders)) {
    await prepare?.({ count, inFlight: 1 })
    await warm(subject, operation, count)
  }
}

function contenders(trio: Trio, operation: Operation, times = TIMES) {
  const of = (name: keyof Trio): Contender => ({ subject: trio[name], operation, times: times[name] })
  return { floor: of('floor'), peer: of('usual'), ours: of('ours') }
}

/** `/mr list` and `/mr view`. */
export async function* commandRows(setting: Setting, trio: Trio): AsyncGenerator<Row> {
  const { world, sizes } = setting
  const { count } = sizes
  const all = contenders(trio, list(world))
  const one = await contest(all, { count, inFlight: 1 }, sizes)
  yield against('CPU per /mr list, 1 in flight: floor', one, 'floor', cpuOf, 'us', most(4))
  yield against('  the same: usual stack', one, 'peer', cpuOf, 'us', most(1))
  yield row('A/A: the floor against itself, CPU', { ours: one.apart, unit: 'x' })
  yield against('/mr list end to end, 0 ms upstream, p50: floor', one, 'floor', doneOf, 'ms', most(3))
  yield against('  the same: usual stack', one, 'peer', doneOf, 'ms')
  yield against('slash to acknowledgement, 1 in flight, p50: floor', one, 'floor', ackOf, 'ms')

  world.delays.forge = 50
  const equal = contenders(trio, list(world), EQUAL_TIMES)
  const slow = await contest(equal, { count: Math.ceil(count / 4), inFlight: 1 }, halved(sizes))
  world.delays.forge = 0
  yield against('/mr list end to end, 50 ms upstream, p50: floor', slow, 'floor', doneOf, 'ms', most(1.05))
  yield against('  the same: usual stack', slow, 'peer', doneOf, 'ms')

  const many = await contest(all, { count: count * 4, inFlight: 32 }, sizes)
  yield against('commands per busy core, 32 in flight: usual stack', many, 'peer', rateOf, '/s', least(1))
  yield against('  the same: floor', many, 'floor', rateOf, '/s')
  const { noisy } = many
  const acks = many.ours.flatMap(({ acksMs }) => acksMs)
  const delays = many.ours.map(({ after }) => after.delayP99Ms)
  yield row('slash to acknowledgement, 32 in flight, p99', {
    ours: quantile(acks, 0.99),
    unit: 'ms',
    goal: atMost(100),
    noisy,
  })
  yield row('event-loop delay, 32 in flight, p99', {
    ours: median(delays),
    unit: 'ms',
    goal: atMost(50),
    noisy,
  })

  // Many requests of Slack come at once after it could not reach the bot for a while.
  const burst = await runBatch(trio.ours, list(world), { count: BURST, inFlight: BURST })
  yield row(`a burst of ${BURST} lists: slowest acknowledgement`, {
    ours: Math.max(...burst.acksMs),
    unit: 'ms',
    goal: atMost(SLACK_WAITS_MS),
  })
  yield row('  slowest answer', { ours: Math.max(...burst.donesMs), unit: 'ms' })

  const views = contenders(trio, view(world))
  await warmAll(views, sizes.warmUp / 2)
  const viewed = await contest(views, { count, inFlight: 1 }, sizes)
  yield against('CPU per /mr view: floor', viewed, 'floor', cpuOf, 'us', most(4))
  yield against('  the same: usual stack', viewed, 'peer', cpuOf, 'us')
}

/** The medians of both, and the median of the rounds’ ratios. */
export function against(
  metric: string,
  held: Contest,
  peer: 'floor' | 'peer',
  of: Parameters<typeof ratios>[2],
  unit: Row['unit'],
  goal?: Row['goal'],
): Row {
  return row(metric, {
    peer: median(held[peer].map(of)),
    ours: median(held.ours.map(of)),
    ratio: median(ratios(held.ours, held[peer], of)),
    unit,
    noisy: held.noisy,
    ...(goal ? { goal } : {}),
  })
}
