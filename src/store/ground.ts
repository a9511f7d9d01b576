import type { Kysely } from 'kysely'
import type { KeyRing } from './keys.ts'
import type { Schema } from './schema.ts'

/** What every table stands on. */
export interface Ground {
  readonly db: Kysely<Schema>
  readonly keys: KeyRing
  /** ms UTC. */
  readonly now: () => number
}
