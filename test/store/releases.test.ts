import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase, type StoreDatabase } from '../../src/store/context.ts'
import { decrypt } from '../../src/store/encrypted-text.ts'
import { openEngine, type StorePlace } from '../../src/store/engine.ts'
import { type Migration, migrations } from '../../src/store/migrate.ts'
import { openStore } from '../../src/store/store.ts'
import { type EncryptedTable, encryptedTables, tables } from '../../src/store/tables.ts'
import { emptyPlaces, onBothEngines } from '../support/postgres.ts'
import { countOf } from './every-table.ts'
import { releaseForge, releaseKeys, releases, type StoredRelease, sumsOf } from './releases.ts'

const HOW = 'While it is not released yet, write it anew (CONTRIBUTING.md); else add a migration'

type Row = Readonly<Record<string, unknown>>

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The database without the queries of the tables. */
async function bare(place: StorePlace): Promise<StoreDatabase> {
  const db = openDatabase((await openEngine(place)).dialect)
  onTestFinished(() => db.destroy())
  return db
}

/** Columns and indexes, as the database has them. */
async function schemaOf(place: StorePlace): Promise<string[]> {
  const db = await bare(place)
  const columns = (await db.introspection.getTables()).flatMap(({ name, schema = 'public', columns: all }) =>
    schema === 'public'
      ? all.map((one) => `${name}.${one.name} ${one.dataType} ${one.isNullable} ${one.hasDefaultValue}`)
      : [],
  )
  const { rows } = await sql<{ readonly line: string }>`${sql.raw(
    'url' in place
      ? "select indexdef as line from pg_indexes where schemaname = 'public'"
      : "select name || ' ' || coalesce(sql, '') as line from sqlite_schema where type = 'index'",
  )}`.execute(db)
  return [...columns, ...rows.map(({ line }) => line)].sort()
}

/** The encrypted columns of this store, those of which a text opens with the releases’ own keys, and what doesn’t. */
async function sealedIn(db: StoreDatabase) {
  const faults: string[] = []
  const opened = new Set<string>()
  const stored = new Map((await db.introspection.getTables()).map(({ name, columns }) => [name, columns]))
  const columnsOf = ({ name, encrypted }: EncryptedTable) => {
    const names = (stored.get(snake(name)) ?? []).map((column) => column.name)
    return encrypted.columns.filter((column) => names.includes(snake(column)))
  }
  const known = encryptedTables.filter((table) => columnsOf(table).length > 0)
  for (const table of known) {
    const { rows } = await sql<Row>`select * from ${sql.table(table.name)}`.execute(db)
    for (const row of rows)
      for (const column of columnsOf(table)) {
        const sealed = row[column]
        if (typeof sealed !== 'string') continue
        const name = `${table.name}.${column}`
        try {
          decrypt(releaseKeys, sealed, table.encrypted.context(column, row))
          opened.add(name)
        } catch (error) {
          faults.push(`${name}: ${error}`)
        }
      }
  }
  const columns = known.flatMap((table) => columnsOf(table).map((column) => `${table.name}.${column}`))
  return { faults, opened: [...opened].sort(), columns: columns.sort() }
}

it('there is the store of a release', () => {
  expect(releases.map(({ version }) => version)).toContain('1.0.0')
})

onBothEngines(
  'the store of a release',
  (place) => {
    describe.each(releases.map((release) => [release.version, release] as const))(
      '%s',
      (version, release) => {
        it('has a row in every table of its time', async () => {
          const where = await place()
          await release.restore(where)
          const known = new Set((await (await bare(where)).introspection.getTables()).map(({ name }) => name))
          const empty: string[] = []
          for (const name of tables.map((table) => snake(table.name)).filter((one) => known.has(one)))
            if ((await countOf(where, name)) === 0) empty.push(name)
          expect(empty).toEqual([])
        })

        it('becomes what a new store is, and every encrypted text of it still opens', async () => {
          const [where, fresh] = [await place(), await place()]
          await release.restore(where)
          const sealed = await sealedIn(await bare(where))
          expect(sealed).toMatchObject({ faults: [], opened: sealed.columns })
          await opened(where, release)
          expect((await sealedIn(await bare(where))).faults).toEqual([])
          await opened(fresh, release)
          expect(await schemaOf(where), `${version}: ${HOW}.`).toEqual(await schemaOf(fresh))
        })
      },
    )
  },
  emptyPlaces,
)

/** As the bot does it at its start, a minute later. */
async function opened(place: StorePlace, { writtenAt }: Pick<StoredRelease, 'writtenAt'>): Promise<void> {
  const now = () => writtenAt + 60_000
  await (await openStore({ ...place, keys: releaseKeys, forge: releaseForge, now })).close()
}

describe('a migration that was released', () => {
  it.each(releases.map(({ version, sums }) => [version, sums] as const))(
    'is what it was in %s',
    async (_, sums) => {
      expect((await sumsOf(migrations)).slice(0, sums.length)).toEqual(sums)
    },
  )

  const table =
    (name: string): Migration =>
    ({ schema }) =>
      schema.createTable(name).addColumn('id', 'text').execute()

  it('is noticed when it changes, and not when another follows', async () => {
    const shipped = await sumsOf([table('one'), table('two')])
    expect(shipped).toHaveLength(1)
    expect(await sumsOf([table('one'), table('two'), table('three')])).toEqual([
      shipped[0],
      expect.any(String),
    ])
    expect(await sumsOf([table('one'), table('four')])).not.toEqual(shipped)
  })
})
