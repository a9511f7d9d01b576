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

/** A driver that also runs compiled queries directly. */
export interface DirectDriver extends Driver {
  /** Runs a query in the transaction under way, or by itself; names of columns are in camel case. */
  execute<Row>(query: CompiledQuery, isInTransaction: boolean): Promise<QueryResult<Row>>
  /** True while writes wait for their commit: one more shares it. */
  readonly isWriting: boolean
  /** Calls `join` whenever that begins. */
  onWrite(join: () => void): void
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

  override transaction(): TransactionBuilder<Tables> {
    return new DirectTransactionBuilder<Tables>(this.#props)
  }
}

class DirectTransactionBuilder<Tables> extends TransactionBuilder<Tables> {
  readonly #props: KyselyProps

  constructor(props: KyselyProps) {
    super(props)
    this.#props = props
  }

  override async execute<Result>(
    work: (transaction: Transaction<Tables>) => Promise<Result>,
  ): Promise<Result> {
    const { driver } = this.#props
    const connection = await driver.acquireConnection()
    try {
      await driver.beginTransaction(connection, {})
      try {
        const result = await work(this.#on(connection))
        await driver.commitTransaction(connection)
        return result
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
