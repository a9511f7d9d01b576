import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

const Table = z.object({ name: z.string() })
const Column = z.object({ name: z.string(), type: z.string() })

/** A table of the database as it is, with the columns that tell whose its rows are. */
export interface Table {
  readonly name: string
  readonly hasTeam: boolean
  readonly hasUser: boolean
}

/** Every table but the one of the schema’s own versions. */
export function tablesOf(file: string): Table[] {
  return withDatabase(file, (database) =>
    names(database).map((name) => {
      const columns = columnsOf(database, name).map((column) => column.name)
      return { name, hasTeam: columns.includes('team'), hasUser: columns.includes('user') }
    }),
  )
}

let planted = 0

/**
 * Puts one row into every table, of this person where it is of somebody; what else it says is made up. Where a
 * workspace has one row, its first one stays.
 */
export function plantEverywhere(file: string, { team, user }: { team: string; user: string }): void {
  withDatabase(file, (database) => {
    for (const name of names(database)) {
      const columns = columnsOf(database, name)
      const values = columns.map((column) => {
        planted += 1
        if (column.name === 'team') return team
        if (column.name === 'user') return user
        return column.type.toLowerCase() === 'text' ? `planted-${planted}` : Date.now() + planted
      })
      const list = columns.map((column) => `"${column.name}"`).join(', ')
      const marks = columns.map(() => '?').join(', ')
      database.prepare(`insert or ignore into "${name}" (${list}) values (${marks})`).run(...values)
    }
  })
}

/** How many rows a table has, all of them or those that fit. */
export function countOf(file: string, table: string, where = 'true'): number {
  return withDatabase(
    file,
    (database) => database.prepare(`select * from "${table}" where ${where}`).all().length,
  )
}

function withDatabase<Result>(file: string, work: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(file)
  try {
    return work(database)
  } finally {
    database.close()
  }
}

function names(database: DatabaseSync): string[] {
  const found = database.prepare("select name from sqlite_master where type = 'table'").all()
  return found
    .map((row) => Table.parse(row).name)
    .filter((name) => name !== 'schema_versions' && !name.startsWith('sqlite_'))
}

function columnsOf(database: DatabaseSync, table: string) {
  return database
    .prepare(`select name, type from pragma_table_info('${table}')`)
    .all()
    .map((row) => Column.parse(row))
}
