import { millisecondsInDay } from 'date-fns/constants'
import { sql } from 'kysely'
import { changesRows, type Schema, type StoreContext } from '../context.ts'
import { bigint, encryptedColumns, integer, type Table, text } from '../define-table.ts'
import { decrypt, encrypt } from '../encrypted-text.ts'
import { isUninstalled } from './uninstalls.ts'

const columns = {
  team: text,
  project: bigint,
  iid: bigint,
  /** Identifies the event, however often it is observed: `merged 1a2b…`. */
  key: text,
  sequence: integer,
  /** Encrypted: the event in words, serialized by the caller. */
  event: text,
  observedAt: bigint,
  /** Number of attempts to notify. */
  tries: integer,
  /** 1 once it is noted whom the event needs. */
  peopleAsked: integer,
  notified: integer,
}

const eventEncryption = encryptedColumns(
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
    mergeRequestEventsObserved: ['observedAt'],
  },
  encrypted: eventEncryption,
  retention: { hourly: 'observedAt', afterMs: millisecondsInDay, where: 'notified = 1 or tries > 0' },
  erasure: { workspace: 'deleted', forge: 'deleted' },
  inBackup: { set: { notified: '1' }, where: 'notified = 0' },
}

/** A merge-request event, until its notifications are sent everywhere; times in ms UTC. */
export type StoredEvent = Omit<Schema['mergeRequestEvents'], 'sequence' | 'notified'>
export type NewMergeRequestEvent = Pick<StoredEvent, 'key' | 'event'>
export type MergeRequestKey = Pick<StoredEvent, 'team' | 'project' | 'iid'>

