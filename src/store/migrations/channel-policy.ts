import type { Transaction } from 'kysely'
import type { Versions } from '../migrations.ts'

export async function channelPolicy({ schema }: Transaction<Versions>): Promise<void> {
  await schema
    .createTable('channelRules')
    .addColumn('team', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('rules', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('channelRulesKey', ['team', 'channel'])
    .execute()
  await schema
    .createTable('stewards')
    .addColumn('team', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('user', 'text', (column) => column.notNull())
    .addColumn('appointedBy', 'text', (column) => column.notNull())
    .addColumn('appointedAt', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('stewardsKey', ['team', 'channel', 'user'])
    .execute()
  await schema
    .createTable('freezes')
    .addColumn('team', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('starts', 'text', (column) => column.notNull())
    .addColumn('ends', 'text', (column) => column.notNull())
    .addColumn('zone', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('addedBy', 'text', (column) => column.notNull())
    .addColumn('addedAt', 'bigint', (column) => column.notNull())
    .addColumn('removedAt', 'bigint')
    .addPrimaryKeyConstraint('freezesKey', ['team', 'channel', 'id'])
    .execute()
  await schema
    .createTable('policyChanges')
    .addColumn('team', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('user', 'text', (column) => column.notNull())
    .addColumn('changedAt', 'bigint', (column) => column.notNull())
    .addColumn('what', 'text', (column) => column.notNull())
    .addColumn('was', 'text')
    .addColumn('became', 'text')
    .addPrimaryKeyConstraint('policyChangesKey', ['team', 'channel', 'sequence'])
    .execute()
}
