import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CamelCasePlugin, Kysely } from 'kysely'
import { Client } from 'pg'
import type { Schema } from '../../src/store/context.ts'
import { openEngine, type StorePlace } from '../../src/store/engine.ts'
import { parseKeyRing } from '../../src/store/keys.ts'
import { type Migration, migrate, migrations } from '../../src/store/migrate.ts'
import { IN_MEMORY } from '../support/memory-store.ts'
import { findPostgres } from '../support/postgres-cluster.ts'

const folder = join(import.meta.dirname, 'releases')

/** What every stored release is written with: its tokens are of the sandbox, and open with this key ring alone. */
export const RING = `k1:${Buffer.alloc(32, 'greenlight').toString('base64')}`
export const releaseKeys = parseKeyRing(RING)
/** A store belongs to the address of its server. Nothing else listens there: systems give out higher ports. */
export const FORGE_PORT = 24_817
export const releaseForge = `http://127.0.0.1:${FORGE_PORT}`

/** A store as a release wrote it. */
export interface StoredRelease {
  readonly version: string
  /** Fills an empty place with it. */
  restore(place: StorePlace): Promise<void>
  /** When it was written, ms UTC. */
  readonly writtenAt: number
  /** The sum of each migration after the first, as it was. */
  readonly sums: readonly string[]
}

const suffixOf = (place: StorePlace) => ('url' in place ? '.postgres.sql' : '.sqlite.sql')

/** The releases of which there is a store, oldest first. */
export const releases: readonly StoredRelease[] = readdirSync(folder)
  .flatMap((name) => (name.endsWith('.sqlite.sql') ? [name.slice(0, -'.sqlite.sql'.length)] : []))
  .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
  .map((version) => {
    const sqlIn = (place: StorePlace) => readFileSync(join(folder, `${version}${suffixOf(place)}`), 'utf8')
    const [, writtenAt, sums = ''] = /^-- written (\d+)\n-- migrations:(.*)\n/.exec(sqlIn({ file: '' })) ?? []
    return {
      version,
      writtenAt: Number(writtenAt),
      sums: sums.split(' ').filter((sum) => sum !== ''),
      restore: (place) => runAll(place, sqlIn(place)),
    }
  })

/** Stores the place as the one of that release; nobody writes to it meanwhile. `now` in ms UTC. */
export async function writeRelease(version: string, place: StorePlace, now: number): Promise<void> {
  const head = `-- written ${now}\n-- migrations: ${(await sumsOf(migrations)).join(' ')}\n`
  const dump = 'url' in place ? dumpPostgres(place.url) : dumpSqlite(place.file)
  writeFileSync(join(folder, `${version}${suffixOf(place)}`), `${head}\n${dump}`)
}

/** The SHA-256 of the SQL of each migration but the first, which makes a new store as it is now. */
export async function sumsOf(steps: readonly Migration[]): Promise<string[]> {
  const said = steps.map((): string[] => [])
  let current: number | null = null
  const engine = await openEngine(IN_MEMORY)
  const db = new Kysely<Schema>({
    dialect: engine.dialect,
    plugins: [new CamelCasePlugin()],
    log: ({ query }) => void (current !== null && said[current]?.push(query.sql)),
  })
  const heard = steps.map(
    (step, index): Migration =>
      Object.assign(
        async (...[transaction]: Parameters<Migration>) => {
          current = index
          await step(transaction)
          current = null
        },
        { needs: step.needs ?? 0 },
      ),
  )
  try {
    // One after the other: a new store takes only the first.
    for (let count = 1; count <= heard.length; count += 1)
      await migrate(db, { lock: engine.lock, putAside: async () => {} }, () => 1, heard.slice(0, count))
  } finally {
    await db.destroy()
  }
  return said.slice(1).map((all) => createHash('sha256').update(all.join(';\n')).digest('hex'))
}

async function runAll(place: StorePlace, sql: string): Promise<void> {
  if ('file' in place) {
    mkdirSync(dirname(place.file), { recursive: true })
    const database = new DatabaseSync(place.file)
    database.exec(sql)
    database.close()
    return
  }
  const client = new Client(place.url)
  await client.connect()
  await client.query(sql)
  // The queue deletes what is older than a year, by the clock of the machine.
  await client.query("update greenlight_work.job_common set keep_until = now() + interval '1 day'")
  await client.end()
}

/** All tables, indexes and rows, as text. */
function dumpSqlite(file: string): string {
  const database = new DatabaseSync(file, { readOnly: true })
  const lines: string[] = []
  const made = database.prepare(
    "select type, name, sql from sqlite_schema where sql is not null and name not like 'sqlite_%' order by type desc, name",
  )
  for (const { sql } of made.all()) lines.push(`${sql};`)
  for (const { type, name } of made.all()) {
    if (type !== 'table') continue
    const columns = database.prepare(`select name from pragma_table_info('${name}')`).all()
    const quoted = columns.map((column) => `quote("${column.name}")`).join(` || ', ' || `)
    const rows = database.prepare(`select ${quoted} as line from "${name}" order by 1`).all()
    for (const { line } of rows) lines.push(`insert into "${name}" values (${line});`)
  }
  database.close()
  return `${lines.join('\n')}\n`
}

function dumpPostgres(url: string): string {
  const args = ['--inserts', '--no-owner', '--no-privileges', '--no-comments', url]
  const dump = execFileSync(join(findPostgres() ?? '', 'pg_dump'), args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  return (
    dump
      .split('\n')
      // What only psql reads, what names the version of the server, and what an older server doesn't know.
      .filter((line) => !/^(?:\\|--|SET transaction_timeout|$)/.test(line))
      .join('\n')
  )
}
