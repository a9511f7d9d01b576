import { sql } from 'kysely'
import { openDatabase } from '../../src/store/context.ts'
import { openEngine } from '../../src/store/engine.ts'
import { type Migration, migrate, migrations } from '../../src/store/migrate.ts'
import { temporaryFile } from './temporary.ts'

/** The file of a store of this version of the schema (by default the newest), with a channel that is bound. */
export async function olderStore(version = migrations.length): Promise<string> {
  const file = temporaryFile()
  const engine = await openEngine({ file })
  const db = openDatabase(engine.dialect)
  await migrate(db, engine, () => 1, migrations.slice(0, version))
  await sql`insert into channels values ('T1', 'C1', 42, 'UANN', 1)`.execute(db)
  await db.destroy()
  return file
}

/** What a later version, whose schema has one table more, does with a store at its start. */
export async function upgrade(file: string): Promise<void> {
  const engine = await openEngine({ file })
  const db = openDatabase(engine.dialect)
  const later: Migration = ({ schema }) => schema.createTable('later').addColumn('id', 'text').execute()
  try {
    await migrate(db, engine, () => 1, [...migrations, later])
  } finally {
    await db.destroy()
  }
}
