import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { KeyRing } from './keys.ts'
import type { Schema } from './tables.ts'

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
  /** Which pauses are counted on. */
  readonly realTime: DbClock
}

/** The time (ms UTC) that pauses are counted on, as SQL: a clock that people move has no say in it. */
export type DbClock = () => RawBuilder<number>

/** Of the one machine of an embedded store. */
export const processClock: DbClock = () => sql<number>`${Date.now()}`

/** Of the PostgreSQL that replicas share: they agree on it, whatever their own clocks show. */
export const databaseClock: DbClock = () =>
  sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`
