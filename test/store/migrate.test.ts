import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { openDatabase, type StoreDatabase } from '../../src/store/context.ts'
import { openEngine } from '../../src/store/engine.ts'
import { newKeyRing } from '../../src/store/keys.ts'
import { type Migration, migrate, migrations } from '../../src/store/migrate.ts'
import { openStore } from '../../src/store/store.ts'
import { emptyPlaces, onBothEngines, temporaryDatabase, withoutPostgres } from '../support/postgres.ts'
import { countOf } from './every-table.ts'

const tables = async (db: StoreDatabase) =>
  (await db.introspection.getTables()).map(({ name }) => name).sort()
const versions = (db: StoreDatabase) =>
  db.selectFrom('schemaVersions').selectAll().orderBy('version').execute()
const table =
  (name: string): Migration =>
  ({ schema }) =>
    schema.createTable(name).addColumn('id', 'text').execute()

onBothEngines(
  'the schema',
  (place) => {
    async function opened() {
      const engine = await openEngine(await place())
      const db = openDatabase(engine.dialect)
      onTestFinished(() => db.destroy())
      const migrated = (now: number, steps: readonly Migration[]) => migrate(db, engine, () => now, steps)
      return { db, migrated }
    }

    it('each step is taken once, and when it was taken is kept', async () => {
      const { db, migrated } = await opened()
      await migrated(1, [table('one')])
      await migrated(2, [table('one'), table('two')])
      await migrated(3, [table('one'), table('two')])
      expect(await tables(db)).toEqual(['one', 'schema_versions', 'two'])
      expect(await versions(db)).toEqual([
        { version: 1, appliedAt: 1, needs: 0 },
        { version: 2, appliedAt: 2, needs: 0 },
      ])
    })

    it('a step that fails half-way leaves nothing of itself, and is taken whole at the next start', async () => {
      const { db, migrated } = await opened()
      let powerFails = true
      const halfWay: Migration = async (transaction) => {
        await table('two')(transaction)
        if (powerFails) throw new Error('power cut')
        await table('three')(transaction)
      }
      await migrated(1, [table('one')])
      await expect(migrated(1, [table('one'), halfWay])).rejects.toThrow('power cut')
      expect(await tables(db)).toEqual(['one', 'schema_versions'])
      powerFails = false
      await migrated(2, [table('one'), halfWay])
      expect(await tables(db)).toEqual(['one', 'schema_versions', 'three', 'two'])
    })

    it('a new store is made in one go, by the first step: the later ones change older stores', async () => {
      const { db, migrated } = await opened()
      await migrated(1, [table('one'), table('two'), table('three')])
      expect(await tables(db)).toEqual(['one', 'schema_versions'])
      expect((await versions(db)).map(({ version }) => version)).toEqual([1, 2, 3])
      await migrated(2, [table('one'), table('two'), table('three'), table('four')])
      expect(await tables(db)).toEqual(['four', 'one', 'schema_versions'])
    })

    it('a new store whose making fails half-way is nothing, and is made whole at the next start', async () => {
      const { db, migrated } = await opened()
      const powerFails: Migration = async (transaction) => {
        await table('one')(transaction)
        throw new Error('power cut')
      }
      await expect(migrated(1, [powerFails])).rejects.toThrow('power cut')
      expect(await tables(db)).toEqual(['schema_versions'])
      await migrated(2, [table('one')])
      expect(await tables(db)).toEqual(['one', 'schema_versions'])
    })

    it('code that knows fewer steps works on beside newer code that has expanded the store, and starts again', async () => {
      const { db, migrated } = await opened()
      const old = [table('one')]
      const expanded: Migration = async ({ schema }) => {
        await schema.createTable('two').addColumn('id', 'text').execute()
        await schema.alterTable('one').addColumn('more', 'text').execute()
      }
      await migrated(1, old)
      await migrated(2, [...old, expanded])
      await migrated(3, old)
      await sql`insert into one (id) values ('by the old code')`.execute(db)
      expect((await versions(db)).map(({ version }) => version)).toEqual([1, 2])
    })

    it('code that uses what newer code has dropped is refused', async () => {
      const { migrated } = await opened()
      const drops: Migration = Object.assign(table('three'), { needs: 2 })
      await migrated(1, [table('one'), table('two')])
      await migrated(1, [table('one'), table('two'), drops])
      await migrated(2, [table('one'), table('two')])
      await expect(migrated(2, [table('one')])).rejects.toThrow(
        'The store was written by a newer version of Greenlight (schema 2, this one knows up to 1). Nothing was ' +
          'changed. Start the newer version, or restore a backup from before it.',
      )
    })
  },
  emptyPlaces,
)

it.skipIf(withoutPostgres)(
  'the schema is made once by ten replicas that start at once on nothing',
  async () => {
    const where = { url: await temporaryDatabase() }
    const keys = newKeyRing()
    const stores = await Promise.all(Array.from({ length: 10 }, () => openStore({ ...where, keys })))
    await stores[0]?.accounts.save('T1', 'UANN', 'sandbox-ann')
    for (const store of stores) {
      expect((await store.accounts.find('T1', 'UANN'))?.token).toBe('sandbox-ann')
      await store.close()
    }
    expect(await countOf(where, 'schema_versions')).toBe(migrations.length)
  },
)
