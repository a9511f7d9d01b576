import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { millisecondsInDay } from 'date-fns/constants'
import { lockDataDir } from './data-dir-lock.ts'
import type { AnyTable } from './define-table.ts'
import { storeFile } from './engine.ts'
import type { KeyRing } from './keys.ts'
import { markRestored } from './offline-changes.ts'
import { copyDatabase, faultIn, openSqlite, removeDatabase } from './sqlite.ts'
import { StoreError } from './store-error.ts'
import { tables } from './tables.ts'

export interface BackedUp {
  readonly copy: string
  readonly deleted: readonly string[]
}

/**
 * Copies a folder’s embedded store, also while a bot uses it; nothing is pending in the copy (see
 * neutralizeBackup). Then deletes copies named by it in `backups` and older than `days`. `now` in ms UTC.
 * @throws StoreError when there is no store, the copy exists already or cannot be written.
 */
export function backUp(folder: string, to: string | null, now: number, days: number): BackedUp {
  const file = storeFile(folder)
  if (!existsSync(file)) throw new StoreError(`There is no store in ${folder}.`)
  const copy = resolve(to ?? join(folder, 'backups', `${stampOf(now)}.db`))
  if (existsSync(copy)) throw new StoreError(`${copy} is there already, and is left as it is.`)
  if (to === null) mkdirSync(dirname(copy), { recursive: true, mode: 0o700 })
  const database = openSqlite(file)
  try {
    copyDatabase(database, copy, (settled) => {
      neutralizeBackup(settled, now)
      settled
        .prepare("insert or replace into store_facts (name, value) values ('copiedAt', ?)")
        .run(String(now))
    })
  } finally {
    database.close()
  }
  return { copy, deleted: deleteOldBackups(folder, now - days * millisecondsInDay) }
}

/** The result of a restore: the file of the store, and the file of the store it replaced. */
export interface RestoredBackup {
  readonly file: string
  readonly aside: string | null
  /** The time of the copy, ms UTC. */
  readonly from: number
  /** Number of accounts that wait for their person to confirm them. */
  readonly accounts: number
}

/**
 * Replaces the embedded store with a copy, when the copy is intact, not newer than this code, and its secrets
 * decrypt with these keys. The copy stays where it is; the replaced store stays too, under another name.
 * @throws StoreError when a bot uses the folder, or the copy is refused; nothing is changed then.
 */
export async function restore(
  folder: string,
  copy: string,
  keys: KeyRing,
  now: number,
): Promise<RestoredBackup> {
  const file = storeFile(folder)
  const use = lockDataDir(folder)
  try {
    checkCopy(copy)
    const fresh = `${file}.restored`
    const source = new DatabaseSync(copy, { readOnly: true })
    try {
      copyDatabase(source, fresh, (settled) => neutralizeBackup(settled, now))
      const from = timeOf(source, copy)
      const accounts = await markRestored({ file: fresh }, { keys, from, now })
      const aside = existsSync(file) ? `${file}.replaced-${stampOf(now)}` : null
      if (aside !== null) moveDatabase(file, aside)
      renameSync(fresh, file)
      return { file, aside, from, accounts }
    } finally {
      source.close()
      removeDatabase(fresh)
    }
  } finally {
    use.release()
  }
}

function checkCopy(copy: string): void {
  if (!existsSync(copy)) throw new StoreError(`There is no file ${copy}. Nothing was changed.`)
  const fault = faultIn(copy)
  if (fault !== null) throw new StoreError(`The copy ${copy} is damaged: ${fault}. Nothing was changed.`)
}

/** Returns the time that `backUp` stored in the copy; for any other copy, the file’s modification time. */
function timeOf(source: DatabaseSync, copy: string): number {
  const hasFacts = source.prepare("select 1 from sqlite_master where name = 'store_facts'").get()
  const recorded =
    hasFacts && source.prepare("select value from store_facts where name = 'copiedAt'").get()?.value
  return recorded ? Number(recorded) : Math.floor(statSync(copy).mtimeMs)
}

/** Deletes old copies that `backUp` named itself; returns the deleted files. */
function deleteOldBackups(folder: string, before: number): readonly string[] {
  const backups = join(folder, 'backups')
  if (!existsSync(backups)) return []
  const old = readdirSync(backups, { withFileTypes: true }).filter((entry) => {
    const at = entry.isFile() ? timeInName(entry.name) : null
    return at !== null && at < before
  })
  return old.map(({ name }) => {
    const file = join(backups, name)
    rmSync(file)
    return file
  })
}

/** Returns the time in a name that `backUp` gives, in ms UTC; null for any other name. */
function timeInName(name: string): number | null {
  const parts = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.db$/.exec(name)
  if (!parts) return null
  const [, day, hours, minutes, seconds] = parts
  const at = Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`)
  return Number.isNaN(at) ? null : at
}

/** Moves the write-ahead log first: it must never lie beside a database other than its own. */
function moveDatabase(file: string, to: string): void {
  for (const suffix of ['-wal', '-shm', ''])
    if (existsSync(`${file}${suffix}`)) renameSync(`${file}${suffix}`, `${to}${suffix}`)
}

/** `2026-11-20T21-42-05Z`: sorts by time, and is a valid name on every file system. */
function stampOf(now: number): string {
  return `${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}Z`
}

/**
 * Removes all pending messages and work from a copy of the store, because the original store posts and does
 * them. A copy of an older schema is changed as far as it has the columns; `now` in ms UTC.
 */
export function neutralizeBackup(copy: DatabaseSync, now: number): void {
  const has = copy.prepare('select 1 from pragma_table_info(?) where name = ?')
  copy.exec('begin immediate')
  for (const table of tables) {
    const change = changeOf(table)
    if (!change?.columns.every((column) => has.get(snakeCase(table.name), snakeCase(column)))) continue
    const step = copy.prepare(change.statement)
    if (change.statement.includes(':now')) step.run({ now })
    else step.run()
  }
  copy.exec('commit')
}

/** Returns the statement that reduces a table for a copy, and the columns it needs; null when all stays. */
function changeOf({ name, primaryKey, inBackup }: AnyTable) {
  if (inBackup === 'kept') return null
  const table = `"${snakeCase(name)}"`
  if (inBackup === 'deleted') return { columns: primaryKey, statement: `delete from ${table}` }
  const { set, where = 'true' } = inBackup
  const values = Object.entries(set).map(([column, value]) => `"${snakeCase(column)}" = ${value}`)
  return {
    columns: Object.keys(set),
    statement: `update ${table} set ${values.join(', ')} where ${where}`,
  }
}

/** Converts a name as Kysely’s plugin does. */
function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)
}
