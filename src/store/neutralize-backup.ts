import type { DatabaseSync } from 'node:sqlite'
import type { AnyTable } from './define-table.ts'
import { tables } from './tables.ts'

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
