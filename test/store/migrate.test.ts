import { CamelCasePlugin, Kysely } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { migrate } from '../../src/store/migrate.ts'
import type { Migration, Versions } from '../../src/store/migrations.ts'
import { openSqlite, sqliteDialect } from '../../src/store/sqlite.ts'

function emptyDatabase(): Kysely<Versions> {
  const db = new Kysely<Versions>({
    dialect: sqliteDialect(openSqlite(':memory:')),
    plugins: [new CamelCasePlugin()],
  })
  onTestFinished(() => db.destroy())
  return db
}

const tables = async (db: Kysely<Versions>) =>
  (await db.introspection.getTables()).map(({ name }) => name).sort()
const versions = (db: Kysely<Versions>) =>
  db.selectFrom('schemaVersions').selectAll().orderBy('version').execute()
const table =
  (name: string): Migration =>
  ({ schema }) =>
    schema.createTable(name).addColumn('id', 'text').execute()

it('each step is taken once, and when it was taken is kept', async () => {
  const db = emptyDatabase()
  await migrate(db, () => 1, [table('one')])
  await migrate(db, () => 2, [table('one'), table('two')])
  await migrate(db, () => 3, [table('one'), table('two')])
  expect(await tables(db)).toEqual(['one', 'schema_versions', 'two'])
  expect(await versions(db)).toEqual([
    { version: 1, appliedAt: 1 },
    { version: 2, appliedAt: 2 },
  ])
})

it('a step that fails half-way leaves nothing of itself, and is taken whole at the next start', async () => {
  const db = emptyDatabase()
  let powerFails = true
  const halfWay: Migration = async (transaction) => {
    await table('two')(transaction)
    if (powerFails) throw new Error('power cut')
    await table('three')(transaction)
  }
  await expect(migrate(db, () => 1, [table('one'), halfWay])).rejects.toThrow('power cut')
  expect(await tables(db)).toEqual(['one', 'schema_versions'])
  powerFails = false
  await migrate(db, () => 2, [table('one'), halfWay])
  expect(await tables(db)).toEqual(['one', 'schema_versions', 'three', 'two'])
})

it('code that knows fewer steps than the store has taken refuses it', async () => {
  const db = emptyDatabase()
  await migrate(db, () => 1, [table('one'), table('two')])
  await expect(migrate(db, () => 2, [table('one')])).rejects.toThrow(
    'The store was written by a newer version of Greenlight (schema 2, this one knows up to 1). Nothing was ' +
      'changed. Start the newer version, or restore a backup from before it.',
  )
})
