import { readFileSync } from 'node:fs'
import { z } from 'zod'

const table = z.object({
  /** Columns of the row; `name=column` renames one. */
  columns: z.array(z.string()).default([]),
  /** Fields with the same value in every row of a sandbox. */
  always: z.record(z.string(), z.unknown()).default({}),
})

/** Fields that each API shows of a row without computing anything. */
const TABLES = z
  .record(z.string(), table)
  .parse(JSON.parse(readFileSync(new URL('./columns.json', import.meta.url), 'utf8')))

/** Returns the fields of a row by the table of this name, such as `v4 issue`. */
export function columnsOf(name: string, row: object): Record<string, unknown> {
  const { columns = [], always } = TABLES[name] ?? {}
  const values = new Map<string, unknown>(Object.entries(row))
  const shown = columns.map((column) => {
    const [field = '', from = field] = column.split('=')
    return [field, values.get(from)] as const
  })
  return { ...Object.fromEntries(shown), ...always }
}
