import type { StoreContext } from './context.ts'
import type { PollRow } from './tables/cards.ts'
import { isUninstalled } from './uninstalled-teams.ts'

/** How far the changes of a project were read. Times in ms UTC. */
export type SyncCursor = PollRow

/** One row for each project that is looked at, so that nothing is missed over a restart. */
export interface SyncCursors {
  find(team: string, project: number): Promise<SyncCursor | null>
  all(): Promise<SyncCursor[]>
  /** Keeps nothing of a workspace from which the app was removed meanwhile. */
  save(poll: SyncCursor): Promise<void>
  /** What changes in the project somebody has asked for within so many ms, and has no answer of yet: `42!12`. */
  underWay(team: string, project: number, forMs: number): Promise<string[]>
  /** Nothing there is watched any more: a later start begins anew. */
  end(team: string, project: number): Promise<void>
}

export function createSyncCursors({ db, now }: StoreContext): SyncCursors {
  return {
    find: async (team, project) =>
      (await db
        .selectFrom('polls')
        .selectAll()
        .where('team', '=', team)
        .where('project', '=', project)
        .executeTakeFirst()) ?? null,
    all: () => db.selectFrom('polls').selectAll().execute(),
    async save({ team, project, ...fresh }) {
      await db.transaction().execute(async (transaction) => {
        if (await isUninstalled(transaction, team)) return
        await transaction
          .insertInto('polls')
          .values({ team, project, ...fresh })
          .onConflict((conflict) => conflict.columns(['team', 'project']).doUpdateSet(fresh))
          .execute()
      })
    },
    async underWay(team, project, forMs) {
      const rows = await db
        .selectFrom('intents')
        .select('target')
        .where('team', '=', team)
        .where('told', '=', 0)
        .where('begunAt', '>', now() - forMs)
        .where(({ eb, or }) => or([eb('target', 'like', `${project}!%`), eb('target', '=', `${project} mr`)]))
        .execute()
      return rows.map(({ target }) => target)
    },
    async end(team, project) {
      await db.transaction().execute(async (transaction) => {
        for (const table of ['polls', 'sightings'] as const)
          await transaction
            .deleteFrom(table)
            .where('team', '=', team)
            .where('project', '=', project)
            .execute()
      })
    },
  }
}
