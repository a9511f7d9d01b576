import { join } from 'node:path'
import type { Dialect, Transaction } from 'kysely'
import { checkWhole, copyBefore, openSqlite, sqliteDialect } from './sqlite.ts'

/** A file of its own, or the address of a PostgreSQL that replicas share. */
export type StorePlace = { readonly file: string } | { readonly url: string }

/** A serialized embedded store: opened, it is a copy in memory that goes with the process. */
export interface StoreImage {
  readonly image: Uint8Array
}

export function storeFile(folder: string): string {
  return join(folder, 'greenlight.db')
}

export interface Engine {
  readonly dialect: Dialect
  /** Called first in every transaction that changes the schema: blocks other schema changes until it ends. */
  lock<Tables>(transaction: Transaction<Tables>): Promise<void>
  /** Called with the schema version before the schema of a non-empty store is changed. */
  putAside(version: number): Promise<void>
}

/**
 * Opens the engine of this place; only a PostgreSQL loads its client.
 * @throws StoreError when the file is unusable; a PostgreSQL is not contacted yet.
 */
export async function openEngine(place: StorePlace | StoreImage): Promise<Engine> {
  if ('url' in place) {
    const { postgresDialect, lockSchema } = await import('./postgres.ts')
    return { dialect: postgresDialect(place.url), lock: lockSchema, putAside: async () => {} }
  }
  const file = 'image' in place ? ':memory:' : place.file
  const database = openSqlite(file)
  if ('image' in place) database.deserialize(place.image)
  checkWhole(database, file)
  return {
    dialect: sqliteDialect(database),
    // The row that a step inserts first is the lock.
    lock: async () => {},
    putAside: async (version) => copyBefore(database, file, version),
  }
}
