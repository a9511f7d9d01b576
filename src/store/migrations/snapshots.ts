import type { Transaction } from 'kysely'
import type { Versions } from '../migrations.ts'

export async function snapshots({ schema }: Transaction<Versions>): Promise<void> {
  await schema
    .createTable('snapshots')
    .addColumn('team', 'text', (column) => column.notNull())
    .addColumn('project', 'bigint', (column) => column.notNull())
    .addColumn('milestone', 'bigint', (column) => column.notNull())
    .addColumn('slot', 'bigint', (column) => column.notNull())
    .addColumn('day', 'bigint', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('open', 'integer', (column) => column.notNull())
    .addColumn('closed', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('snapshotsKey', ['team', 'project', 'milestone', 'slot'])
    .execute()
}
