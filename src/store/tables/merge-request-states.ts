import type { Schema, StoreContext } from '../context.ts'
import { bigint, encryptedColumns, integer, type Table, text } from '../define-table.ts'
import { decrypt, encrypt } from '../encrypted-text.ts'
import { statement } from '../statement.ts'
import { createInsertEvent, type MergeRequestKey, type NewMergeRequestEvent } from './merge-request-events.ts'
import { createUninstallCheck } from './uninstalls.ts'

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
   * both or neither. False when another process has stored a newer state. Stores nothing for a workspace uninstalled
   * meanwhile, and returns true then.
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

export function createMergeRequestStates(context: StoreContext): MergeRequestStates {
  const { db, keys, now } = context
  const isUninstalled = createUninstallCheck(context)
  const insertEvent = createInsertEvent(context)
  type Row = Pick<Schema['mergeRequestStates'], (typeof READ)[number]>
  const findOne = statement<Readonly<MergeRequestKey>, Row>(db, (param) =>
    db
      .selectFrom('mergeRequestStates')
      .select(READ)
      .where(({ and }) => and({ team: param('team'), project: param('project'), iid: param('iid') })),
  )
  const insertRow = statement<Schema['mergeRequestStates'], unknown>(db, (param) =>
    db
      .insertInto('mergeRequestStates')
      .values({
        ...{ team: param('team'), project: param('project'), iid: param('iid') },
        ...{ state: param('state'), revision: param('revision'), observedAt: param('observedAt') },
      })
      .onConflict((conflict) => conflict.doNothing()),
  )
  const updateRow = statement<Schema['mergeRequestStates'] & { readonly known: number }, unknown>(
    db,
    (param) =>
      db
        .updateTable('mergeRequestStates')
        .set({ state: param('state'), revision: param('revision'), observedAt: param('observedAt') })
        .where(({ and }) =>
          and({
            ...{ team: param('team'), project: param('project') },
            ...{ iid: param('iid'), revision: param('known') },
          }),
        ),
  )
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
    async find({ team, project, iid }) {
      const [row] = (await findOne({ team, project, iid })).rows
      return row ? opened(team, project, row) : null
    },
    among,
    record: ({ team, project, iid }, revision, state, events) =>
      db.transaction().execute(async (transaction) => {
        if (await isUninstalled(team, transaction)) return true
        const name = { team, project, iid }
        const encryptedState = encrypt(keys, state, encrypted.context('state', name))
        const row = { ...name, state: encryptedState, revision: revision + 1, observedAt: now() }
        const { numAffectedRows } = await (revision === 0
          ? insertRow(row, transaction)
          : updateRow({ ...row, known: revision }, transaction))
        if (numAffectedRows !== 1n) return false
        for (const [sequence, event] of events.entries())
          await insertEvent(name, event, sequence, transaction)
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
