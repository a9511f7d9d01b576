import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import type { StorePlace } from '../../src/store/engine.ts'
import { withDatabase } from '../store/every-table.ts'

/** So many rows that a planner prefers an index to reading them all. */
const ROWS = 5_000

const NOT_OURS = /greenlight_work|sqlite_|pg_|information_schema/
/** A start tries keys on some texts of each column, and finds the work that was under way. */
const AT_START = / as sealed\s|^update "durable_work" set "attempts"/

/** What reads a whole table, but for the start of a process and the tables of the queue. */
export async function scansOf(place: StorePlace, statements: readonly string[]): Promise<readonly Scan[]> {
  const own = statements.filter(
    (sql) =>
      /^\s*(?:select|update|delete|insert|with)\b/i.test(sql) && !NOT_OURS.test(sql) && !AT_START.test(sql),
  )
  return 'url' in place ? scansInPostgres(place.url, own) : scansInSqlite(place.file, own)
}

export interface Scan {
  readonly table: string
  readonly sql: string
}

function scansInSqlite(file: string, statements: readonly string[]): Scan[] {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return statements.flatMap((sql) =>
      database
        .prepare(`explain query plan ${sql}`)
        .all()
        .flatMap(({ detail }) => {
          const table = /^SCAN ([a-z_]+)\b/.exec(String(detail))?.[1]
          return table === undefined ? [] : [{ table, sql }]
        }),
    )
  } finally {
    database.close()
  }
}

interface Plan {
  readonly 'Node Type'?: string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Index Cond'?: string
  readonly Plans?: readonly Plan[]
}

/** With rows in every table, as the planner decides where it may not read a whole table unless it must. */
async function scansInPostgres(url: string, statements: readonly string[]): Promise<Scan[]> {
  await fillTables(url)
  const client = new Client(url)
  await client.connect()
  try {
    await client.query('set plan_cache_mode = force_generic_plan; set enable_seqscan = off')
    const found: Scan[] = []
    for (const sql of statements) {
      await client.query(`prepare looked_at as ${sql}`)
      const { rows } = await client.query(
        "select cardinality(parameter_types) as count from pg_prepared_statements where name = 'looked_at'",
      )
      const values = Array.from({ length: rows[0].count }, () => 'null').join(', ')
      const explained = await client.query(
        `explain (format json) execute looked_at${values && `(${values})`}`,
      )
      found.push(...wholeIn(explained.rows[0]['QUERY PLAN'][0].Plan).map((table) => ({ table, sql })))
      await client.query('deallocate looked_at')
    }
    return found
  } finally {
    await client.end()
  }
}

/** The tables that a plan reads as a whole: without an index, or without a condition on it. */
function wholeIn(plan: Plan): string[] {
  const below = (plan.Plans ?? []).flatMap(wholeIn)
  const table = plan['Relation Name']
  const type = plan['Node Type'] ?? ''
  const isWhole = type === 'Seq Scan' || (/^Index(?: Only)? Scan$/.test(type) && !plan['Index Cond'])
  return table !== undefined && isWhole ? [table, ...below] : below
}

/** Rows that differ in every column, in each table. */
function fillTables(url: string): Promise<void> {
  return withDatabase({ url }, async (db) => {
    const client = new Client(url)
    await client.connect()
    try {
      for (const { name, schema = 'public', columns } of await db.introspection.getTables()) {
        if (schema !== 'public' || name === 'schema_versions') continue
        const values = columns.map(({ dataType }) => (dataType === 'text' ? "'filled-' || n" : 'n'))
        await client.query(
          `insert into "${name}" (${columns.map((column) => `"${column.name}"`).join(', ')})
           select ${values.join(', ')} from generate_series(1, ${ROWS}) n on conflict do nothing`,
        )
      }
      await client.query('analyze')
    } finally {
      await client.end()
    }
  })
}
