import type { EncryptionContext } from './encrypted-text.ts'
import type { Schema } from './schema.ts'

/** A table with sealed columns. */
export interface EncryptedTable {
  readonly table: keyof Schema
  /** The columns that name a row: every sealed text is bound to their values. */
  readonly row: readonly string[]
  readonly columns: readonly string[]
}

/** Every sealed column of the store: what is missing here is neither checked at the start nor sealed anew. */
export const encryptedColumns = {
  accounts: table('accounts', ['team', 'user', 'forge'], ['token', 'renewal']),
  confirmations: table('confirmations', ['idHash', 'team', 'user', 'forge'], ['token', 'renewal']),
  signIns: table('signIns', ['stateHash', 'team', 'user', 'forge'], ['verifier', 'code']),
  secretLinks: table('secretLinks', ['nonceHash', 'team', 'user'], ['form']),
  heldChanges: table('heldChanges', ['idHash', 'team', 'user', 'forge'], ['change']),
  integrationSecrets: table('integrationSecrets', ['idHash', 'team', 'user'], ['secret']),
  wanted: table('wanted', ['team', 'user', 'channel'], ['action']),
  buttons: table('buttons', ['id', 'team', 'action'], ['value']),
  sightings: table('sightings', ['team', 'project', 'iid'], ['seen']),
  stories: table('stories', ['team', 'project', 'iid', 'event'], ['story']),
  inbox: table('inbox', ['reference', 'team'], ['payload']),
  intents: table('intents', ['reference', 'team'], ['asked', 'before', 'answer']),
  outbox: table('outbox', ['id', 'team', 'channel'], ['content']),
  postMarks: table('postMarks', ['team'], ['secret']),
  digestSlots: table('digestSlots', ['team', 'channel', 'digest', 'slotAt'], ['said']),
} as const

export const encryptedTables: readonly EncryptedTable[] = Object.values(encryptedColumns)

/** What the text in a column of this row is bound to; `values` holds at least the columns that name the row. */
export function bondOf(
  { table, row }: EncryptedTable,
  column: string,
  values: Readonly<Record<string, unknown>>,
): EncryptionContext {
  return { table, column, row: row.map((name) => values[name]) }
}

/** Names of tables and columns that are misspelt do not compile. */
function table<
  Table extends keyof Schema,
  Name extends keyof Schema[Table] & string,
  Column extends keyof Schema[Table] & string,
>(name: Table, row: readonly Name[], columns: readonly Column[]) {
  return {
    table: name,
    row,
    columns,
    /** What the text in this column of a row is bound to: it opens in no other column and in no other row. */
    bond: (column: Column, values: Pick<Schema[Table], Name>): EncryptionContext => ({
      table: name,
      column,
      row: row.map((part) => values[part]),
    }),
  }
}
