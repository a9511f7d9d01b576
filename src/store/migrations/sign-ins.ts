import type { Transaction } from 'kysely'
import type { Versions } from '../migrations.ts'

export async function signIns({ schema }: Transaction<Versions>): Promise<void> {
  for (const table of ['accounts', 'confirmations'] as const) {
    // SQLite adds one column at a time.
    await schema
      .alterTable(table)
      .addColumn('credential', 'text', (column) => column.notNull().defaultTo('token'))
      .execute()
    await schema.alterTable(table).addColumn('renewal', 'text').execute()
  }
  await schema
    .alterTable('accounts')
    .addColumn('renewals', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await schema.alterTable('confirmations').addColumn('forgeUserId', 'bigint').execute()
  await schema.alterTable('confirmations').addColumn('forgeUserName', 'text').execute()
  await schema
    .createTable('signIns')
    .addColumn('stateHash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('browserHash', 'text', (column) => column.notNull())
    .addColumn('linkHash', 'text', (column) => column.notNull())
    .addColumn('team', 'text', (column) => column.notNull())
    .addColumn('user', 'text', (column) => column.notNull())
    .addColumn('forge', 'text', (column) => column.notNull())
    .addColumn('verifier', 'text', (column) => column.notNull())
    .addColumn('code', 'text')
    .addColumn('expiresAt', 'bigint', (column) => column.notNull())
    .execute()
}
