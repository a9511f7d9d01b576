import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
// As it is when the module loads: a test that replaces the timers of the process still sees other processes.
import { setImmediate } from 'node:timers'
import { pathToFileURL } from 'node:url'
import { type Dialect, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely'
import { mapError, storable } from './error-mapping.ts'
import { GroupCommitDialect } from './group-commit-dialect.ts'
import { type OutageReason, StoreError } from './store-error.ts'

const BUSY_MS = 3_000
/** Pages in memory; SQLite’s own 2 MiB are read anew where a table is larger. */
const CACHE_KIB = 8_000
const HOW_TO_REPLACE =
  'Put a copy in its place with npm run restore -- FILE; copies that npm run backup made are in the folder ' +
  'backups beside it.'

/**
 * Opens the embedded database: a committed row survives kill -9 and a power cut (WAL, synchronous FULL), and
 * only the bot’s own account can read the file (0600, in a folder created with 0700).
 * @throws StoreError when the file cannot be written or is no database; the file stays unchanged.
 */
export function openSqlite(file: string): DatabaseSync {
  let database: DatabaseSync | undefined
  try {
    if (file !== ':memory:') makePrivate(file)
    database = new DatabaseSync(file, { timeout: BUSY_MS })
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on')
    database.exec(`pragma cache_size = -${CACHE_KIB}`)
    return database
  } catch (error) {
    database?.close()
    const reason = error instanceof Error ? error.message : String(error)
    const how = error instanceof Error && reasonOf(error) === 'damaged' ? ` ${HOW_TO_REPLACE}` : ''
    throw new StoreError(`The store ${file} cannot be opened: ${reason}. It is left as it is.${how}`)
  }
}

/**
 * Opens a database that is there, for reading: makes no file, not even those that SQLite keeps beside it while it is
 * used, which would belong to whoever reads.
 * @throws StoreError when it cannot be read or is no database.
 */
export function openReadOnly(file: string): DatabaseSync {
  const place = pathToFileURL(file)
  if (!existsSync(`${file}-wal`)) place.searchParams.set('immutable', '1')
  try {
    return new DatabaseSync(place, { readOnly: true, timeout: BUSY_MS })
  } catch (error) {
    throw new StoreError(
      `The store ${file} cannot be opened: ${error instanceof Error ? error.message : error}.`,
    )
  }
}

/**
 * Checks every page of the file, about 1 ms per megabyte; without this, damage would surface only when the
 * damaged page is first used.
 * @throws StoreError that says how to go on, with the database closed.
 */
export function checkWhole(database: DatabaseSync, file: string): void {
  const fault = faultOf(database, 'quick_check')
  if (fault === null) return
  database.close()
  throw new StoreError(`The store ${file} is damaged: ${fault}. It is left as it is. ${HOW_TO_REPLACE}`)
}

/** Returns SQLite’s first finding (integrity_check covers indexes too); null when there is none. */
export function faultOf(database: DatabaseSync, check: 'quick_check' | 'integrity_check'): string | null {
  try {
    const result = database.prepare(`pragma ${check}(1)`).get()?.[check]
    return result === 'ok' ? null : String(result).replaceAll(/\s+/g, ' ')
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Number of statements that stay prepared; a list of values needs one per length. */
const PREPARED = 500

/** Counts the writes to each table through this connection. */
export class TableWrites {
  readonly #counts = new Map<string, number>()
  readonly #others: StatementSync
  #all = 0
  /** What was found of others in this round of the event loop; undefined before they were looked for. */
  #version: unknown

  constructor(database: DatabaseSync) {
    this.#others = database.prepare('pragma data_version')
  }

  /**
   * Identifies what these tables of the schema hold; a write of another process to any table changes it as well, from
   * the next round of the event loop on.
   */
  stateOf(tables: readonly string[]): string {
    if (this.#version === undefined) {
      this.#version = this.#others.get()?.data_version
      setImmediate(() => (this.#version = undefined))
    }
    const own = tables.map((table) => this.#counts.get(table.toLowerCase()) ?? 0)
    return `${this.#version} ${this.#all} ${own.join(' ')}`
  }

  /** Counts a write; null: to tables that are not known. */
  wrote(table: string | null): void {
    if (table === null) this.#all += 1
    else this.#counts.set(table, (this.#counts.get(table) ?? 0) + 1)
  }
}

const READS = /^\s*(?:select|explain)\b/i
const WRITES_TO = /^\s*(?:insert into|update|delete from)\s+"?([a-z_]+)/i

/**
 * Adapts Node’s own driver to Kysely, whose dialect expects another one; prepares each text once. Accepts any text, and
 * throws a StoreOutage wherever a statement is not at fault.
 */
export function sqliteDialect(database: DatabaseSync, writes?: TableWrites): Dialect {
  const prepared = new Map<string, SqliteStatement>()
  function prepare(sql: string): SqliteStatement {
    const statement = mapErrors(() => database.prepare(sql))
    const table = WRITES_TO.exec(sql)?.[1]?.replaceAll('_', '').toLowerCase() ?? null
    const count = READS.test(sql) ? () => {} : () => writes?.wrote(table)
    return {
      reader: statement.columns().length > 0,
      all(parameters) {
        count()
        return mapErrors(() => statement.all(...parameters.map(bindable)))
      },
      run(parameters) {
        count()
        return mapErrors(() => statement.run(...parameters.map(bindable)))
      },
      iterate: (parameters) => statement.iterate(...parameters.map(bindable)),
    }
  }
  const adapted: SqliteDatabase = {
    close: () => database.close(),
    prepare(sql) {
      const known = prepared.get(sql)
      if (known) return known
      const fresh = prepare(sql)
      for (const oldest of prepared.keys()) if (prepared.size >= PREPARED) prepared.delete(oldest)
      prepared.set(sql, fresh)
      return fresh
    },
  }
  // Nothing is synced in memory.
  const isOnDisk = database.location() !== null
  return isOnDisk
    ? new GroupCommitDialect(database, mapErrors, adapted)
    : new SqliteDialect({ database: adapted })
}

function mapErrors<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    throw mapError(error, reasonOf)
  }
}

/** SQLite’s primary result codes that concern the file and not the statement. */
const reasons: Readonly<Record<number, OutageReason>> = {
  8: 'read-only',
  10: 'broken',
  11: 'damaged',
  13: 'full',
  14: 'broken',
  26: 'damaged',
}

function reasonOf(error: Error): OutageReason | undefined {
  if (!('errcode' in error) || typeof error.errcode !== 'number') return undefined
  // The bits above the first eight only add detail.
  return reasons[error.errcode & 0xff]
}

/** Creates the file if it is missing, and lets only the bot’s own account read it and the files beside it. */
export function makePrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  // SQLite gives its -wal and -shm files the mode of the database: it must be right before they exist.
  closeSync(openSync(file, 'a', 0o600))
  for (const path of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(path)) chmodSync(path, 0o600)
}

function bindable(parameter: unknown): SQLInputValue {
  const value = storable(parameter)
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  throw new TypeError(`A column cannot hold a value of type ${typeof value}.`)
}
