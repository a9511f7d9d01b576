import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CamelCasePlugin, Kysely } from 'kysely'
import { openEngine, storeFile } from './engine.ts'
import type { KeyRing } from './keys.ts'
import { migrate } from './migrate.ts'
import type { Versions } from './migrations.ts'
import type { Schema } from './schema.ts'
import { checkSealed } from './sealed-rows.ts'
import { settleCopy } from './settle-copy.ts'
import { takeFolder } from './sole-process.ts'
import { openSqlite } from './sqlite.ts'
import { copyDatabase, faultIn, removeDatabase } from './sqlite-copy.ts'
import { StoreError } from './store-error.ts'

/**
 * Copies the embedded store of a folder, also while a bot uses it, and answers where the copy is. In the copy
 * nothing is owed (see settleCopy). `now` in ms UTC.
 * @throws StoreError when there is no store, the copy is there already or cannot be written.
 */
export function backUp(folder: string, to: string | null, now: number): string {
  const file = storeFile(folder)
  if (!existsSync(file)) throw new StoreError(`There is no store in ${folder}.`)
  const copy = resolve(to ?? join(folder, 'backups', `${stampOf(now)}.db`))
  if (existsSync(copy)) throw new StoreError(`${copy} is there already, and is left as it is.`)
  if (to === null) mkdirSync(dirname(copy), { recursive: true, mode: 0o700 })
  const database = openSqlite(file)
  try {
    copyDatabase(database, copy, (settled) => settleCopy(settled, now))
  } finally {
    database.close()
  }
  return copy
}

/** What a restore did: where the store is now, and where the one is that it took the place of. */
export interface Restored {
  readonly file: string
  readonly aside: string | null
}

/**
 * Puts a copy in the place of the embedded store, when it is whole, not newer than this code, and its secrets open
 * with these keys. The copy stays where it is, and so does the store that was there, under another name.
 * @throws StoreError when a bot uses the folder, or the copy is refused; nothing is changed then.
 */
export async function restore(folder: string, copy: string, keys: KeyRing, now: number): Promise<Restored> {
  const file = storeFile(folder)
  const use = takeFolder(folder)
  try {
    checkCopy(copy)
    const fresh = `${file}.restored`
    const source = new DatabaseSync(copy, { readOnly: true })
    try {
      copyDatabase(source, fresh, (settled) => settleCopy(settled, now))
      await proveUsable(fresh, keys, now)
      const aside = existsSync(file) ? `${file}.replaced-${stampOf(now)}` : null
      if (aside !== null) moveDatabase(file, aside)
      renameSync(fresh, file)
      return { file, aside }
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

/** Its schema becomes that of this code, and its secrets open. */
async function proveUsable(file: string, keys: KeyRing, now: number): Promise<void> {
  const db = new Kysely<Schema>({
    dialect: openEngine({ file }).dialect,
    plugins: [new CamelCasePlugin()],
  })
  const once = { alone: async () => {}, putAside: async () => {} }
  try {
    await migrate(db.withTables<Versions>(), once, () => now)
    await checkSealed({ db, keys, now: () => now })
  } finally {
    await db.destroy()
  }
}

/** Of the log first: it must never lie beside another database than its own. */
function moveDatabase(file: string, to: string): void {
  for (const suffix of ['-wal', '-shm', ''])
    if (existsSync(`${file}${suffix}`)) renameSync(`${file}${suffix}`, `${to}${suffix}`)
}

/** `2026-11-20T21-42-05Z`: in the order of time, and a name on every file system. */
function stampOf(now: number): string {
  return `${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}Z`
}
