import type { Transaction } from 'kysely'
import type { Versions } from '../migrations.ts'

export async function buttons({ schema }: Transaction<Versions>): Promise<void> {
  await schema
    .createTable('buttons')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('fingerprint', 'text', (column) => column.unique().notNull())
    .addColumn('team', 'text', (column) => column.notNull())
    .addColumn('channel', 'text')
    .addColumn('user', 'text')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('expiresAt', 'bigint', (column) => column.notNull())
    .execute()
  await schema.createIndex('buttonsByExpiry').on('buttons').columns(['expiresAt']).execute()
}
