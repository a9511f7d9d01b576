import { existsSync, renameSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { faultOf, makePrivate, openSqlite } from './sqlite.ts'
import { StoreError } from './store-error.ts'

/**
 * Writes the whole database, with what its write-ahead log holds, into another file that only the bot's own
 * account can read, changes that with `settle`, and proves that it is whole. It is there complete or not at all.
 * @throws StoreError when it cannot be written; what was there under its name is as it was.
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
    // In one transaction: others go on writing meanwhile.
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
 * Before the schema is changed: the store as it is goes to `<file>.before-schema-<n>`, n being the version that it
 * has. A copy that an earlier attempt made is as good.
 */
export async function copyBefore(database: DatabaseSync, file: string, version: number): Promise<void> {
  if (file === ':memory:') return
  const copy = `${file}.before-schema-${version}`
  if (!existsSync(copy)) copyDatabase(database, copy)
}

/** What SQLite’s own check finds wrong in a file, in its words; null when it is whole. */
export function faultIn(file: string): string | null {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return faultOf(database, 'integrity_check')
  } finally {
    database.close()
  }
}

/** Deletes a database and what SQLite puts beside it. */
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
