import type { Transaction } from 'kysely'
import type { Versions } from '../migrations.ts'

export async function integrationSecrets({ schema }: Transaction<Versions>): Promise<void> {
  await schema
    .createTable('secretLinks')
    .addColumn('nonceHash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('team', 'text', (column) => column.notNull())
    .addColumn('user', 'text', (column) => column.notNull())
    .addColumn('userName', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('expiresAt', 'bigint', (column) => column.notNull())
    .execute()
  await schema
    .createTable('heldChanges')
    .addColumn('idHash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('team', 'text', (column) => column.notNull())
    .addColumn('user', 'text', (column) => column.notNull())
    .addColumn('forge', 'text', (column) => column.notNull())
    .addColumn('change', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'bigint', (column) => column.notNull())
    .execute()
  await schema
    .createTable('integrationSecrets')
    .addColumn('idHash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('team', 'text', (column) => column.notNull())
    .addColumn('user', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'bigint', (column) => column.notNull())
    .execute()
}
