import { readFileSync } from 'node:fs'
import { z } from 'zod'

const table = z.object({
  /** The columns of the row, some by another name: `name=column`. */
  columns: z.array(z.string()).default([]),
  /** Fields that are the same for every row of a sandbox. */
  always: z.record(z.string(), z.unknown()).default({}),
})

/** What each API shows of a resource as it stands in its row. */
const TABLES = z
  .record(z.string(), table)
  .parse(JSON.parse(readFileSync(new URL('./columns.json', import.meta.url), 'utf8')))

/** The fields of a row by the table of this name, such as `v4 issue`. */
export function columnsOf(name: string, row: object): Record<string, unknown> {
  const { columns = [], always } = TABLES[name] ?? {}
  const values = new Map<string, unknown>(Object.entries(row))
  const shown = columns.map((column) => {
    const [field = '', from = field] = column.split('=')
    return [field, values.get(from)] as const
  })
  return { ...Object.fromEntries(shown), ...always }
}
