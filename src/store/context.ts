import type { Kysely } from 'kysely'
import type { KeyRing } from './keys.ts'
import type { Schema } from './schema.ts'

/** What every table stands on. */
export interface StoreContext {
  readonly db: Kysely<Schema>
  readonly keys: KeyRing
  /** The base URL of the forge that this store is of, as `forgeName` writes it; empty for none. */
  readonly forge: string
  /** ms UTC. */
  readonly now: () => number
}
