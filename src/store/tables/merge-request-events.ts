import type { StoreContext } from '../context.ts'
import { bigint, encryptedColumns, integer, type Table, text } from '../define-table.ts'
import { decrypt, encrypt } from '../encrypted-text.ts'
import type { MergeRequestKey, NewMergeRequestEvent } from './merge-request-states.ts'

const columns = {
  team: text,
  project: bigint,
  iid: bigint,
  /** The same for the same event, however often it is observed: `merged 1a2b…`. */
  key: text,
  sequence: integer,
  /** Encrypted: what happened, in words. */
  event: text,
  observedAt: bigint,
  /** How often a notification was tried. */
  tries: integer,
  notified: integer,
}

export const mergeRequestEventsEncryption = encryptedColumns(
  'mergeRequestEvents',
  columns,
  ['team', 'project', 'iid', 'key'],
  ['event'],
)

export const mergeRequestEventsTable: Table<'mergeRequestEvents', typeof columns> = {
  name: 'mergeRequestEvents',
  columns,
  primaryKey: ['team', 'project', 'iid', 'key'],
  indexes: {
    mergeRequestEventsPending: ['notified', 'observedAt'],
  },
  encrypted: mergeRequestEventsEncryption,
  retention: { hourly: deleteNotified },
  erasure: { workspace: 'deleted', forge: 'deleted' },
  inBackup: { set: { notified: '1' }, where: 'notified = 0' },
}

/** Something that happened to a merge request, until it is told everywhere. */
export interface StoredEvent extends MergeRequestKey {
  readonly key: string
  /** As the one who keeps it wrote it. */
  readonly event: string
  /** ms UTC */
  readonly observedAt: number
  /** How often it was tried to tell it. */
  readonly tries: number
}

/** What is still to be told; kept for a day after it was told, so that it is not told again. */
export interface MergeRequestEvents {
  /** Stores an event that no observed state has shown; the same event is stored once. */
  add(name: MergeRequestKey, event: NewMergeRequestEvent): Promise<void>
  /** In the order in which it happened. */
  pending(name: MergeRequestKey): Promise<StoredEvent[]>
  /** The merge requests of which something has waited to be told for so many ms. */
  overdue(forMs: number): Promise<MergeRequestKey[]>
  /** One more try; answers how many there were. */
  countAttempt(event: StoredEvent): Promise<number>
  markNotified(event: StoredEvent): Promise<void>
}

const KEPT_FOR_MS = 24 * 60 * 60_000

export function createMergeRequestEvents({ db, keys, now }: StoreContext): MergeRequestEvents {
  const one = ({ team, project, iid, key }: StoredEvent) =>
    db.updateTable('mergeRequestEvents').where(({ and }) => and({ team, project, iid, key }))

  return {
    async add({ team, project, iid }, { key, event }) {
      await db
        .insertInto('mergeRequestEvents')
        .values({
          ...{ team, project, iid, key, sequence: 0, observedAt: now(), tries: 0, notified: 0 },
          event: encrypt(
            keys,
            event,
            mergeRequestEventsEncryption.context('event', { team, project, iid, key }),
          ),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
    async pending({ team, project, iid }) {
      const rows = await db
        .selectFrom('mergeRequestEvents')
        .selectAll()
        .where(({ and }) => and({ team, project, iid, notified: 0 }))
        .orderBy('observedAt')
        .orderBy('sequence')
        .execute()
      return rows.map((row) => ({
        ...{ team, project, iid, key: row.key, observedAt: row.observedAt, tries: row.tries },
        event: decrypt(keys, row.event, mergeRequestEventsEncryption.context('event', row)),
      }))
    },
    overdue: (forMs) =>
      db
        .selectFrom('mergeRequestEvents')
        .select(['team', 'project', 'iid'])
        .distinct()
        .where('notified', '=', 0)
        .where('observedAt', '<=', now() - forMs)
        .execute(),
    async countAttempt(event) {
      await one(event)
        .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
        .execute()
      return event.tries + 1
    },
    async markNotified(event) {
      await one(event).set({ notified: 1 }).execute()
    },
  }
}

/** Deletes what was notified a day ago. */
async function deleteNotified({ db, now }: StoreContext): Promise<void> {
  await db
    .deleteFrom('mergeRequestEvents')
    .where('notified', '=', 1)
    .where('observedAt', '<=', now() - KEPT_FOR_MS)
    .execute()
}
