import { type CreateTableBuilder, sql } from 'kysely'
import type { Column, Columns, RowOf, StoreContext, StoreTransaction } from './context.ts'
import type { EncryptionContext } from './encrypted-text.ts'

/** Texts and ids; ids in the form Slack gives them. */
export const text: Column<string> = { type: 'text', nullable: false }
export const textOrNull: Column<string | null> = { type: 'text', nullable: true }
/** Small numbers, and true as 1. */
export const integer: Column<number> = { type: 'integer', nullable: false }
export const integerOrNull: Column<number | null> = { type: 'integer', nullable: true }
/** Whole numbers that fit 53 bits: forge ids, and times as ms UTC. */
export const bigint: Column<number> = { type: 'bigint', nullable: false }
export const bigintOrNull: Column<number | null> = { type: 'bigint', nullable: true }

export function oneOf<Value extends string>(): Column<Value> {
  return { type: 'text', nullable: false }
}

/** The treatment of rows: deleted, kept, or changed by the function. */
type RowPolicy<About extends readonly unknown[]> =
  | 'deleted'
  | 'kept'
  | ((transaction: StoreContext['db'], ...about: About) => Promise<void>)

export interface ForgottenPerson {
  readonly team: string
  readonly user: string
  /** ms UTC */
  readonly at: number
}

interface AnyErasure {
  /** For the person in the column `user`. */
  readonly person?: RowPolicy<[ForgottenPerson]>
  /** For the workspace in the column `team`, when the app is uninstalled from it. */
  readonly workspace?: 'deleted' | 'kept'
  /** For the forge, when the store moves to another one. */
  readonly forge: RowPolicy<[]>
}

/** A table with the column of a person or a workspace must define its erasure. */
type Erasure<Of extends Columns> = AnyErasure &
  ('user' extends keyof Of ? Required<Pick<AnyErasure, 'person'>> : unknown) &
  ('team' extends keyof Of ? Required<Pick<AnyErasure, 'workspace'>> : { readonly workspace?: never })

/** Deletes rows that are too old; idempotent. */
type Cleanup = (context: StoreContext) => Promise<unknown>

/**
 * Rows stay, go every minute once `expiresAt` has passed, or as the function says: every minute once they have
 * expired, or every hour once they are that old (ms), as docs/reference/data.md says. A column instead of the function
 * holds the time from which their age counts; then only rows that match `where`, as SQL, go.
 */
type Retention<Of extends Columns> =
  | 'kept'
  | ('expiresAt' extends keyof Of ? 'expiresAt' : never)
  | { readonly everyMinute: Cleanup }
  | { readonly hourly: Cleanup; readonly afterMs: number }
  | { readonly hourly: Times<Of>; readonly afterMs: number; readonly where?: string }

/** The columns that can hold a time. */
type Times<Of extends Columns> = {
  [Name in keyof Of & string]: Of[Name] extends Column<infer Value>
    ? number extends Value
      ? Name
      : never
    : never
}[keyof Of & string]

/** The treatment of rows in a copy of the store: the original store does the pending work. */
type InBackup<Of extends Columns> =
  | 'kept'
  | 'deleted'
  /** SQL of the new values; `:now` in ms UTC. Applies only to rows that match `where`. */
  | {
      readonly set: { readonly [Name in keyof Of & string]?: string }
      readonly where?: string
    }

export interface AnyTable {
  readonly name: string
  readonly columns: Columns
  readonly primaryKey: readonly string[]
  readonly unique?: readonly (readonly string[])[]
  readonly indexes?: Readonly<Record<string, readonly string[]>>
  /** A column by index name: the index holds only the rows in which it is not null. */
  readonly indexesOfPresent?: Readonly<Record<string, string>>
  /** The encrypted columns, and those that identify a row: every ciphertext is bound to the latter’s values. */
  readonly encrypted?: {
    readonly boundTo: readonly string[]
    readonly columns: readonly string[]
    /** The encryption context of a column in this row; its identifying columns are enough. */
    context(column: string, row: Readonly<Record<string, unknown>>): EncryptionContext
  }
  /** True when rows keep the id of their channel after Slack has changed it; see moveChannel. */
  readonly keepsChannel?: true
  readonly retention: Retention<Columns>
  readonly erasure: AnyErasure
  readonly inBackup: InBackup<Columns>
}

/** The full definition of a table; an omitted or misspelt part does not compile. */
export interface Table<Name extends string, Of extends Columns> extends AnyTable {
  readonly name: Name
  readonly columns: Of
  readonly primaryKey: readonly (keyof Of & string)[]
  readonly unique?: readonly (readonly (keyof Of & string)[])[]
  readonly indexes?: Readonly<Record<string, readonly (keyof Of & string)[]>>
  readonly indexesOfPresent?: Readonly<Record<string, keyof Of & string>>
  readonly retention: Retention<Of>
  readonly erasure: Erasure<Of>
  readonly inBackup: InBackup<Of>
}

/** Names the encrypted columns of a table; `context` is the encryption context of the text in one of them. */
export function encryptedColumns<
  Of extends Columns,
  Bound extends keyof Of & string,
  Name extends keyof Of & string,
>(table: string, _: Of, boundTo: readonly Bound[], columns: readonly Name[]) {
  return {
    boundTo,
    columns,
    /** The text decrypts in no other column and in no other row. */
    context: (column: Name, row: Pick<RowOf<Of>, Bound>): EncryptionContext => ({
      table,
      column,
      row: boundTo.map((name) => row[name]),
    }),
  }
}

/** Creates the table and its indexes; rows that expire are found by an index too. */
export async function createTable(
  { schema }: StoreTransaction,
  { name, columns, primaryKey, unique = [], indexes = {}, indexesOfPresent = {}, retention }: AnyTable,
): Promise<void> {
  let table: CreateTableBuilder<string, string> = schema.createTable(name)
  for (const [column, { type, nullable }] of Object.entries(columns))
    table = table.addColumn(column, type, (built) => (nullable ? built : built.notNull()))
  table = table.addPrimaryKeyConstraint(`${name}Key`, [...primaryKey])
  for (const [index, names] of unique.entries())
    table = table.addUniqueConstraint(`${name}Unique${index + 1}`, [...names])
  await table.execute()
  const byExpiry = retention === 'expiresAt' ? { [`${name}ByExpiry`]: ['expiresAt'] } : {}
  for (const [index, names] of Object.entries({ ...indexes, ...byExpiry }))
    await schema
      .createIndex(index)
      .on(name)
      .columns([...names])
      .execute()
  for (const [index, column] of Object.entries(indexesOfPresent))
    await schema.createIndex(index).on(name).column(column).where(sql.ref(column), 'is not', null).execute()
}
