import { randomUUID } from 'node:crypto'
import { millisecondsInDay } from 'date-fns/constants'
import type { ForgeEvent } from '../../model/forge-event.ts'
import { changesRows, type Schema, type StoreContext, type StoreDatabase } from '../context.ts'
import { bigint, bigintOrNull, type Table, text } from '../define-table.ts'

const columns = {
  id: text,
  project: bigint,
  /** Null: the project as a whole. */
  iid: bigintOrNull,
  receivedAt: bigint,
}

export const webhookEventsTable: Table<'webhookEvents', typeof columns> = {
  name: 'webhookEvents',
  columns,
  primaryKey: ['id'],
  // By then, polls have found the changes of unread ones.
  retention: { hourly: 'receivedAt', afterMs: millisecondsInDay },
  erasure: { forge: 'deleted' },
  inBackup: 'kept',
}

export interface PendingSync extends ForgeEvent {
  readonly id: string
}

const AT_A_TIME = 1_000

/**
 * The forge’s webhook deliveries for which the forge has yet to be read. One that is delivered again is another
 * one: it costs a read at most, and shows nothing twice.
 */
export function createWebhookEvents({ db, now }: StoreContext) {
  return {
    /** Once it resolves, the pending sync survives a crash. */
    accept: ({ project, iid }: ForgeEvent): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        const receivedAt = now()
        await transaction
          .insertInto('webhookEvents')
          .values({ id: randomUUID(), project, iid, receivedAt })
          .execute()
        await recordEvent(transaction, project, receivedAt)
      }),
    /** At most a thousand: the oldest of each project, then the second of each, and so on. */
    pending: (): Promise<PendingSync[]> =>
      db
        .with('ranked', (ranked) =>
          ranked.selectFrom('webhookEvents').select(({ fn }) => [
            'id',
            'project',
            'iid',
            'receivedAt',
            fn
              .agg<number>('row_number')
              .over((within) => within.partitionBy('project').orderBy('receivedAt'))
              .as('nth'),
          ]),
        )
        .selectFrom('ranked')
        .select(['id', 'project', 'iid'])
        .orderBy('nth')
        .orderBy('receivedAt')
        .limit(AT_A_TIME)
        .execute(),
    /** Deletes these, as they are read; events that arrived since stay pending. */
    async settle(syncs: readonly PendingSync[]): Promise<void> {
      if (syncs.length === 0) return
      const ids = syncs.map(({ id }) => id)
      await db.deleteFrom('webhookEvents').where('id', 'in', ids).execute()
    },
    /** Leaves one pending sync of the project, about the project as a whole. */
    collapse: (project: number): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        const oldest = await transaction
          .selectFrom('webhookEvents')
          .select('id')
          .where('project', '=', project)
          .orderBy('receivedAt')
          .limit(1)
          .executeTakeFirst()
        if (!oldest) return
        await transaction
          .deleteFrom('webhookEvents')
          .where('project', '=', project)
          .where('id', '!=', oldest.id)
          .execute()
        await transaction
          .updateTable('webhookEvents')
          .set({ iid: null })
          .where('id', '=', oldest.id)
          .execute()
      }),
  }
}

export type WebhookEvents = ReturnType<typeof createWebhookEvents>

const healthColumns = {
  project: bigint,
  lastEventAt: bigint,
  /** Time of the last poll that found a change without an event; null when none did. */
  lastMissAt: bigintOrNull,
}

export const webhookHealthTable: Table<'webhookHealth', typeof healthColumns> = {
  name: 'webhookHealth',
  columns: healthColumns,
  primaryKey: ['project'],
  retention: { hourly: 'lastEventAt', afterMs: 7 * millisecondsInDay },
  erasure: { forge: 'deleted' },
  inBackup: 'kept',
}

/** The reliability of one project’s webhook events. Times in ms UTC. */
export type WebhookHealth = Schema['webhookHealth']

/** Delay within which an event counts as late and not as missing, after a poll found its change, in ms. */
const LATE_MS = 60_000

/** The health of the forge’s webhooks, by project; no row where no event ever arrived. */
export function createWebhookHealth({ db, now }: StoreContext) {
  return {
    find: async (project: number): Promise<WebhookHealth | null> =>
      (await db.selectFrom('webhookHealth').selectAll().where('project', '=', project).executeTakeFirst()) ??
      null,
    all: (): Promise<WebhookHealth[]> =>
      db.selectFrom('webhookHealth').selectAll().orderBy('project').execute(),
    /**
     * Records that a poll found a change after `since` (ms UTC), the time of the last check of the project. True
     * when the project sends events and sent none since then: that counts as a miss, at most once a minute. An
     * event that arrives within a minute takes the miss back.
     */
    recordMiss: (project: number, since: number): Promise<boolean> =>
      changesRows(
        db
          .updateTable('webhookHealth')
          .set({ lastMissAt: now() })
          .where('project', '=', project)
          .where('lastEventAt', '<=', since)
          .where(({ not, exists, selectFrom }) =>
            not(exists(selectFrom('webhookEvents').select('id').where('project', '=', project))),
          )
          .where(({ eb, or }) => or([eb('lastMissAt', 'is', null), eb('lastMissAt', '<', now() - LATE_MS)])),
      ),
  }
}

/** Records an event of the project; `db` may be a transaction. */
async function recordEvent(db: StoreDatabase, project: number, at: number): Promise<void> {
  await db
    .updateTable('webhookHealth')
    .set({ lastMissAt: null })
    .where('project', '=', project)
    .where('lastMissAt', '>=', at - LATE_MS)
    .execute()
  await db
    .insertInto('webhookHealth')
    .values({ project, lastEventAt: at, lastMissAt: null })
    .onConflict((conflict) => conflict.column('project').doUpdateSet({ lastEventAt: at }))
    .execute()
}
