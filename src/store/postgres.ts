import { Socket } from 'node:net'
import { type Dialect, PostgresDialect, sql, type Transaction } from 'kysely'
import { DatabaseError, Pool, type PoolConfig, types } from 'pg'
import { type ReasonOf, withErrorMapping } from './error-mapping.ts'

/** Connections of one process; Debian’s PostgreSQL takes 100 in all. */
const CONNECTIONS = 10
/** Slack waits three seconds for an answer: before that it must be known that there is none. */
const CONNECT_MS = 2_000
/** Who is stopped inside a transaction loses it after this time; who waits for its rows waits a little longer. */
const IDLE_IN_TRANSACTION_MS = 5_000
const LOCK_MS = 8_000
/** A connection on which nothing moves for so long leads nowhere; an idle one was closed by the pool before. */
const SILENT_MS = 15_000
/** Any number that nothing else in the database locks. */
const SCHEMA_LOCK = 4_773_369

/** Our whole numbers fit 53 bits; `pg` would give them as text. */
const readers = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    id === types.builtins.INT8 ? Number : types.getTypeParser(id, format),
}

/** How the store connects to this PostgreSQL. */
function postgresPool(url: string): PoolConfig {
  return {
    connectionString: url,
    application_name: 'greenlight',
    max: CONNECTIONS,
    types: readers,
    connectionTimeoutMillis: CONNECT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    lock_timeout: LOCK_MS,
    stream() {
      const socket = new Socket()
      return socket.setTimeout(SILENT_MS, () => socket.destroy())
    },
  }
}

/** The dialect over PostgreSQL; connects when it is first used. */
export function postgresDialect(url: string): Dialect {
  const pool = new Pool(postgresPool(url))
  // A connection that breaks while nobody uses it is replaced; whoever uses one hears of it there.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return withErrorMapping(new PostgresDialect({ pool }), reasonOf)
}

/** Lets no other replica change the schema until the transaction ends. */
export async function lockSchema<Tables>(transaction: Transaction<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${SCHEMA_LOCK}::bigint)`.execute(transaction)
}

/** Codes, and classes of codes, that say something of the server and nothing of a statement. */
const reasons: Readonly<Record<string, ReturnType<ReasonOf>>> = {
  '08': 'unreachable',
  '25006': 'read-only',
  '25P03': 'unreachable',
  '23505': 'contention',
  '28': 'broken',
  '3D': 'broken',
  '40': 'contention',
  '42501': 'broken',
  '53': 'broken',
  '53100': 'full',
  '55P03': 'broken',
  '57P': 'unreachable',
  '58': 'broken',
  XX001: 'damaged',
  XX002: 'damaged',
}

function reasonOf(error: Error): ReturnType<ReasonOf> {
  // What is not an answer of the server: it was not reached, or the connection is gone.
  if (!(error instanceof DatabaseError)) return 'unreachable'
  const code = error.code ?? ''
  return reasons[code] ?? reasons[code.slice(0, 3)] ?? reasons[code.slice(0, 2)]
}
