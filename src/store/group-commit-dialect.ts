import {
  CamelCasePlugin,
  type CompiledQuery,
  type DatabaseConnection,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type UnknownRow,
} from 'kysely'
import { CommitGroups, type Group, type MapErrors, type Transactions } from './commit-groups.ts'
import { DirectDialect, type DirectDriver, type PlainQuery } from './direct-kysely.ts'

/**
 * A dialect over one SQLite connection that commits at once what is written in one round of the event loop, and in the
 * next ones while more comes: the sync to disk is most of the price of a write. A result is known when the commit that
 * holds it is on disk, also that of a read between the writes, unless somebody asks for it before; a transaction that
 * fails is undone alone.
 */
export class GroupCommitDialect extends DirectDialect {
  readonly #transactions: Transactions
  readonly #mapErrors: MapErrors
  readonly #statements: SqliteDatabase

  /** @param statements The same database, as Kysely uses it. */
  constructor(transactions: Transactions, mapErrors: MapErrors, statements: SqliteDatabase) {
    super()
    this.#transactions = transactions
    this.#mapErrors = mapErrors
    this.#statements = statements
  }

  createAdapter(): SqliteAdapter {
    return new UnlockedAdapter()
  }

  createDriver(): DirectDriver {
    return new GroupCommitDriver(new CommitGroups(this.#transactions, this.#mapErrors), this.#statements)
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler()
  }

  createIntrospector(db: Kysely<unknown>): SqliteIntrospector {
    return new SqliteIntrospector(db)
  }
}

/** Kysely’s lock would be held until a commit is over; the driver has one of its own. */
class UnlockedAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

/** Rows with the column names of the database. */
class RawRows {
  of<Row>(found: readonly unknown[]): Row[]
  of(found: unknown[]): unknown[] {
    return found
  }
}

/** Rows with column names in camel case, as Kysely’s plugin makes them. */
class CamelCaseRows extends CamelCasePlugin {
  of<Row>(found: readonly unknown[]): Row[]
  of(found: readonly UnknownRow[]): unknown[] {
    return found.map((row) => this.mapRow(row))
  }
}

const raw = new RawRows()
const camelCase = new CamelCaseRows()
type RowForm = Pick<RawRows, 'of'>

class GroupCommitDriver implements DirectDriver {
  readonly #groups: CommitGroups
  readonly #statements: SqliteDatabase
  /** The connection whose transaction is under way. */
  #current: GroupedConnection | null = null
  #isClosed = false

  constructor(groups: CommitGroups, statements: SqliteDatabase) {
    this.#groups = groups
    this.#statements = statements
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#groups.acquire()
    return new GroupedConnection(this)
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const own = ownOf(connection)
    own.transaction = this.#groups.beginPart()
    this.#current = own
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await this.endTransaction(connection)
  }

  endTransaction(connection: DatabaseConnection): Promise<void> {
    const own = ownOf(connection)
    const group = this.#openOf(own.transaction)
    this.#groups.endPart(group)
    this.#leave(own)
    own.release()
    return group.committed
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const own = ownOf(connection)
    const { transaction } = own
    this.#leave(own)
    // On a full disk, for one, SQLite has rolled back by itself; the error of the transaction matters.
    if (transaction !== null && transaction === this.#groups.current) this.#groups.undoPart(transaction)
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    ownOf(connection).release()
  }

  async destroy(): Promise<void> {
    this.#groups.commit()
    if (!this.#isClosed) this.#statements.close()
    this.#isClosed = true
  }

  async execute<Row>(
    query: PlainQuery,
    { isInTransaction, asyncCommit }: Parameters<DirectDriver['execute']>[1],
  ): Promise<QueryResult<Row>> {
    if (isInTransaction) return this.executeIn(this.#current?.transaction ?? null, query, camelCase)
    await this.#groups.acquire()
    return this.executeAlone(query, () => this.#groups.handOver(), camelCase, asyncCommit)
  }

  nextWrite(): Promise<void> {
    return this.#groups.next()
  }

  /** Runs a query in the transaction under way. */
  executeIn<Row>(transaction: Group | null, query: PlainQuery, form: RowForm = raw): QueryResult<Row> {
    this.#openOf(transaction)
    return this.#groups.run(() => this.#execute<Row>(query, form))
  }

  /** Runs a query by itself, on a connection that is held; calls `release` when it has run. */
  async executeAlone<Row>(
    query: PlainQuery,
    release: () => void,
    form: RowForm = raw,
    asyncCommit = false,
  ): Promise<QueryResult<Row>> {
    let committed: Promise<void> | undefined
    let result: QueryResult<Row>
    try {
      if (WRITES.test(query.sql)) this.#groups.open()
      else if (!READS.test(query.sql)) this.#groups.commit()
      result = this.#groups.run(() => this.#execute<Row>(query, form))
      committed = this.#groups.current?.committed
    } finally {
      release()
    }
    if (!asyncCommit) await committed
    return result
  }

  handOver(): void {
    this.#groups.handOver()
  }

  #leave(connection: GroupedConnection): void {
    connection.transaction = null
    if (this.#current === connection) this.#current = null
  }

  /** @throws Error unless this transaction is under way. */
  #openOf(transaction: Group | null): Group {
    if (transaction === null) throw new Error('There is no transaction.')
    if (transaction !== this.#groups.current) throw new Error('The transaction was rolled back by SQLite.')
    return transaction
  }

  #execute<Row>({ sql, parameters }: PlainQuery, form: RowForm): QueryResult<Row> {
    const statement = this.#statements.prepare(sql)
    if (statement.reader) return { rows: form.of<Row>(statement.all(parameters)) }
    const { changes, lastInsertRowid } = statement.run(parameters)
    return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] }
  }
}

/** One user of the connection. */
class GroupedConnection implements DatabaseConnection {
  readonly #driver: GroupCommitDriver
  #isHeld = true
  /** The group of its transaction, while one is under way. */
  transaction: Group | null = null

  constructor(driver: GroupCommitDriver) {
    this.#driver = driver
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (!this.#isHeld) throw new Error('The connection was released.')
    if (this.transaction !== null) return this.#driver.executeIn(this.transaction, query)
    return this.#driver.executeAlone(query, () => this.release())
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    for (const row of (await this.executeQuery<Row>(query)).rows) yield { rows: [row] }
  }

  release(): void {
    if (this.#isHeld) this.#driver.handOver()
    this.#isHeld = false
  }
}

function ownOf(connection: DatabaseConnection): GroupedConnection {
  if (connection instanceof GroupedConnection) return connection
  throw new TypeError('The connection is none of this driver.')
}

const READS = /^\s*(?:select|explain)\b/i
/** All others, such as `vacuum`, run outside of a transaction. */
const WRITES = /^\s*(?:insert|update|delete|with|create|alter|drop)\b/i
