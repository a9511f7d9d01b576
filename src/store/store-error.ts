import type { CompiledQuery, DatabaseConnection, Dialect, Driver } from 'kysely'

/** The store cannot be used as it is; the message is for the operator and holds no secret. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
}

/**
 * The reason why an open store does not work at the moment: the disk is full, writes are refused, the data is
 * damaged, the store does not answer, or another error of its engine.
 */
export type OutageReason = 'full' | 'read-only' | 'damaged' | 'unreachable' | 'broken'

/**
 * The store does not work at the moment. Unfinished work is not stored; the next call may succeed. The cause
 * is the engine’s own error.
 */
export class StoreOutage extends StoreError {
  readonly reason: OutageReason

  constructor(reason: OutageReason, cause: unknown) {
    super(`${inWords[reason]}: ${wordsOf(cause)}`, { cause })
    this.reason = reason
  }
}

/** Two transactions conflicted, and this one was rolled back: nothing of it is stored. */
export class StoreContention extends StoreError {
  constructor(cause: unknown) {
    super(`The store had to give up a change that others were in the way of: ${wordsOf(cause)}`, { cause })
  }
}

const inWords: Readonly<Record<OutageReason, string>> = {
  full: 'The store is full',
  'read-only': 'The store cannot be written',
  damaged: 'The store is damaged',
  unreachable: 'The store does not answer',
  broken: 'The store does not work',
}

function wordsOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  // A host with several addresses fails with one error for each and no message of its own.
  if (cause instanceof AggregateError) return cause.errors.map(wordsOf).join('; ')
  return cause.message
}

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

async function worded<Result>(work: () => Promise<Result>, reasonOf: ReasonOf): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const reason = error instanceof Error ? reasonOf(error) : undefined
    if (reason === undefined) throw error
    throw reason === 'contention' ? new StoreContention(error) : new StoreOutage(reason, error)
  }
}

function withStorable(query: CompiledQuery): CompiledQuery {
  return { ...query, parameters: query.parameters.map(storable) }
}

/**
 * Returns the value of a parameter as both engines can store it: PostgreSQL refuses U+0000, and neither stores lone
 * surrogates. U+FFFD replaces both.
 */
function storable(parameter: unknown): unknown {
  return typeof parameter === 'string' ? parameter.replaceAll('\u0000', '\uFFFD').toWellFormed() : parameter
}
