import { readFileSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { z } from 'zod'

/** A list or an object is stored as JSON. */
export type Value = string | number | boolean | object | null

/** Values by column; one that is undefined is left out. */
export type Changes = Readonly<Record<string, Value | undefined>>

type Where = Readonly<Record<string, Value>>

const flag = z.number().transform((stored) => stored !== 0)

function listOf<T>(item: z.ZodType<T>) {
  return z.string().transform((stored) => z.array(item).parse(JSON.parse(stored)))
}

interface Table<T> {
  readonly name: string
  readonly row: z.ZodType<T>
}
export type Row<T> = T extends Table<infer R> ? R : never

export function table<S extends z.ZodRawShape>(name: string, shape: S) {
  return { name, row: z.object(shape) }
}

function columns<T extends z.ZodType>(type: T) {
  return <const N extends readonly string[]>(...names: N): { [name in N[number]]: T } =>
    Object.fromEntries(names.map((name): readonly unknown[] => [name, type]))
}
/** Column types: `flags`, `words` and `numbers` are 0 or 1, a JSON array of texts, and one of numbers. */
export const column = {
  numeric: columns(z.number()),
  maybeNumeric: columns(z.number().nullable()),
  textual: columns(z.string()),
  maybeTextual: columns(z.string().nullable()),
  flags: columns(flag),
  maybeFlags: columns(flag.nullable()),
  words: columns(listOf(z.string())),
  numbers: columns(listOf(z.number())),
} as const

const COUNT = z.object({ count: z.number() })

export class Database {
  readonly #sqlite: DatabaseSync
  readonly #prepared = new Map<string, StatementSync>()

  constructor() {
    this.#sqlite = new DatabaseSync(':memory:')
    this.#sqlite.exec('PRAGMA journal_mode = OFF; PRAGMA foreign_keys = ON')
    this.#sqlite.exec(readFileSync(new URL('./tables.sql', import.meta.url), 'utf8'))
  }

  list<T>({ name, row }: Table<T>, where: Where = {}, order = 'id'): T[] {
    return this.all(row, `SELECT * FROM ${name}${clause(where)} ORDER BY ${order}`, ...Object.values(where))
  }

  find<T>({ name, row }: Table<T>, where: Where): T | undefined {
    return this.first(row, `SELECT * FROM ${name}${clause(where)}`, ...Object.values(where))
  }

  /** Like `find`, for a row that is there; throws otherwise. */
  get<T>(table: Table<T>, where: Where): T {
    const found = this.find(table, where)
    if (found === undefined) throw new Error(`${table.name} has no row with ${JSON.stringify(where)}`)
    return found
  }

  remove(name: string, where: Where): void {
    this.run(`DELETE FROM ${name}${clause(where)}`, ...Object.values(where))
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

  has(name: string, where: Where): boolean {
    return this.count(`SELECT count(*) AS count FROM ${name}${clause(where)}`, ...Object.values(where)) > 0
  }

  /** `sql` selects one number named `count`. */
  count(sql: string, ...values: readonly Value[]): number {
    return this.first(COUNT, sql, ...values)?.count ?? 0
  }

  insert(table: string, row: Changes): number {
    const columns = given(row)
    const marks = columns.map(() => '?').join(', ')
    const sql = `INSERT INTO ${table} (${columns.map(([name]) => name).join(', ')}) VALUES (${marks})`
    return Number(this.#prepare(sql).run(...columns.map(([, value]) => stored(value))).lastInsertRowid)
  }

  /** Inserts a row and returns it, with the defaults of its table. */
  add<T>(table: Table<T>, row: Changes): T {
    return this.get(table, { id: this.insert(table.name, row) })
  }

  update(table: string, id: number, row: Changes): void {
    const columns = given(row)
    if (columns.length === 0) return
    const sql = `UPDATE ${table} SET ${columns.map(([name]) => `${name} = ?`).join(', ')} WHERE id = ?`
    this.#prepare(sql).run(...columns.map(([, value]) => stored(value)), id)
  }

  run(sql: string, ...values: readonly Value[]): void {
    this.#prepare(sql).run(...values.map(stored))
  }

  /** Does nothing to a database that is closed already. */
  close(): void {
    this.#prepared.clear()
    if (this.#sqlite.isOpen) this.#sqlite.close()
  }

  #prepare(sql: string): StatementSync {
    const known = this.#prepared.get(sql)
    if (known) return known
    const made = this.#sqlite.prepare(sql)
    this.#prepared.set(sql, made)
    return made
  }
}

function clause(where: object): string {
  const conditions = Object.keys(where).map((name) => `${name} = ?`)
  return conditions.length === 0 ? '' : ` WHERE ${conditions.join(' AND ')}`
}

function given(row: Changes): [name: string, value: Value][] {
  return Object.entries(row).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
}

function stored(value: Value): SQLInputValue {
  if (typeof value === 'boolean') return Number(value)
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
}
