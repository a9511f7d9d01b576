import { type Table, text } from '../define-table.ts'

const columns = {
  /** `forge`: the base URL of the store’s forge. `copiedAt`: the time of a backup. `buttons`: see createActionTokens. */
  name: text,
  value: text,
}

export const storeFactsTable: Table<'storeFacts', typeof columns> = {
  name: 'storeFacts',
  columns,
  primaryKey: ['name'],
  retention: 'kept',
  erasure: { forge: 'deleted' },
  inBackup: 'kept',
}
