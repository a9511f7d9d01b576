import type { Transaction } from 'kysely'
import type { Versions } from '../migrations.ts'

export async function intents({ schema }: Transaction<Versions>): Promise<void> {
  await schema
    .createTable('intents')
    .addColumn('reference', 'text', (column) => column.primaryKey().notNull())
    .addColumn('team', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('user', 'text', (column) => column.notNull())
    .addColumn('verb', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('wish', 'text', (column) => column.notNull())
    .addColumn('asked', 'text', (column) => column.notNull())
    .addColumn('before', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('answer', 'text')
    .addColumn('interim', 'text')
    .addColumn('told', 'integer', (column) => column.notNull())
    .addColumn('begunAt', 'bigint', (column) => column.notNull())
    .addColumn('sentAt', 'bigint')
    .addColumn('endedAt', 'bigint')
    .execute()
  await schema.createIndex('intentsByTarget').on('intents').columns(['team', 'target', 'sentAt']).execute()
}
