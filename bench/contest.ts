import { type Batch, type BatchSize, type Operation, runBatch } from './drive.ts'
import { median, variation } from './figures.ts'
import type { Subject } from './subject.ts'

/** A process in a contest, and what it is asked to do. */
export interface Contender {
  readonly subject: Subject
  readonly operation: Operation
  /** Runs before each batch, unmeasured. */
  readonly prepare?: (size: BatchSize) => Promise<void>
  /** Number of operations per one of the bot’s; those of fast processes would be too short to measure. */
  readonly times: number
}

export interface Contest {
  /** The rounds of each contender, in the same order. */
  readonly floor: readonly Batch[]
  /** The floor again, at the other end of the same rounds. */
  readonly again: readonly Batch[]
  readonly peer: readonly Batch[]
  readonly ours: readonly Batch[]
  /** How far the floor is from itself; 1 when nothing disturbs. */
  readonly apart: number
  readonly noisy: boolean
}

export interface Contenders {
  readonly floor: Contender
  readonly peer: Contender
  readonly ours: Contender
}

/** How long a contest may take. */
export interface Effort {
  readonly rounds: number
  /** The rounds are run again at most so often. */
  readonly repeats: number
}

/** Half of the rounds. */
export const halved = ({ rounds, repeats }: Effort): Effort => ({ rounds: Math.ceil(rounds / 2), repeats })

/** Batches before the first round, at most so many per round. */
const UNMEASURED = 4
/** A batch that takes less than this part of the best one shows that a contender is still getting faster. */
const FASTER = 0.95

/** Two measurements of the same thing may differ by so much. */
const APART = 0.1
const VARIATION = 0.15

/**
 * Runs rounds in which everybody has a turn, in an order that changes; the floor has two. When these are too far
 * apart the rounds are run again where that is allowed, and all of them count.
 */
export async function contest(contenders: Contenders, size: BatchSize, effort: Effort): Promise<Contest> {
  const { rounds, repeats } = effort
  const batches = { floor: [], peer: [], ours: [], again: [] } satisfies Record<string, Batch[]>
  const all: Record<keyof typeof batches, Batch[]> = batches
  for (const name of ['floor', 'peer', 'ours'] as const) await settle(contenders[name], size, rounds)
  for (let repeat = 0; repeat <= repeats; repeat += 1) {
    for (let round = 0; round < rounds; round += 1) {
      const order = ['floor', 'peer', 'ours', 'again'] as const
      for (const name of round % 2 === 0 ? order : order.toReversed())
        all[name].push(await turn(contenders[name === 'again' ? 'floor' : name], size))
    }
    if (!isNoisy(all.floor, all.again)) break
  }
  const { floor, peer, ours, again } = all
  const apart = median(ratios(floor, again, cpuOf))
  return { floor, peer, ours, again, apart: Math.max(apart, 1 / apart), noisy: isNoisy(floor, again) }
}

/** Runs unmeasured batches until a contender gets no faster: the faster ones make more calls, and are compiled sooner. */
async function settle(contender: Contender, size: BatchSize, rounds: number): Promise<void> {
  let best = Number.POSITIVE_INFINITY
  for (let batch = 0, even = 0; batch < rounds * UNMEASURED && even < 2; batch += 1) {
    const { cpuUs } = await turn(contender, size)
    even = cpuUs < best * FASTER ? 0 : even + 1
    best = Math.min(best, cpuUs)
  }
}

async function turn({ subject, operation, prepare, times }: Contender, size: BatchSize): Promise<Batch> {
  const own = { ...size, count: size.count * times }
  await prepare?.(own)
  return runBatch(subject, operation, own)
}

function isNoisy(floor: readonly Batch[], again: readonly Batch[]): boolean {
  const between = ratios(floor, again, cpuOf)
  return Math.abs(median(between) - 1) > APART || variation(between) > VARIATION
}

export const cpuOf = ({ cpuUs }: Batch) => cpuUs
export const doneOf = ({ donesMs }: Batch) => median(donesMs)
export const ackOf = ({ acksMs }: Batch) => median(acksMs)
/** Operations for each second of a core. */
export const rateOf = ({ cpuUs }: Batch) => 1e6 / cpuUs

/** The ratio of each round. */
export function ratios(
  ours: readonly Batch[],
  peer: readonly Batch[],
  of: (batch: Batch) => number,
): number[] {
  return ours.flatMap((batch, round) => {
    const other = peer[round]
    return other ? [of(batch) / of(other)] : []
  })
}
