import type { Transaction } from 'kysely'
import type { Versions } from '../migrations.ts'

export async function identity({ schema }: Transaction<Versions>): Promise<void> {
  await schema.alterTable('accounts').addColumn('refusalToldAt', 'bigint').execute()
  await schema
    .createTable('wanted')
    .addColumn('team', 'text', (column) => column.notNull())
    .addColumn('user', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('wantedKey', ['team', 'user'])
    .execute()
  await schema
    .createTable('departures')
    .addColumn('team', 'text', (column) => column.primaryKey().notNull())
    .addColumn('leftAt', 'bigint')
    .execute()
}
