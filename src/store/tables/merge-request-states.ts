import type { Schema, StoreContext } from '../context.ts'
import { bigint, encryptedColumns, integer, type Table, text } from '../define-table.ts'
import { decrypt, encrypt } from '../encrypted-text.ts'
import { insertEvent, type MergeRequestKey, type NewMergeRequestEvent } from './merge-request-events.ts'
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

export interface ObservedState {
  readonly iid: number
  /** Serialized by the caller. */
  readonly state: string
  /** Grows with every change of the state. */
  readonly revision: number
  /** ms UTC */
  readonly observedAt: number
}

const READ = ['iid', 'state', 'revision', 'observedAt'] as const

/** The last observed states of merge requests, encrypted: events are the differences between two states. */
export function createMergeRequestStates(context: StoreContext) {
  const { db, keys, now } = context
  type Row = Pick<Schema['mergeRequestStates'], (typeof READ)[number]>
  const opened = (team: string, project: number, row: Row) => ({
    ...row,
    state: decrypt(keys, row.state, encrypted.context('state', { team, project, iid: row.iid })),
  })
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
    async find({ team, project, iid }: MergeRequestKey): Promise<ObservedState | null> {
      const row = await db
        .selectFrom('mergeRequestStates')
        .select(READ)
        .where(({ and }) => and({ team, project, iid }))
        .executeTakeFirst()
      return row ? opened(team, project, row) : null
    },
    /** The states of these iids that were observed before. */
    among,
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
        const sealed = encrypt(keys, state, encrypted.context('state', name))
        const observed = { state: sealed, revision: revision + 1, observedAt: now() }
        const { numAffectedRows } = await transaction.executeQuery(
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
        if (numAffectedRows !== 1n) return false
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

export type MergeRequestStates = ReturnType<typeof createMergeRequestStates>
