import type { Kysely, Transaction } from 'kysely'
import type { KeyRing } from './keys.ts'
import type { Schema } from './schema.ts'

/** The tables of a store, outside of a transaction. */
export type StoreDatabase = Kysely<Schema>

/** The tables of a store, in one transaction. */
export type StoreTransaction = Transaction<Schema>

/** What every table stands on. */
export interface StoreContext {
  readonly db: StoreDatabase
  readonly keys: KeyRing
  /** The base URL of the forge that this store is of, as `forgeName` writes it; empty for none. */
  readonly forge: string
  /** ms UTC. */
  readonly now: () => number
}
