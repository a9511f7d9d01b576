import type { Transaction } from 'kysely'
import type { Versions } from '../migrations.ts'

export async function jobs({ schema }: Transaction<Versions>): Promise<void> {
  await schema
    .createTable('jobs')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('key', 'text')
    .addColumn('input', 'text', (column) => column.notNull())
    .addColumn('dueAt', 'bigint', (column) => column.notNull())
    .addColumn('waitsAs', 'text', (column) => column.unique())
    .execute()
  await schema.createIndex('jobsByDue').on('jobs').columns(['name', 'dueAt']).execute()
}
