import { Socket } from 'node:net'
import { type Dialect, PostgresDialect, sql, type Transaction } from 'kysely'
import { DatabaseError, Pool, type PoolConfig, types } from 'pg'
import { type ReasonOf, withErrorMapping } from './store-error.ts'

/** Connections of one process; Debian’s PostgreSQL takes 100 in all. */
const CONNECTIONS = 10
/** Longest wait for a connection, in ms: a failure must be known before Slack’s three seconds are over. */
const CONNECT_MS = 2_000
/** Time after which a stalled transaction is ended, in ms; a wait for its rows lasts a little longer. */
const IDLE_IN_TRANSACTION_MS = 5_000
const LOCK_MS = 8_000
/** Silence after which a connection counts as dead, in ms; the pool closes an idle one before that. */
const SILENT_MS = 15_000
/** An arbitrary number that nothing else in the database locks. */
const SCHEMA_LOCK = 4_773_369

/** Parses whole numbers, which fit 53 bits here; `pg` would return them as text. */
const readers = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    id === types.builtins.INT8 ? Number : types.getTypeParser(id, format),
}

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

/** Returns the dialect for PostgreSQL; it connects on first use. */
export function postgresDialect(url: string): Dialect {
  const pool = new Pool(postgresPool(url))
  // A connection that breaks while idle is replaced; one in use reports the error to its user.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return withErrorMapping(new PostgresDialect({ pool }), reasonOf)
}

/** Blocks schema changes by other replicas until the transaction ends. */
export async function lockSchema<Tables>(transaction: Transaction<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${SCHEMA_LOCK}::bigint)`.execute(transaction)
}

/** Codes, and classes of codes, that concern the server and not the statement. */
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
  // Not a server response: the server was not reached, or the connection is gone.
  if (!(error instanceof DatabaseError)) return 'unreachable'
  const code = error.code ?? ''
  return reasons[code] ?? reasons[code.slice(0, 3)] ?? reasons[code.slice(0, 2)]
}
