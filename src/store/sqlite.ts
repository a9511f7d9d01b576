import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { type SqliteDatabase, SqliteDialect } from 'kysely'
import { StoreError } from './store-error.ts'

const BUSY_MS = 3_000

/**
 * Opens the embedded database: a committed row survives kill -9 and a power cut (WAL, synchronous FULL), and
 * only the bot's own account can read the file (0600, in a folder that is made 0700).
 * @throws StoreError when the file cannot be written or is no database; the file is left as it is.
 */
export function openSqlite(file: string): DatabaseSync {
  let database: DatabaseSync | undefined
  try {
    if (file !== ':memory:') makePrivate(file)
    database = new DatabaseSync(file, { timeout: BUSY_MS })
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on')
    return database
  } catch (error) {
    database?.close()
    const reason = error instanceof Error ? error.message : String(error)
    throw new StoreError(`The store ${file} cannot be opened: ${reason}. It is left as it is.`)
  }
}

/** Lets Kysely, whose dialect is made for another driver, speak to Node's own. */
export function sqliteDialect(database: DatabaseSync): SqliteDialect {
  const adapted: SqliteDatabase = {
    close: () => database.close(),
    prepare(sql) {
      const statement = database.prepare(sql)
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...parameters.map(bindable)),
        run: (parameters) => statement.run(...parameters.map(bindable)),
        iterate: (parameters) => statement.iterate(...parameters.map(bindable)),
      }
    },
  }
  return new SqliteDialect({ database: adapted })
}

function makePrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  // SQLite gives its -wal and -shm files the mode of the database: it must be right before they exist.
  closeSync(openSync(file, 'a', 0o600))
  for (const path of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(path)) chmodSync(path, 0o600)
}

function bindable(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  throw new TypeError(`A column cannot hold a value of type ${typeof value}.`)
}
