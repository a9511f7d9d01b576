import type { Schema, StoreContext } from '../context.ts'
import { bigint, bigintOrNull, type Table, text, textOrNull } from '../define-table.ts'
import { isUninstalled } from './uninstalls.ts'

const columns = {
  team: text,
  project: bigint,
  /** The newest `updated_at` received, in ms UTC by the forge’s clock; null before the first response. */
  newest: bigintOrNull,
  /** Time when `newest` last advanced. */
  lastChangeAt: bigint,
  checkedAt: bigint,
  /** Time of the last lookup by iid of merge requests missing from the list. */
  fullScanAt: bigint,
  /** The last person who could read it; empty for the service token. */
  reader: textOrNull,
}

export const syncCursorsTable: Table<'syncCursors', typeof columns> = {
  name: 'syncCursors',
  columns,
  primaryKey: ['team', 'project'],
  retention: 'kept',
  erasure: { workspace: 'deleted', forge: 'deleted' },
  inBackup: 'deleted',
}

/** The read progress of a project’s changes. Times in ms UTC. */
export type SyncCursor = Schema['syncCursors']

/** The cursors: one row for each polled project, so that nothing is missed over a restart. */
export function createSyncCursors({ db, now }: StoreContext) {
  return {
    find: async (team: string, project: number): Promise<SyncCursor | null> =>
      (await db
        .selectFrom('syncCursors')
        .selectAll()
        .where(({ and }) => and({ team, project }))
        .executeTakeFirst()) ?? null,
    all: (): Promise<SyncCursor[]> => db.selectFrom('syncCursors').selectAll().execute(),
    /** Stores nothing for a workspace uninstalled meanwhile. */
    async save({ team, project, ...fresh }: SyncCursor): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        if (await isUninstalled(transaction, team)) return
        await transaction
          .insertInto('syncCursors')
          .values({ team, project, ...fresh })
          .onConflict((conflict) => conflict.columns(['team', 'project']).doUpdateSet(fresh))
          .execute()
      })
    },
    /** Resources of the project with unanswered operations begun within the last `forMs`: `42!12`. */
    async pendingResources(team: string, project: number, forMs: number): Promise<string[]> {
      const rows = await db
        .selectFrom('operations')
        .select('resourceKey')
        .where('team', '=', team)
        .where('requestedAt', '>', now() - forMs)
        .where('reference', 'in', (requests) =>
          requests.selectFrom('pendingRequests').select('pendingRequests.reference'),
        )
        .where(({ eb, or }) =>
          or([eb('resourceKey', 'like', `${project}!%`), eb('resourceKey', '=', `${project} mr`)]),
        )
        .execute()
      return rows.map(({ resourceKey }) => resourceKey)
    },
    /** Ends the polling of a project: a later start begins from scratch. */
    async end(team: string, project: number): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        for (const table of ['syncCursors', 'mergeRequestStates'] as const)
          await transaction
            .deleteFrom(table)
            .where(({ and }) => and({ team, project }))
            .execute()
      })
    },
  }
}
