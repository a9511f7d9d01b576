import { millisecondsInDay } from 'date-fns/constants'
import type { ForgeEvent } from '../../model/forge-event.ts'
import type { StoreContext } from '../context.ts'
import { bigint, bigintOrNull, integer, type Table, text } from '../define-table.ts'
import { recordEvent } from './webhook-health.ts'

const columns = {
  /** A hash of the forge’s id of the delivery. */
  key: text,
  project: bigint,
  /** Null: the project as a whole. */
  iid: bigintOrNull,
  receivedAt: bigint,
  /** 1: the forge has yet to be read. */
  pending: integer,
}

const KEPT_FOR_MS = millisecondsInDay

export const webhookEventsTable: Table<'webhookEvents', typeof columns> = {
  name: 'webhookEvents',
  columns,
  primaryKey: ['key'],
  indexes: {
    webhookEventsPending: ['pending', 'receivedAt'],
  },
  retention: { hourly: deleteOldEvents, afterMs: KEPT_FOR_MS },
  erasure: { forge: 'deleted' },
  inBackup: 'kept',
}

export interface PendingSync extends ForgeEvent {
  readonly key: string
}

const AT_A_TIME = 1_000

/**
 * The forge’s webhook deliveries of the last 24 hours: each counts once, however often and to whichever
 * replica it is delivered, and stays pending until the forge was read because of it.
 */
export function createWebhookEvents({ db, now }: StoreContext) {
  return {
    /**
     * True for exactly one caller per key in 24 hours; once it resolves, the pending sync survives a crash.
     */
    accept: (key: string, { project, iid }: ForgeEvent): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        const receivedAt = now()
        const accepted = await transaction
          .insertInto('webhookEvents')
          .values({ key, project, iid, receivedAt, pending: 1 })
          .onConflict((conflict) =>
            conflict
              .column('key')
              .doUpdateSet({ project, iid, receivedAt, pending: 1 })
              .where('webhookEvents.receivedAt', '<=', receivedAt - KEPT_FOR_MS),
          )
          .returning('key')
          .executeTakeFirst()
        if (accepted) await recordEvent(transaction, project, receivedAt)
        return accepted !== undefined
      }),
    /** At most a thousand: the oldest of each project, then the second of each, and so on. */
    pending: (): Promise<PendingSync[]> =>
      db
        .with('ranked', (ranked) =>
          ranked
            .selectFrom('webhookEvents')
            .select(({ fn }) => [
              'key',
              'project',
              'iid',
              'receivedAt',
              fn
                .agg<number>('row_number')
                .over((within) => within.partitionBy('project').orderBy('receivedAt'))
                .as('nth'),
            ])
            .where('pending', '=', 1),
        )
        .selectFrom('ranked')
        .select(['key', 'project', 'iid'])
        .orderBy('nth')
        .orderBy('receivedAt')
        .limit(AT_A_TIME)
        .execute(),
    /** Marks these as read; events that arrived since stay pending. */
    async settle(syncs: readonly PendingSync[]): Promise<void> {
      if (syncs.length === 0) return
      const keys = syncs.map(({ key }) => key)
      await db.updateTable('webhookEvents').set({ pending: 0 }).where('key', 'in', keys).execute()
    },
    /** Leaves one pending sync of the project, about the project as a whole. */
    collapse: (project: number): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        const oldest = await transaction
          .selectFrom('webhookEvents')
          .select('key')
          .where(({ and }) => and({ project, pending: 1 }))
          .orderBy('receivedAt')
          .limit(1)
          .executeTakeFirst()
        if (!oldest) return
        await transaction
          .updateTable('webhookEvents')
          .set({ pending: 0 })
          .where(({ and }) => and({ project, pending: 1 }))
          .where('key', '!=', oldest.key)
          .execute()
        await transaction
          .updateTable('webhookEvents')
          .set({ iid: null })
          .where('key', '=', oldest.key)
          .execute()
      }),
  }
}

export type WebhookEvents = ReturnType<typeof createWebhookEvents>

/** Deletes events older than 24 hours: by then, polls have found the changes of unread ones. */
async function deleteOldEvents({ db, now }: StoreContext): Promise<void> {
  await db
    .deleteFrom('webhookEvents')
    // Both, by the index.
    .where('pending', 'in', [0, 1])
    .where('receivedAt', '<=', now() - KEPT_FOR_MS)
    .execute()
}