/** Stores an event unless it is stored already; `sequence` orders those of one state. `db` may be a transaction. */
async function insertEvent(
  { db, keys, now }: Pick<StoreContext, 'db' | 'keys' | 'now'>,
  { team, project, iid }: MergeRequestKey,
  { key, event }: NewMergeRequestEvent,
  sequence: number,
): Promise<void> {
  const name = { team, project, iid, key }
  const sealed = encrypt(keys, event, eventEncryption.context('event', name))
  await db
    .insertInto('mergeRequestEvents')
    .values({ ...name, sequence, observedAt: now(), tries: 0, peopleAsked: 0, notified: 0, event: sealed })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Merge-request events, kept until a day after they were observed, so that they are not announced twice; one that could
 * not be announced by then is given up, unless that was never tried.
 */
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
      return rows.map(({ sequence: _sequence, notified: _notified, ...row }) => ({
        ...row,
        event: decrypt(keys, row.event, eventEncryption.context('event', row)),
      }))
    },
    /** The merge requests with an event that is due: `firstMs` after it was observed, then less and less often. */
    overdue: (firstMs: number): Promise<MergeRequestKey[]> =>
      db
        .selectFrom('mergeRequestEvents')
        .select(['team', 'project', 'iid'])
        .distinct()
        .where('notified', '=', 0)
        .where('observedAt', '<=', now() - firstMs)
        .where(sql<boolean>`${sql.ref('observedAt')} + ${firstMs} * tries * tries <= ${now()}`)
        .execute(),
    /** Counts one more attempt that has failed. */
    async countAttempt(
      { team, project, iid, key }: StoredEvent,
      { peopleAsked }: { readonly peopleAsked: boolean },
    ): Promise<void> {
      await db
        .updateTable('mergeRequestEvents')
        .set(({ eb }) => ({ tries: eb('tries', '+', 1), peopleAsked: peopleAsked ? 1 : 0 }))
        .where(({ and }) => and({ team, project, iid, key }))
        .execute()
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

const stateColumns = {
  team: text,
  project: bigint,
  iid: bigint,
  /** Encrypted: the last observed merge request, serialized by the caller. */
  state: text,
  /** Grows with every change of the state. */
  revision: integer,
  observedAt: bigint,
}

const stateEncryption = encryptedColumns(
  'mergeRequestStates',
  stateColumns,
  ['team', 'project', 'iid'],
  ['state'],
)

export const mergeRequestStatesTable: Table<'mergeRequestStates', typeof stateColumns> = {
  name: 'mergeRequestStates',
  columns: stateColumns,
  primaryKey: ['team', 'project', 'iid'],
  encrypted: stateEncryption,
  retention: 'kept',
  erasure: { workspace: 'deleted', forge: 'deleted' },
  inBackup: 'deleted',
}

/** An observed state; times in ms UTC. */
type ObservedState = Pick<Schema['mergeRequestStates'], (typeof READ)[number]>

const READ = ['iid', 'state', 'revision', 'observedAt'] as const

/** The last observed states of merge requests, encrypted: events are the differences between two states. */
export function createMergeRequestStates({ db, keys, now }: StoreContext) {
  const opened = (team: string, project: number, row: ObservedState): ObservedState => ({
    ...row,
    state: decrypt(keys, row.state, stateEncryption.context('state', { team, project, iid: row.iid })),
  })

  return {
    async find({ team, project, iid }: MergeRequestKey): Promise<ObservedState | null> {
      const row = await db
        .selectFrom('mergeRequestStates')
        .select(READ)
        .where(({ and }) => and({ team, project, iid }))
        .executeTakeFirst()
      return row ? opened(team, project, row) : null
    },
    /** The states of these iids that were observed before. */
    async among(team: string, project: number, iids: readonly number[]): Promise<ObservedState[]> {
      if (iids.length === 0) return []
      const rows = await db
        .selectFrom('mergeRequestStates')
        .select(READ)
        .where(({ and }) => and({ team, project }))
        .where('iid', 'in', [...iids])
        .execute()
      return rows.map((row) => opened(team, project, row))
    },
    /**
     * Replaces the state of `revision` (0: none) with the one observed now, and stores the events in between,
     * both or neither. False when another process has stored a newer state. Stores nothing for a workspace uninstalled
     * meanwhile, and returns true then.
     */
    record: (
      { team, project, iid }: MergeRequestKey,
      revision: number,
      state: string,
      events: readonly NewMergeRequestEvent[],
    ): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        if (await isUninstalled(transaction, team)) return true
        const name = { team, project, iid }
        const sealed = encrypt(keys, state, stateEncryption.context('state', name))
        const observed = { state: sealed, revision: revision + 1, observedAt: now() }
        const isRecorded = await changesRows(
          revision === 0
            ? transaction
                .insertInto('mergeRequestStates')
                .values({ ...name, ...observed })
                .onConflict((conflict) => conflict.doNothing())
            : transaction
                .updateTable('mergeRequestStates')
                .set(observed)
                .where(({ and }) => and({ ...name, revision })),
        )
        if (!isRecorded) return false
        for (const [sequence, event] of events.entries())
          await insertEvent({ db: transaction, keys, now }, name, event, sequence)
        return true
      }),
    /** Deletes the state of a merge request that no longer exists, so that it yields no further events. */
    async forget({ team, project, iid }: MergeRequestKey): Promise<void> {
      await db
        .deleteFrom('mergeRequestStates')
        .where(({ and }) => and({ team, project, iid }))
        .execute()
    },
    /** Deletes the project’s states outside `retained` that have not changed for `forMs`. */
    async sweep(team: string, project: number, retained: ReadonlySet<number>, forMs: number): Promise<void> {
      const before = now() - forMs
      const rows = await db
        .selectFrom('mergeRequestStates')
        .select('iid')
        .where(({ and }) => and({ team, project }))
        .where('observedAt', '<=', before)
        .execute()
      for (const { iid } of rows.filter((row) => !retained.has(row.iid)))
        await db
          .deleteFrom('mergeRequestStates')
          .where(({ and }) => and({ team, project, iid }))
          .where('observedAt', '<=', before)
          .execute()
    },
  }
}
