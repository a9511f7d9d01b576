import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { newKeyRing } from '../src/store/keys.ts'
import { openStore } from '../src/store/store.ts'
import { tables } from '../src/store/tables.ts'

// Fills each table of an embedded store, and prints how long its hot queries take with few and with many rows.

const FEW = 1_000
const MANY = Number(process.argv[2] ?? 1_000_000)
const TIMES = 15

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** As jobs run them all the time; each table is also asked for the row of a key. test/kill/plans.test.ts has them all. */
const hot: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  digest_slots: {
    unfinished: "select * from digest_slots where state in ('open', 'ready') order by slot_at",
  },
  durable_work: { cleanup: 'delete from durable_work where ended_at <= 1' },
  webhook_events: { cleanup: 'delete from webhook_events where pending in (0, 1) and received_at <= 1' },
  snapshots: { cleanup: 'delete from snapshots where at <= 1' },
  operations: {
    'of a target':
      "select * from operations where team = 'of 7' and resource_key = 'of 7' and requested_at > 5",
    cleanup: "delete from operations where requested_at <= 1 and state = 'done'",
  },
  outbox: { unfinished: "select count(*) from outbox where state in ('waiting', 'sending')" },
  cards: {
    'of a merge request': "select * from cards where team = 'of 7' and project = 7 and iid = 7",
    tracked: 'select * from cards where tracked_until is not null',
  },
  action_tokens: { cleanup: 'delete from action_tokens where expires_at <= 1' },
  nudges: { due: 'select * from nudges where due_at <= 1' },
}

const folder = mkdtempSync(join(tmpdir(), 'greenlight-growth-'))
try {
  const file = join(folder, 'greenlight.db')
  await (await openStore({ file, keys: newKeyRing() })).close()
  const database = new DatabaseSync(file)
  database.exec('pragma synchronous = off')
  say('table', 'query', `${FEW} rows`, `${MANY} rows`, 'ratio')
  for (const { name, primaryKey } of tables) measure(database, snake(name), primaryKey.map(snake))
  database.close()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function measure(database: DatabaseSync, table: string, key: readonly string[]): void {
  const columns = database.prepare(`select name, type from pragma_table_info('${table}')`).all()
  const typeOf = new Map(columns.map(({ name, type }) => [String(name), String(type).toLowerCase()]))
  const byKey = key.map((name) => `"${name}" = ${typeOf.get(name) === 'text' ? "'of 7'" : 7}`).join(' and ')
  const queries = { 'by its key': `select * from "${table}" where ${byKey}`, ...hot[table] }
  const values = [...typeOf].map(([name, type]) => sqlValueOf(name, type)).join(', ')
  const fill = (from: number, to: number) =>
    database.exec(
      `with recursive numbers(n) as (select ${from} union all select n + 1 from numbers where n < ${to})
       insert or ignore into "${table}" select ${values} from numbers`,
    )
  fill(2, FEW)
  const few = Object.values(queries).map((sql) => medianOf(database, sql))
  fill(FEW + 1, MANY)
  for (const [index, [query, sql]] of Object.entries(queries).entries()) {
    const [before = 0, after] = [few[index], medianOf(database, sql)]
    say(table, query, `${before.toFixed(3)} ms`, `${after.toFixed(3)} ms`, (after / before).toFixed(1))
  }
  database.exec(`delete from "${table}"`)
}

/** SQL of a value in row n: most of what is stored is over. */
function sqlValueOf(column: string, type: string): string {
  if (column === 'state') return "'ended'"
  if (column === 'pending') return '0'
  if (column === 'tracked_until') return 'null'
  return type === 'text' ? "'of ' || n" : 'n'
}

/** In ms. */
function medianOf(database: DatabaseSync, sql: string): number {
  const statement = database.prepare(sql)
  const taken = Array.from({ length: TIMES }, () => {
    const before = performance.now()
    if (sql.startsWith('select')) statement.all()
    else statement.run()
    return performance.now() - before
  })
  return taken.sort((one, other) => one - other)[Math.floor(TIMES / 2)] ?? 0
}

function say(...cells: readonly [string, string, string, string, string]): void {
  const widths = [28, 20, 14, 16, 6]
  process.stdout.write(
    `${cells
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join(' ')
      .trimEnd()}\n`,
  )
}
