import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { KeyRing } from './keys.ts'

/** The rows of every table; each table’s file adds its own. The database uses snake_case names. */
export interface Schema {
  /** The migrations that this store has applied. */
  schemaVersions: { version: number; appliedAt: number }
}

/** The tables of a store, outside of a transaction. */
export type StoreDatabase = Kysely<Schema>

/** The tables of a store, in one transaction. */
export type StoreTransaction = Transaction<Schema>

/** The dependencies shared by every table. */
export interface StoreContext {
  readonly db: StoreDatabase
  readonly keys: KeyRing
  /** The base URL of the store’s forge, as `forgeName` writes it; empty for none. */
  readonly forge: string
  /** ms UTC. */
  readonly now: () => number
  /** The clock for pauses. */
  readonly realTime: DbClock
}

/** The time (ms UTC) for measuring pauses, as SQL: independent of clocks that people adjust. */
export type DbClock = () => RawBuilder<number>

/** The clock of an embedded store’s single machine. */
export const processClock: DbClock = () => sql<number>`${Date.now()}`

/** The clock of the PostgreSQL that replicas share: they agree on it, whatever their own clocks show. */
export const databaseClock: DbClock = () =>
  sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`
