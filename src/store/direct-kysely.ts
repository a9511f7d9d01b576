import {
  CamelCasePlugin,
  type CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  DefaultConnectionProvider,
  DefaultQueryExecutor,
  type Dialect,
  type DialectAdapter,
  type Driver,
  Kysely,
  type KyselyProps,
  type QueryCompiler,
  type QueryResult,
  SingleConnectionProvider,
  Transaction,
  TransactionBuilder,
} from 'kysely'

/** A query as a driver runs it. */
export type PlainQuery = Pick<CompiledQuery, 'sql' | 'parameters'>

/** A driver that also runs compiled queries directly. */
export interface DirectDriver extends Driver {
  /**
   * Runs a query in the transaction under way, or by itself; names of columns are in camel case. `asyncCommit`: see
   * StatementOptions.
   */
  execute<Row>(
    query: PlainQuery,
    how: { readonly isInTransaction: boolean; readonly asyncCommit: boolean },
  ): Promise<QueryResult<Row>>
  /** Ends a transaction; the promise is that of its commit. */
  endTransaction(connection: DatabaseConnection): Promise<void>
  /** See `nextWrite` below. */
  nextWrite(): Promise<void>
}

/** A dialect whose compiled queries and transactions pass by the layers of Kysely. */
export abstract class DirectDialect implements Dialect {
  abstract createDriver(): DirectDriver
  abstract createAdapter(): DialectAdapter
  abstract createQueryCompiler(): QueryCompiler
  abstract createIntrospector(db: Kysely<unknown>): DatabaseIntrospector
}

/** Opens a database whose columns are named in camel case. */
export function openKysely<Tables>(dialect: Dialect): Kysely<Tables> {
  const config = { dialect, plugins: [new CamelCasePlugin()] }
  if (!(dialect instanceof DirectDialect)) return new Kysely<Tables>(config)
  const driver = dialect.createDriver()
  const [compiler, adapter] = [dialect.createQueryCompiler(), dialect.createAdapter()]
  const connections = new DefaultConnectionProvider(driver)
  const executor = new DefaultQueryExecutor(compiler, adapter, connections, config.plugins)
  return new DirectKysely<Tables>({ config, driver, dialect, executor }, driver)
}

/** Kysely makes some twenty promises for each query, and forty for each transaction; this makes one and six. */
export class DirectKysely<Tables> extends Kysely<Tables> {
  readonly direct: DirectDriver
  readonly #props: KyselyProps

  constructor(props: KyselyProps, direct: DirectDriver) {
    super(props)
    this.#props = props
    this.direct = direct
  }

  override transaction(): DirectTransactionBuilder<Tables> {
    return new DirectTransactionBuilder<Tables>(this.#props, this.direct)
  }
}

/** What a transaction returned, and its commit, of which an error is otherwise not known. */
export interface Written<Result> {
  readonly result: Result
  readonly committed: Promise<void>
}

/** Runs a transaction; resolves when it has run, where writes share commits, and after its commit elsewhere. */
export async function write<Tables, Result>(
  db: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Written<Result>> {
  if (db instanceof DirectKysely) return db.transaction().write(work)
  return { result: await db.transaction().execute(work), committed: Promise.resolve() }
}

/** Resolves when the next write begins, whose commit this one shares, or 20 ms later; at once where none are shared. */
export async function nextWrite<Tables>(db: Kysely<Tables>): Promise<void> {
  if (db instanceof DirectKysely) await db.direct.nextWrite()
}

class DirectTransactionBuilder<Tables> extends TransactionBuilder<Tables> {
  readonly #props: KyselyProps
  readonly #driver: DirectDriver

  constructor(props: KyselyProps, driver: DirectDriver) {
    super(props)
    this.#props = props
    this.#driver = driver
  }

  override async execute<Result>(
    work: (transaction: Transaction<Tables>) => Promise<Result>,
  ): Promise<Result> {
    const { result, committed } = await this.write(work)
    await committed
    return result
  }

  async write<Result>(work: (transaction: Transaction<Tables>) => Promise<Result>): Promise<Written<Result>> {
    const driver = this.#driver
    const connection = await driver.acquireConnection()
    try {
      await driver.beginTransaction(connection, {})
      try {
        const result = await work(this.#on(connection))
        return { result, committed: driver.endTransaction(connection) }
      } catch (error) {
        await driver.rollbackTransaction(connection)
        throw error
      }
    } finally {
      await driver.releaseConnection(connection)
    }
  }

  #on(connection: DatabaseConnection): Transaction<Tables> {
    const provider = new SingleConnectionProvider(connection)
    return new Transaction<Tables>({
      ...this.#props,
      executor: this.#props.executor.withConnectionProvider(provider),
    })
  }
}
