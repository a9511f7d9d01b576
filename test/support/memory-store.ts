import { openDatabase } from '../../src/store/context.ts'
import { migrate } from '../../src/store/migrate.ts'
import { openSqlite, sqliteDialect } from '../../src/store/sqlite.ts'

/** The place of a new store in memory. Its tables are made once in each worker: that takes longer than most tests. */
export const IN_MEMORY = { image: await emptyStore() }

async function emptyStore(): Promise<Uint8Array> {
  const database = openSqlite(':memory:')
  const db = openDatabase(sqliteDialect(database))
  await migrate(db, { lock: async () => {}, putAside: async () => {} }, () => 0)
  const image = database.serialize()
  await db.destroy()
  return image
}
