import type { CompiledQuery, DatabaseConnection, Dialect, Driver } from 'kysely'
import { type OutageReason, StoreContention, StoreOutage } from './store-error.ts'

/**
 * Classifies an engine’s error: an outage of the store, or contention with another transaction; undefined
 * when the error is about the statement.
 */
export type ReasonOf = (error: Error) => OutageReason | 'contention' | undefined

/**
 * A dialect that accepts any text, and whose errors are a StoreOutage or a StoreContention wherever the
 * statement is not at fault.
 */
export function withErrorMapping(dialect: Dialect, reasonOf: ReasonOf): Dialect {
  return {
    createDriver: () => guarded(dialect.createDriver(), reasonOf),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  }
}

function guarded(driver: Driver, reasonOf: ReasonOf): Driver {
  const acquire = driver.acquireConnection.bind(driver)
  const known = new WeakSet<DatabaseConnection>()
  driver.acquireConnection = async (options) => {
    const connection = await worded(() => acquire(options), reasonOf)
    if (known.has(connection)) return connection
    known.add(connection)
    const execute = connection.executeQuery.bind(connection)
    // Patched in place: a driver knows its connections by identity.
    connection.executeQuery = (query, queryOptions) =>
      worded(() => execute(withStorable(query), queryOptions), reasonOf)
    return connection
  }
  const rollBack = driver.rollbackTransaction.bind(driver)
  // The transaction’s own error matters: SQLite, for one, has rolled back by itself when the disk is full.
  driver.rollbackTransaction = (connection) => rollBack(connection).catch(() => {})
  return driver
}

function withStorable(query: CompiledQuery): CompiledQuery {
  return { ...query, parameters: query.parameters.map(storable) }
}

async function worded<Result>(work: () => Promise<Result>, reasonOf: ReasonOf): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw mapError(error, reasonOf)
  }
}

function mapError(error: unknown, reasonOf: ReasonOf): unknown {
  const reason = error instanceof Error ? reasonOf(error) : undefined
  if (reason === undefined) return error
  return reason === 'contention' ? new StoreContention(error) : new StoreOutage(reason, error)
}

/** Returns the value of a parameter as both engines can store it. */
function storable(parameter: unknown): unknown {
  return typeof parameter === 'string' ? sanitizeText(parameter) : parameter
}

/**
 * Returns the text as both engines can store it: PostgreSQL refuses U+0000, and neither stores lone
 * surrogates. U+FFFD replaces both.
 */
function sanitizeText(text: string): string {
  return text.replaceAll('\u0000', '\uFFFD').toWellFormed()
}
