import { readFileSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { z } from 'zod'

export type Value = SQLInputValue | boolean

/** A column that holds 0 or 1. */
export const flag = z.number().transform((stored) => stored !== 0)

/** A column that holds a JSON array of strings. */
export const words = z.string().transform((stored) => z.array(z.string()).parse(JSON.parse(stored)))

/** A column that holds a JSON array of numbers. */
export const numbers = z.string().transform((stored) => z.array(z.number()).parse(JSON.parse(stored)))

const COUNT = z.object({ count: z.number() })

/** The forge's rows in one SQLite file. Every row is parsed on its way out. */
export class Database {
  readonly #sqlite: DatabaseSync
  readonly #prepared = new Map<string, StatementSync>()

  /** Opens a new file; nothing in it outlives the sandbox, so no write waits for the disk. */
  constructor(file: string) {
    this.#sqlite = new DatabaseSync(file)
    this.#sqlite.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA foreign_keys = ON')
    this.#sqlite.exec(readFileSync(new URL('./tables.sql', import.meta.url), 'utf8'))
  }

  all<T>(row: z.ZodType<T>, sql: string, ...values: readonly Value[]): T[] {
    return this.#prepare(sql)
      .all(...values.map(stored))
      .map((found) => row.parse(found))
  }

  first<T>(row: z.ZodType<T>, sql: string, ...values: readonly Value[]): T | undefined {
    const found = this.#prepare(sql).get(...values.map(stored))
    return found === undefined ? undefined : row.parse(found)
  }

  /** `sql` selects one number named `count`. */
  count(sql: string, ...values: readonly Value[]): number {
    return this.first(COUNT, sql, ...values)?.count ?? 0
  }

  /** Adds a row and answers its id. */
  insert(table: string, row: Readonly<Record<string, Value>>): number {
    const names = Object.keys(row)
    const marks = names.map(() => '?').join(', ')
    const sql = `INSERT INTO ${table} (${names.join(', ')}) VALUES (${marks})`
    return Number(this.#prepare(sql).run(...Object.values(row).map(stored)).lastInsertRowid)
  }

  /** Changes the named columns of the row with this id. */
  update(table: string, id: number, row: Readonly<Record<string, Value>>): void {
    const names = Object.keys(row)
    if (names.length === 0) return
    const sql = `UPDATE ${table} SET ${names.map((name) => `${name} = ?`).join(', ')} WHERE id = ?`
    this.#prepare(sql).run(...Object.values(row).map(stored), id)
  }

  run(sql: string, ...values: readonly Value[]): void {
    this.#prepare(sql).run(...values.map(stored))
  }

  close(): void {
    this.#prepared.clear()
    this.#sqlite.close()
  }

  #prepare(sql: string): StatementSync {
    const known = this.#prepared.get(sql)
    if (known) return known
    const made = this.#sqlite.prepare(sql)
    this.#prepared.set(sql, made)
    return made
  }
}

function stored(value: Value): SQLInputValue {
  return typeof value === 'boolean' ? Number(value) : value
}
