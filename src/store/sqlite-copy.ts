import { existsSync, renameSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { faultOf, makePrivate, openSqlite } from './sqlite.ts'
import { StoreError } from './store-error.ts'

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
export async function copyBefore(database: DatabaseSync, file: string, version: number): Promise<void> {
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
