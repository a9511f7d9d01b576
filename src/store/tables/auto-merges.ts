import { changesRows, type Schema, type StoreContext } from '../context.ts'
import { bigint, type Table, text } from '../define-table.ts'
import { uninstalledTeams } from './uninstalls.ts'

const columns = {
  team: text,
  channel: text,
  user: text,
  project: bigint,
  iid: bigint,
  sha: text,
  since: bigint,
}

export const autoMergesTable: Table<'autoMerges', typeof columns> = {
  name: 'autoMerges',
  columns,
  primaryKey: ['team', 'project', 'iid'],
  retention: 'kept',
  erasure: { person: 'deleted', workspace: 'deleted', forge: 'deleted' },
  inBackup: 'deleted',
}

/** A merge that waits for its pipeline: its person, channel, expected head, and start (ms UTC). */
export type AutoMerge = Schema['autoMerges']

/** Pending auto-merges, at most one per merge request and workspace. */
export function createAutoMerges({ db }: StoreContext) {
  return {
    /** Adds an auto-merge, in place of an earlier one of the same merge request. */
    async add({ team, channel, user, project, iid, sha, since }: AutoMerge): Promise<void> {
      const armed = { channel, user, sha, since }
      await db
        .insertInto('autoMerges')
        .values({ team, project, iid, ...armed })
        .onConflict((conflict) => conflict.columns(['team', 'project', 'iid']).doUpdateSet(armed))
        .execute()
    },
    /** Oldest first. */
    all: (): Promise<AutoMerge[]> =>
      db
        .selectFrom('autoMerges')
        .selectAll()
        .where('team', 'not in', uninstalledTeams)
        .orderBy('since')
        .orderBy('project')
        .orderBy('iid')
        .execute(),
    async find(team: string, project: number, iid: number): Promise<AutoMerge | null> {
      const row = await db
        .selectFrom('autoMerges')
        .selectAll()
        .where(({ and }) => and({ team, project, iid }))
        .executeTakeFirst()
      return row ?? null
    },
    remove: (team: string, project: number, iid: number): Promise<boolean> =>
      changesRows(db.deleteFrom('autoMerges').where(({ and }) => and({ team, project, iid }))),
    /** Ends exactly this auto-merge. False when it has ended, or when the merge was armed again since. */
    end: ({ team, project, iid, since }: AutoMerge): Promise<boolean> =>
      changesRows(db.deleteFrom('autoMerges').where(({ and }) => and({ team, project, iid, since }))),
    /** Moves exactly this auto-merge to a new head. False when it has ended or was armed again since. */
    move: ({ team, project, iid, since }: AutoMerge, sha: string): Promise<boolean> =>
      changesRows(
        db
          .updateTable('autoMerges')
          .set({ sha })
          .where(({ and }) => and({ team, project, iid, since })),
      ),
  }
}
