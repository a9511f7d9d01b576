import type { DatabaseSync } from 'node:sqlite'
// As it is when the module loads: a test that replaces the timers of the process still gets its commits.
import { setImmediate } from 'node:timers'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
} from 'kysely'

/** Longest time that writes wait for more of them, in ms. */
const MOST_MS = 5

/**
 * Returns a dialect over one SQLite connection that commits at once what is written in one round of the event loop,
 * and in the next ones while more comes: the sync to disk is most of the price of a write. A result is known when the commit that holds it is on disk, also
 * that of a read between the writes; a transaction that fails is undone alone.
 * @param statements The same database, as Kysely uses it.
 */
export function groupCommitDialect(database: DatabaseSync, statements: SqliteDatabase): Dialect {
  const dialect = new SqliteDialect({ database: statements })
  return {
    createAdapter: () => new UnlockedAdapter(),
    createDriver: () => new GroupCommitDriver(database, dialect.createDriver()),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  }
}

/** Kysely’s lock would be held until a commit is over; the driver has one of its own. */
class UnlockedAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

/** The writes that are committed together. */
interface Group {
  /** Resolves when they are on disk. */
  readonly committed: Promise<void>
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
  /** Writes and transactions in it. */
  size: number
  /** True when its time is over: it is committed before anybody else gets the connection. */
  isOver: boolean
}

class GroupCommitDriver implements Driver {
  readonly #database: DatabaseSync
  readonly #driver: Driver
  readonly #waiting: (() => void)[] = []
  #isHeld = false
  /** The group that is open. */
  group: Group | null = null

  constructor(database: DatabaseSync, driver: Driver) {
    this.#database = database
    this.#driver = driver
  }

  init(): Promise<void> {
    return this.#driver.init()
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#isHeld) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#isHeld = true
    return new GroupedConnection(this, await this.#driver.acquireConnection())
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'))
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof GroupedConnection) connection.release()
  }

  destroy(): Promise<void> {
    this.commit()
    return this.#driver.destroy()
  }

  /** Gives the connection to whoever waits longest for it, after a commit that is due. */
  handOver(): void {
    if (this.group?.isOver) this.commit()
    const next = this.#waiting.shift()
    if (next) next()
    else this.#isHeld = false
  }

  /** Begins a group unless one is open. */
  open(): Group {
    if (this.group) {
      this.group.size += 1
      return this.group
    }
    this.#database.exec('begin immediate')
    const { promise: committed, resolve, reject } = Promise.withResolvers<void>()
    // There may be nobody left who waits for it.
    committed.catch(() => {})
    const group: Group = { committed, resolve, reject, size: 1, isOver: false }
    this.group = group
    const endsAt = performance.now() + MOST_MS
    let size = 1
    const endRound = () => {
      const isJoined = group.size > size && performance.now() < endsAt
      size = group.size
      if (isJoined && this.group === group) return void setImmediate(endRound)
      group.isOver = true
      if (this.group === group && !this.#isHeld) this.commit()
    }
    setImmediate(endRound)
    return group
  }

  /** Commits the group that is open, if any. */
  commit(): void {
    const { group } = this
    if (group === null) return
    this.group = null
    try {
      this.#database.exec('commit')
      group.resolve()
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('rollback')
      group.reject(error)
    }
  }

  /** Runs a part of the group; where SQLite undoes more than this part, as on a full disk, nothing has happened. */
  async run<Result>(part: () => Result | Promise<Result>): Promise<Result> {
    try {
      return await part()
    } catch (error) {
      if (this.group && !this.#database.isTransaction) {
        this.group.reject(error)
        this.group = null
      }
      throw error
    }
  }

  /** Begins or ends a part of the group: a transaction that can be undone alone. */
  runSavepoint(statement: string): Promise<void> {
    return this.run(() => this.#database.exec(statement))
  }
}

/** One user of the connection. */
class GroupedConnection implements DatabaseConnection {
  readonly #driver: GroupCommitDriver
  readonly #connection: DatabaseConnection
  #isHeld = true
  /** The group of the transaction under way. */
  #transaction: Group | null = null

  constructor(driver: GroupCommitDriver, connection: DatabaseConnection) {
    this.#driver = driver
    this.#connection = connection
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const driver = this.#driver
    const execute = () => driver.run(() => this.#connection.executeQuery<Row>(query))
    if (query.sql === 'begin') {
      this.#transaction = driver.open()
      await driver.runSavepoint('savepoint part')
      return NOTHING
    }
    if (this.#transaction === null) {
      if (WRITES.test(query.sql)) driver.open()
      else if (!READS.test(query.sql)) driver.commit()
      return this.#inGroup(await execute())
    }
    if (this.#transaction !== driver.group) throw new Error('The transaction was rolled back by SQLite.')
    if (query.sql === 'commit') {
      await driver.runSavepoint('release part')
      return this.#inGroup(NOTHING)
    }
    if (query.sql !== 'rollback') return execute()
    await driver.runSavepoint('rollback to part; release part')
    return NOTHING
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.#connection.streamQuery(query, chunkSize)
  }

  release(): void {
    if (this.#isHeld) this.#driver.handOver()
    this.#isHeld = false
  }

  /** Hands the connection over, and returns the result when it is on disk. */
  async #inGroup<Row>(result: QueryResult<Row>): Promise<QueryResult<Row>> {
    const committed = this.#driver.group?.committed
    this.release()
    await committed
    return result
  }
}

const NOTHING = { rows: [] }
const READS = /^\s*(?:select|explain)\b/i
/** All others, such as `vacuum`, run outside of a transaction. */
const WRITES = /^\s*(?:insert|update|delete|with|create|alter|drop)\b/i
