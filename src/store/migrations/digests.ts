import type { Transaction } from 'kysely'
import type { Versions } from '../migrations.ts'

/** The digests of channels, and what became of each of their slots. */
export async function digests({ schema }: Transaction<Versions>): Promise<void> {
  await schema
    .createTable('digests')
    .addColumn('team', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('project', 'bigint', (column) => column.notNull())
    .addColumn('schedule', 'text', (column) => column.notNull())
    .addColumn('cron', 'text', (column) => column.notNull())
    .addColumn('zone', 'text', (column) => column.notNull())
    .addColumn('owner', 'text')
    .addColumn('holidays', 'text', (column) => column.notNull())
    .addColumn('empty', 'text', (column) => column.notNull())
    .addColumn('addedAt', 'bigint', (column) => column.notNull())
    .addColumn('settledUntil', 'bigint', (column) => column.notNull())
    .addColumn('paused', 'text')
    .addColumn('pausedAt', 'bigint')
    .addColumn('pauseTold', 'integer', (column) => column.notNull())
    .addColumn('removedAt', 'bigint')
    .addPrimaryKeyConstraint('digestsKey', ['team', 'channel', 'id'])
    .execute()
  await schema
    .createTable('digestSlots')
    .addColumn('team', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('digest', 'integer', (column) => column.notNull())
    .addColumn('slotAt', 'bigint', (column) => column.notNull())
    .addColumn('missed', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text')
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('nextTryAt', 'bigint', (column) => column.notNull())
    .addColumn('said', 'text')
    .addColumn('ts', 'text')
    .addPrimaryKeyConstraint('digestSlotsKey', ['team', 'channel', 'digest', 'slotAt'])
    .execute()
  await schema.createIndex('digestSlotsState').on('digestSlots').columns(['state', 'nextTryAt']).execute()
}
