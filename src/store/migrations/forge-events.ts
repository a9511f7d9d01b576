import type { Transaction } from 'kysely'
import type { Versions } from '../migrations.ts'

/** What the forge’s webhook has told, and how well it tells. */
export async function forgeEvents({ schema }: Transaction<Versions>): Promise<void> {
  await schema
    .createTable('forgeDeliveries')
    .addColumn('key', 'text', (column) => column.notNull().primaryKey())
    .addColumn('project', 'bigint', (column) => column.notNull())
    .addColumn('iid', 'bigint')
    .addColumn('receivedAt', 'bigint', (column) => column.notNull())
    .addColumn('owed', 'integer', (column) => column.notNull())
    .execute()
  await schema
    .createIndex('forgeDeliveriesOwed')
    .on('forgeDeliveries')
    .columns(['owed', 'receivedAt'])
    .execute()
  await schema
    .createTable('forgeHooks')
    .addColumn('project', 'bigint', (column) => column.notNull().primaryKey())
    .addColumn('heardAt', 'bigint', (column) => column.notNull())
    .addColumn('missedAt', 'bigint')
    .addColumn('misses', 'integer', (column) => column.notNull())
    .execute()
}
