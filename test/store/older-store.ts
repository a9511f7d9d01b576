import { CamelCasePlugin, Kysely, sql } from 'kysely'
import { openEngine } from '../../src/store/engine.ts'
import { migrate } from '../../src/store/migrate.ts'
import { migrations, type Versions } from '../../src/store/migrations.ts'
import { temporaryFile } from './temporary.ts'

/** The file of a store that an earlier version has left (by default the one before), with a channel that is bound. */
export async function olderStore(version = migrations.length - 1): Promise<string> {
  const file = temporaryFile()
  const engine = openEngine({ file })
  const db = new Kysely<Versions>({ dialect: engine.dialect, plugins: [new CamelCasePlugin()] })
  await migrate(db, engine, () => 1, migrations.slice(0, version))
  await sql`insert into channels values ('T1', 'C1', 42, 'UANN', 1)`.execute(db)
  await db.destroy()
  return file
}
