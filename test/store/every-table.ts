import { Kysely, sql } from 'kysely'
import { openEngine, type StorePlace } from '../../src/store/engine.ts'

/** A table of the database as it is, with the columns that tell whose its rows are. */
export interface Table {
  readonly name: string
  readonly columns: readonly string[]
  readonly hasTeam: boolean
  readonly hasUser: boolean
}

/** The database as somebody has it who has its address and no other part of Greenlight. */
export type Bare = Kysely<Record<string, Record<string, string | number | null>>>

/** Every table but the one of the schema’s own versions. */
export function tablesOf(place: StorePlace): Promise<Table[]> {
  return withDatabase(place, async (db) =>
    (await tables(db)).map(({ name, columns }) => {
      const names = columns.map((column) => column.name)
      return { name, columns: names, hasTeam: names.includes('team'), hasUser: names.includes('user') }
    }),
  )
}

let planted = 0

/**
 * Puts one row into every table, of this person where it is of somebody; what else it says is made up. Where a
 * workspace has one row, its first one stays.
 */
export async function plantEverywhere(
  place: StorePlace,
  { team, user }: { team: string; user: string },
  where: 'everywhere' | 'in empty tables' = 'everywhere',
): Promise<void> {
  await withDatabase(place, async (db) => {
    for (const { name, columns } of await tables(db)) {
      if (where !== 'everywhere' && (await db.selectFrom(name).selectAll().limit(1).execute()).length > 0)
        continue
      const row = columns.map((column) => {
        planted += 1
        if (column.name === 'team') return [column.name, team]
        if (column.name === 'user') return [column.name, user]
        if (column.dataType.toLowerCase() === 'text') return [column.name, `planted-${planted}`]
        return [column.name, /^int(eger|4)$/i.test(column.dataType) ? planted : Date.now() + planted]
      })
      await db
        .insertInto(name)
        .values(Object.fromEntries(row))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
  })
}

/** How many rows a table has, all of them or those that fit. */
export function countOf(place: StorePlace, table: string, where = 'true'): Promise<number> {
  return withDatabase(place, async (db) => {
    const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.raw(where)}`.execute(db)
    return rows.length
  })
}

/** Counts the workspaces that are served no more, because Slack has confirmed their uninstall. */
export const confirmedUninstalls = (place: StorePlace) =>
  countOf(place, 'uninstalls', 'uninstalled_at is not null')

/** Runs statements that Greenlight would not. */
export async function change(place: StorePlace, ...statements: readonly string[]): Promise<void> {
  await withDatabase(place, async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  })
}

export async function withDatabase<Result>(
  place: StorePlace,
  work: (db: Bare) => Promise<Result>,
): Promise<Result> {
  const db: Bare = new Kysely({ dialect: (await openEngine(place)).dialect })
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

async function tables(db: Bare) {
  // The queue has a schema of its own in PostgreSQL.
  return (await db.introspection.getTables()).filter(
    ({ name, schema = 'public' }) => name !== 'schema_versions' && schema === 'public',
  )
}
