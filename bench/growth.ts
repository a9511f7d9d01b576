import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { newKeyRing } from '../src/store/keys.ts'
import { openStore } from '../src/store/store.ts'
import { tables } from '../src/store/tables.ts'
import { type Growth, isLinear, measureGrowth } from './rows/growth.ts'
import { type Calls, type Kind, kinds } from './rows/kinds.ts'
import { leaveCore } from './subject.ts'

// `npm run bench:growth -- [rows] [--check]`: serves ever more of each kind, and prints what that takes beside the
// formula of docs/scale.md; then fills each table of an embedded store, and prints how long its hot queries take with
// few and with many rows. `--check` fails where something grows faster than it may.

const { values: options, positionals } = parseArgs({
  options: { check: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const COUNTS = [1, 10, 100, 1_000]
/** Looks and digests of a minute: one in ten. */
const A_MINUTE = 0.1
const MIB = 2 ** 20
const FEW = 1_000
const MANY = Number(positionals[0] ?? 1_000_000)
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

leaveCore()
process.stdout.write('Calls, CPU and memory; calls a minute beside those of docs/scale.md\n')
say('what', 'how many', 'server (said)', 'Slack (said)', 'who (said)', 'CPU ms/min', 'heap MiB', 'verdict')
const verdicts: string[] = []
for (const kind of kinds) {
  const found = await measureGrowth(kind, COUNTS)
  for (const [nth, growth] of found.entries())
    verdicts.push(sayGrowth(kind, growth, found[0] ?? growth, found[nth - 1]))
}
process.stdout.write('\n')

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
process.exit(options.check && verdicts.some((verdict) => verdict !== 'ok') ? 1 : 0)

/** Writes the line of one count, and returns its verdict. */
function sayGrowth(kind: Kind, found: Growth, one: Growth, before: Growth | undefined): string {
  const { count, calls, minuteMs, heap } = found
  const said = kind.calls(count)
  const beside = (name: keyof Calls) =>
    `${(calls[name] * A_MINUTE).toFixed(1)} (${(said[name] * A_MINUTE).toFixed(1)})`
  const areCounted = (['forge', 'slack', 'who'] as const).every((name) => calls[name] === said[name])
  const isOk =
    !before || (isLinear(one.minuteMs, before.minuteMs, minuteMs) && isLinear(one.heap, before.heap, heap))
  const verdict = !areCounted ? 'OTHER CALLS' : isOk ? 'ok' : 'FASTER THAN LINEAR'
  const figures = [beside('forge'), beside('slack'), beside('who'), minuteMs.toFixed(0)]
  say(kind.name, String(count), ...figures, (heap / MIB).toFixed(1), verdict)
  return verdict
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

function say(...cells: readonly string[]): void {
  const widths = [36, 20, 14, 16, 14, 12, 10]
  process.stdout.write(
    `${cells
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join(' ')
      .trimEnd()}\n`,
  )
}
