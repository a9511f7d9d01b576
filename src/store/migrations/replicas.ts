import type { Transaction } from 'kysely'
import type { Versions } from '../migrations.ts'

export async function replicas({ schema }: Transaction<Versions>): Promise<void> {
  await schema
    .createTable('replicas')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('startedAt', 'bigint', (column) => column.notNull())
    .addColumn('beatAt', 'bigint', (column) => column.notNull())
    .execute()
  await schema
    .createTable('inbox')
    .addColumn('reference', 'text', (column) => column.primaryKey().notNull())
    .addColumn('team', 'text', (column) => column.notNull())
    .addColumn('user', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('owner', 'text')
    .addColumn('runs', 'integer', (column) => column.notNull())
    .addColumn('acceptedAt', 'bigint', (column) => column.notNull())
    .execute()
  await schema.alterTable('deliveries').addColumn('claimedFor', 'text').execute()
  await schema.alterTable('intents').addColumn('owner', 'text').execute()
  await schema
    .alterTable('intents')
    .addColumn('underWay', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await schema
    .alterTable('intents')
    .addColumn('inLine', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await schema.createIndex('intentsInLine').on('intents').columns(['team', 'target', 'begunAt']).execute()
  await schema.createIndex('intentsOwed').on('intents').columns(['told', 'begunAt']).execute()
}
