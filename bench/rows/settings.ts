import type { Effort } from '../contest.ts'
import type { World } from '../world.ts'

/** How much is measured. */
export interface Sizes extends Effort {
  readonly isQuick: boolean
  /** Operations of a batch. */
  readonly count: number
  /** Lists before the first row; of others a part. A bot runs for days, and V8 compiles for some thousand commands. */
  readonly warmUp: number
}

export interface Setting {
  readonly world: World
  readonly sizes: Sizes
}

/** About a minute. */
export const quick: Sizes = { isQuick: true, rounds: 2, repeats: 0, count: 16, warmUp: 100 }
/** Five to ten minutes, as the machine is. */
export const full: Sizes = { isQuick: false, rounds: 4, repeats: 1, count: 80, warmUp: 3_000 }
