import type { Transaction } from 'kysely'
import type { Versions } from '../migrations.ts'

export async function durableWork({ schema }: Transaction<Versions>): Promise<void> {
  await schema
    .createTable('durableWork')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('partition', 'text', (column) => column.notNull())
    .addColumn('input', 'text', (column) => column.notNull())
    .addColumn('position', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('dueAt', 'bigint', (column) => column.notNull())
    .addColumn('endedAt', 'bigint')
    .addPrimaryKeyConstraint('durableWorkKey', ['kind', 'key'])
    .execute()
  await schema.createIndex('durableWorkByPosition').on('durableWork').column('position').execute()
  await schema
    .createTable('durableMarks')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('step', 'text', (column) => column.notNull())
    .addColumn('attempt', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('durableMarksKey', ['kind', 'key', 'step'])
    .execute()
}
