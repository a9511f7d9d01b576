import { setTimeout as pause } from 'node:timers/promises'
import {
  CamelCasePlugin,
  type DeleteResult,
  type Dialect,
  type InsertResult,
  Kysely,
  type RawBuilder,
  type SelectQueryBuilder,
  sql,
  type Transaction,
  type UpdateResult,
} from 'kysely'
import type { KeyRing } from './keys.ts'
import { StoreContention } from './store-error.ts'

/** A column with a type common to SQLite and PostgreSQL; `Value` is its type in a row. */
export interface Column<Value> {
  readonly type: 'text' | 'integer' | 'bigint'
  readonly nullable: boolean
  /** For the compiler only. */
  readonly value?: Value
}

export type Columns = Readonly<Record<string, Column<unknown>>>

export type RowOf<Of extends Columns> = {
  readonly [Name in keyof Of]: Of[Name] extends Column<infer Value> ? Value : never
}

/** The rows of these tables by name; a table under another name than its own does not compile. */
export type RowsOf<
  Of extends { readonly [Name in keyof Of]: { readonly name: Name; readonly columns: Columns } },
> = {
  [Name in keyof Of]: RowOf<Of[Name]['columns']>
}

/** The rows of every table, which tables.ts adds. The database uses snake_case names. */
export interface Schema {
  schemaVersions: { version: number; appliedAt: number; needs: number }
}

export type StoreDatabase = Kysely<Schema>

export function openDatabase(dialect: Dialect): StoreDatabase {
  return new Kysely({ dialect, plugins: [new CamelCasePlugin()] })
}

export type StoreTransaction = Transaction<Schema>

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

/** Runs a statement. False when there was no such row, or when an insertion did nothing. */
export async function changesRows(statement: {
  executeTakeFirst(): Promise<InsertResult | UpdateResult | DeleteResult>
}): Promise<boolean> {
  const result = await statement.executeTakeFirst()
  if ('numUpdatedRows' in result) return result.numUpdatedRows > 0n
  if ('numDeletedRows' in result) return result.numDeletedRows > 0n
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Runs a query and returns the number of its rows. */
export async function countRows<Name extends keyof Schema>(
  rows: SelectQueryBuilder<Schema, Name, object>,
): Promise<number> {
  const counted = rows.select(({ fn }) => fn.countAll<number>().as('count'))
  return (await counted.executeTakeFirstOrThrow()).count
}

/** The time (ms UTC) for measuring pauses, as SQL: independent of clocks that people adjust. */
export type DbClock = () => RawBuilder<number>

export const processClock: DbClock = () => sql<number>`${Date.now()}`

/** The clock of the PostgreSQL that replicas share: they agree on it, whatever their own clocks show. */
export const databaseClock: DbClock = () =>
  sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`

const MAX_TRIES = 10
/** Base pause between tries, in ms, for the other transaction to end; a random factor avoids repeats. */
const PAUSE_MS = 20

/**
 * Runs a transaction, and runs it again on a conflict with another one, as happens between replicas; so
 * `work` must only read and write in it.
 * @throws StoreContention after ten conflicts.
 */
export async function retryOnConflict<Result>(
  db: Kysely<Schema>,
  work: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (!(error instanceof StoreContention) || tried === MAX_TRIES) throw error
      await pause(PAUSE_MS * tried * Math.random())
    }
  }
}
