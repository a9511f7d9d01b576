import type { Dialect } from './dialect.ts'

/** Whom a request was for: what its answer is judged by. */
export interface Asked {
  readonly origin: string
  /** Null for what is not below the base of an API. */
  readonly dialect: Pick<Dialect, 'name' | 'other' | 'gone'> | null
  /** What was sent and must not appear in a reason. */
  readonly secrets: readonly string[]
}
