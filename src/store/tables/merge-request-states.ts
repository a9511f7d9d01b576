import type { Schema, StoreContext } from '../context.ts'
import { bigint, encryptedColumns, integer, type Table, text } from '../define-table.ts'
import { decrypt, encrypt } from '../encrypted-text.ts'
import { statement } from '../statement.ts'
import {
  type MergeRequestKey,
  mergeRequestEventsEncryption,
  type NewMergeRequestEvent,
} from './merge-request-events.ts'
import { isUninstalled } from './uninstalls.ts'

const columns = {
  team: text,
  project: bigint,
  iid: bigint,
  /** Encrypted: the last observed merge request. */
  state: text,
  revision: integer,
  observedAt: bigint,
}

const encrypted = encryptedColumns('mergeRequestStates', columns, ['team', 'project', 'iid'], ['state'])

export const mergeRequestStatesTable: Table<'mergeRequestStates', typeof columns> = {
  name: 'mergeRequestStates',
  columns,
  primaryKey: ['team', 'project', 'iid'],
  encrypted,
  retention: 'kept',
  erasure: { workspace: 'deleted', forge: 'deleted' },
  inBackup: 'deleted',
}

declare module '../context.ts' {
  interface Schema extends RowsOf<typeof mergeRequestStatesTable> {}
}

/** The last observed state of a merge request. */
export interface ObservedState {
  readonly iid: number
  /** Serialized by the caller. */
  readonly state: string
  /** Grows with every change of the state. */
  readonly revision: number
  /** ms UTC */
  readonly observedAt: number
}

/** The last observed states of merge requests, encrypted: events are the differences between two states. */
export interface MergeRequestStates {
  find(name: MergeRequestKey): Promise<ObservedState | null>
  /** The states of these iids that were observed before. */
  among(team: string, project: number, iids: readonly number[]): Promise<ObservedState[]>
  /**
   * Replaces the state of `revision` (0: none) with the one observed now, and stores the events in between,
   * both or neither. False when another process has stored a newer state. Stores nothing for a workspace
   * uninstalled meanwhile, and returns true then.
   */
  record(
    name: MergeRequestKey,
    revision: number,
    state: string,
    events: readonly NewMergeRequestEvent[],
  ): Promise<boolean>
  /** Deletes the state of a merge request that no longer exists, so that it yields no further events. */
  forget(name: MergeRequestKey): Promise<void>
  /** Deletes the project’s states outside `retained` that have not changed for `forMs`. */
  sweep(team: string, project: number, retained: ReadonlySet<number>, forMs: number): Promise<void>
}

const READ = ['iid', 'state', 'revision', 'observedAt'] as const

export function createMergeRequestStates({ db, keys, now }: StoreContext): MergeRequestStates {
  type Row = Pick<Schema['mergeRequestStates'], (typeof READ)[number]>
  const findOne = statement<Readonly<MergeRequestKey>, Row>(db, (param) =>
    db
      .selectFrom('mergeRequestStates')
      .select(READ)
      .where(({ and }) => and({ team: param('team'), project: param('project'), iid: param('iid') })),
  )
  const opened = (team: string, project: number, row: Row) => {
    const bond = encrypted.context('state', { team, project, iid: row.iid })
    return { ...row, state: decrypt(keys, row.state, bond) }
  }
  const among = async (team: string, project: number, iids: readonly number[]) => {
    if (iids.length === 0) return []
    const rows = await db
      .selectFrom('mergeRequestStates')
      .select(READ)
      .where(({ and }) => and({ team, project }))
      .where('iid', 'in', [...iids])
      .execute()
    return rows.map((row) => opened(team, project, row))
  }

  return {
    async find({ team, project, iid }) {
      const [row] = (await findOne({ team, project, iid })).rows
      return row ? opened(team, project, row) : null
    },
    among,
    record: ({ team, project, iid }, revision, state, events) =>
      db.transaction().execute(async (transaction) => {
        if (await isUninstalled(transaction, team)) return true
        const name = { team, project, iid }
        const encryptedState = encrypt(keys, state, encrypted.context('state', name))
        const fresh = { state: encryptedState, revision: revision + 1, observedAt: now() }
        const written =
          revision === 0
            ? await transaction
                .insertInto('mergeRequestStates')
                .values({ ...name, ...fresh })
                .onConflict((conflict) => conflict.doNothing())
                .executeTakeFirst()
                .then(({ numInsertedOrUpdatedRows }) => numInsertedOrUpdatedRows)
            : await transaction
                .updateTable('mergeRequestStates')
                .set(fresh)
                .where(({ and }) => and({ team, project, iid, revision }))
                .executeTakeFirst()
                .then(({ numUpdatedRows }) => numUpdatedRows)
        if (written !== 1n) return false
        for (const [sequence, { key, event }] of events.entries())
          await transaction
            .insertInto('mergeRequestEvents')
            .values({
              ...{ ...name, key, sequence, observedAt: now(), tries: 0, notified: 0 },
              event: encrypt(keys, event, mergeRequestEventsEncryption.context('event', { ...name, key })),
            })
            .onConflict((conflict) => conflict.doNothing())
            .execute()
        return true
      }),
    async forget({ team, project, iid }) {
      await db
        .deleteFrom('mergeRequestStates')
        .where(({ and }) => and({ team, project, iid }))
        .execute()
    },
    async sweep(team, project, retained, forMs) {
      const rows = await db
        .selectFrom('mergeRequestStates')
        .select('iid')
        .where(({ and }) => and({ team, project }))
        .where('observedAt', '<=', now() - forMs)
        .execute()
      for (const { iid } of rows.filter((row) => !retained.has(row.iid)))
        await db
          .deleteFrom('mergeRequestStates')
          .where(({ and }) => and({ team, project, iid }))
          .where('observedAt', '<=', now() - forMs)
          .execute()
    },
  }
}
