import type { Dialect } from './dialect.ts'
import type { ForgePlace } from './url.ts'

/** Whom a request was for: what its answer is judged by. */
export interface ResponseContext extends ForgePlace {
  /** Null for what is not below the base of an API. */
  readonly dialect: Pick<Dialect, 'name' | 'other' | 'gone'> | null
  /** Whether whoever runs the bot has set the version of the API; otherwise the forge has told it. */
  readonly isSet: boolean
  /** What was sent and must not appear in a reason. */
  readonly secrets: readonly string[]
}
