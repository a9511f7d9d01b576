import type { World } from '../world.ts'

/** How much is measured. */
export interface Sizes {
  readonly isQuick: boolean
  readonly rounds: number
  /** Operations of a batch. */
  readonly count: number
  /** Lists before the first row; of others a part. A bot runs for days, and V8 compiles for some thousand commands. */
  readonly warmUp: number
}

export interface Setting {
  readonly world: World
  readonly sizes: Sizes
}

export const quick: Sizes = { isQuick: true, rounds: 3, count: 24, warmUp: 100 }
export const full: Sizes = { isQuick: false, rounds: 6, count: 80, warmUp: 3_000 }
