import { join } from 'node:path'
import type { Dialect, Transaction } from 'kysely'
import { lockSchema, postgresDialect } from './postgres.ts'
import { checkWhole, openSqlite, sqliteDialect } from './sqlite.ts'
import { copyBefore } from './sqlite-copy.ts'

/** A file of its own (or `:memory:`), or the address of a PostgreSQL that replicas share. */
export type StorePlace = { readonly file: string } | { readonly url: string }

/** Returns the file of the embedded store in this folder (DATA_DIR). */
export function storeFile(folder: string): string {
  return join(folder, 'greenlight.db')
}

/** The differences between the two kinds of place. */
export interface Engine {
  readonly dialect: Dialect
  /** Called first in every transaction that changes the schema: blocks other schema changes until it ends. */
  alone<Tables>(transaction: Transaction<Tables>): Promise<void>
  /** Called with the schema version before the schema of a non-empty store is changed. */
  putAside(version: number): Promise<void>
}

/** @throws StoreError when the file is unusable; a PostgreSQL is not contacted yet. */
export function openEngine(place: StorePlace): Engine {
  if ('url' in place)
    return { dialect: postgresDialect(place.url), alone: lockSchema, putAside: async () => {} }
  const database = openSqlite(place.file)
  checkWhole(database, place.file)
  return {
    dialect: sqliteDialect(database),
    // The row that a step inserts first is the lock.
    alone: async () => {},
    putAside: (version) => copyBefore(database, place.file, version),
  }
}
