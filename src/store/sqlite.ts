import { chmodSync, closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { type Dialect, SqliteDialect } from 'kysely'
import { LRUCache } from 'lru-cache'
import { type OutageReason, StoreError, withErrorMapping } from './store-error.ts'

const BUSY_MS = 3_000
/** Pages in memory; SQLite’s own 2 MiB are read anew where a table is larger. */
const CACHE_KIB = 8_000
/** Prepared statements that are kept: to prepare takes a fifth of the time of a card. */
const MAX_STATEMENTS = 500
const HOW_TO_REPLACE =
  'Put a copy in its place with greenlight restore FILE; copies that greenlight backup made are in the folder ' +
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
function faultOf(database: DatabaseSync, check: 'quick_check' | 'integrity_check'): string | null {
  try {
    const result = database.prepare(`pragma ${check}(1)`).get()?.[check]
    return result === 'ok' ? null : String(result).replaceAll(/\s+/g, ' ')
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/**
 * Returns Kysely’s dialect over Node’s own driver. It has one connection: inside a transaction, whatever is not called
 * on that transaction waits for its end.
 */
export function sqliteDialect(database: DatabaseSync): Dialect {
  function prepare(sql: string) {
    // Without the lock from the start, a transaction that reads first fails where another process has written since.
    const statement = database.prepare(sql === 'begin' ? 'begin immediate' : sql)
    return {
      reader: statement.columns().length > 0,
      all: (parameters: readonly unknown[]) => statement.all(...parameters.map(bindable)),
      run: (parameters: readonly unknown[]) => statement.run(...parameters.map(bindable)),
      iterate: (parameters: readonly unknown[]) => statement.iterate(...parameters.map(bindable)),
    }
  }
  const prepared = new LRUCache({ max: MAX_STATEMENTS, memoMethod: prepare })
  const adapted = { close: () => database.close(), prepare: (sql: string) => prepared.memo(sql) }
  return withErrorMapping(new SqliteDialect({ database: adapted }), reasonOf)
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

function bindable(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  throw new TypeError(`A column cannot hold a value of type ${typeof value}.`)
}

/**
 * Writes the whole database, write-ahead log included, to another file that only the bot’s own account can
 * read, changes it with `settle`, and verifies it. The copy appears complete or not at all.
 * @throws StoreError when it cannot be written; an existing file of that name stays unchanged.
 */
export function copyDatabase(
  database: DatabaseSync,
  copy: string,
  settle: (copy: DatabaseSync) => void = () => {},
): void {
  const unfinished = `${copy}.unfinished`
  try {
    removeDatabase(unfinished)
  } catch (error) {
    throw notCopied(copy, error)
  }
  try {
    makePrivate(unfinished)
    // In one transaction: other processes go on writing meanwhile.
    database.prepare('vacuum into ?').run(unfinished)
    changeCopy(unfinished, settle)
    const fault = faultIn(unfinished)
    if (fault !== null) throw new Error(fault)
    renameSync(unfinished, copy)
  } catch (error) {
    removeDatabase(unfinished)
    throw notCopied(copy, error)
  }
}

/**
 * Copies the store to `<file>.before-schema-<n>` before a schema change, n being its present version. A copy
 * from an earlier attempt is reused.
 */
export function copyBefore(database: DatabaseSync, file: string, version: number): void {
  if (file === ':memory:') return
  const copy = `${file}.before-schema-${version}`
  if (!existsSync(copy)) copyDatabase(database, copy)
}

/** Returns SQLite’s own description of what is wrong in a file; null when it is intact. */
export function faultIn(file: string): string | null {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return faultOf(database, 'integrity_check')
  } finally {
    database.close()
  }
}

/** Deletes a database and the files SQLite puts beside it. */
export function removeDatabase(file: string): void {
  for (const path of [file, `${file}-wal`, `${file}-shm`, `${file}-journal`]) rmSync(path, { force: true })
}

function changeCopy(file: string, settle: (copy: DatabaseSync) => void): void {
  const copy = openSqlite(file)
  try {
    settle(copy)
    // One file, without a log beside it that could be forgotten when it is moved.
    copy.exec('pragma journal_mode = delete')
  } finally {
    copy.close()
  }
}

function notCopied(copy: string, error: unknown): StoreError {
  const reason = error instanceof Error ? error.message : String(error)
  return new StoreError(`The store cannot be copied to ${copy}: ${reason}.`)
}
