import { millisecondsInDay } from 'date-fns/constants'
import type { StoreContext } from '../context.ts'
import { bigint, encryptedColumns, integer, type Table, text } from '../define-table.ts'
import { decrypt, encrypt } from '../encrypted-text.ts'

const columns = {
  team: text,
  project: bigint,
  iid: bigint,
  /** Identifies the event, however often it is observed: `merged 1a2b…`. */
  key: text,
  sequence: integer,
  /** Encrypted: the event in words. */
  event: text,
  observedAt: bigint,
  /** Number of attempts to notify. */
  tries: integer,
  notified: integer,
}

const mergeRequestEventsEncryption = encryptedColumns(
  'mergeRequestEvents',
  columns,
  ['team', 'project', 'iid', 'key'],
  ['event'],
)

const KEPT_FOR_MS = millisecondsInDay

export const mergeRequestEventsTable: Table<'mergeRequestEvents', typeof columns> = {
  name: 'mergeRequestEvents',
  columns,
  primaryKey: ['team', 'project', 'iid', 'key'],
  indexes: {
    mergeRequestEventsPending: ['notified', 'observedAt'],
  },
  encrypted: mergeRequestEventsEncryption,
  retention: { hourly: deleteNotified, afterMs: KEPT_FOR_MS },
  erasure: { workspace: 'deleted', forge: 'deleted' },
  inBackup: { set: { notified: '1' }, where: 'notified = 0' },
}

export interface MergeRequestKey {
  readonly team: string
  readonly project: number
  readonly iid: number
}

export interface NewMergeRequestEvent {
  readonly key: string
  /** Serialized by the caller. */
  readonly event: string
}

/** A merge-request event, until its notifications are sent everywhere. */
export interface StoredEvent extends MergeRequestKey {
  readonly key: string
  /** Serialized by the caller. */
  readonly event: string
  /** ms UTC */
  readonly observedAt: number
  readonly tries: number
}

/** Stores an event unless it is stored already; `sequence` orders those of one state. `db` may be a transaction. */
export async function insertEvent(
  { db, keys, now }: Pick<StoreContext, 'db' | 'keys' | 'now'>,
  { team, project, iid }: MergeRequestKey,
  { key, event }: NewMergeRequestEvent,
  sequence: number,
): Promise<void> {
  const name = { team, project, iid, key }
  const sealed = encrypt(keys, event, mergeRequestEventsEncryption.context('event', name))
  await db
    .insertInto('mergeRequestEvents')
    .values({ ...name, sequence, observedAt: now(), tries: 0, notified: 0, event: sealed })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Pending merge-request events; a notified one is kept until a day after it was observed, so that it is not announced twice. */
export function createMergeRequestEvents(context: StoreContext) {
  const { db, keys, now } = context
  return {
    /** Stores an event that no observed state has shown; the same event is stored once. */
    add: (name: MergeRequestKey, event: NewMergeRequestEvent): Promise<void> =>
      insertEvent(context, name, event, 0),
    /** Events not notified yet, in the order in which they happened. */
    async pending({ team, project, iid }: MergeRequestKey): Promise<StoredEvent[]> {
      const rows = await db
        .selectFrom('mergeRequestEvents')
        .selectAll()
        .where(({ and }) => and({ team, project, iid, notified: 0 }))
        .orderBy('observedAt')
        .orderBy('sequence')
        .execute()
      return rows.map((row) => ({
        team,
        project,
        iid,
        key: row.key,
        observedAt: row.observedAt,
        tries: row.tries,
        event: decrypt(keys, row.event, mergeRequestEventsEncryption.context('event', row)),
      }))
    },
    overdue: (forMs: number): Promise<MergeRequestKey[]> =>
      db
        .selectFrom('mergeRequestEvents')
        .select(['team', 'project', 'iid'])
        .distinct()
        .where('notified', '=', 0)
        .where('observedAt', '<=', now() - forMs)
        .execute(),
    /** Counts one more attempt; returns the number so far. */
    async countAttempt({ team, project, iid, key, tries }: StoredEvent): Promise<number> {
      await db
        .updateTable('mergeRequestEvents')
        .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
        .where(({ and }) => and({ team, project, iid, key }))
        .execute()
      return tries + 1
    },
    async markNotified({ team, project, iid, key }: StoredEvent): Promise<void> {
      await db
        .updateTable('mergeRequestEvents')
        .set({ notified: 1 })
        .where(({ and }) => and({ team, project, iid, key }))
        .execute()
    },
  }
}

/** Deletes notified events that were observed a day ago or earlier. */
async function deleteNotified({ db, now }: StoreContext): Promise<void> {
  await db
    .deleteFrom('mergeRequestEvents')
    .where('notified', '=', 1)
    .where('observedAt', '<=', now() - KEPT_FOR_MS)
    .execute()
}
