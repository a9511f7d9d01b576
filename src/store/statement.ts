import { type Compilable, type CompiledQuery, type QueryResult, type RawBuilder, sql } from 'kysely'

/** A value that a column can hold. */
type Value = string | number | null

/** Stands for a value that is read each time a query runs. */
export class LateValue {
  readonly read: () => Value

  constructor(read: () => Value) {
    this.read = read
  }
}

/** Stands for one of the values with which a statement is run. */
class Placeholder<Values> {
  readonly in: (values: Values) => Value

  constructor(of: (values: Values) => Value) {
    this.in = of
  }
}

/** Returns the place of a named value in a statement; equal to nothing where the value is null, as in SQL. */
export type Param<Values> = <Name extends keyof Values & string>(name: Name) => RawBuilder<Values[Name]>

/** A database or a transaction. */
interface Executor {
  executeQuery<Row>(query: CompiledQuery<Row>): Promise<QueryResult<Row>>
}

/**
 * Returns a query that is built and compiled once, when it first runs: for those of every command, since building costs
 * more than running. It runs in the transaction, if there is one. `build` depends on nothing but its parameters.
 */
export function statement<Values extends { readonly [Name in keyof Values]: Value }, Row>(
  db: Executor,
  build: (param: Param<Values>) => Compilable<Row>,
): (values: Values, transaction?: Executor) => Promise<QueryResult<Row>> {
  let compiled: CompiledQuery<Row> | undefined
  return (values, transaction) => {
    compiled ??= build((name) => sql`${new Placeholder<Values>((given) => given[name])}`).compile()
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? parameter.in(values) : parameter,
    )
    return (transaction ?? db).executeQuery({ ...compiled, parameters })
  }
}
