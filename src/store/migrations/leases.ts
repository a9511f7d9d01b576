import type { Transaction } from 'kysely'
import type { Versions } from '../migrations.ts'

export async function leases({ schema }: Transaction<Versions>): Promise<void> {
  await schema
    .createTable('leases')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('fence', 'bigint', (column) => column.notNull())
    .addColumn('heldUntil', 'bigint', (column) => column.notNull())
    .execute()
}
