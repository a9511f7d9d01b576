import { SnoozedState } from '../../model/snooze.ts'
import { changesRows, type Schema, type StoreContext } from '../context.ts'
import { bigint, type Table, text } from '../define-table.ts'

const columns = {
  team: text,
  user: text,
  project: bigint,
  iid: bigint,
  /** State at that moment, as JSON: a merge request that stands otherwise is no longer snoozed. */
  state: text,
  expiresAt: bigint,
}

export const snoozesTable: Table<'snoozes', typeof columns> = {
  name: 'snoozes',
  columns,
  primaryKey: ['team', 'user', 'project', 'iid'],
  retention: 'expiresAt',
  erasure: { person: 'deleted', workspace: 'deleted', forge: 'deleted' },
  inBackup: 'kept',
}

/** A merge request that one person does not want to see until it changes, or until a time in ms UTC. */
type Snooze = Omit<Schema['snoozes'], 'state'> & { readonly state: SnoozedState }

/** Snoozed merge requests: one row per person and merge request. */
export function createSnoozes({ db, now }: StoreContext) {
  return {
    /** Replaces an earlier snooze of the same merge request. */
    async set({ state, expiresAt, ...key }: Snooze): Promise<void> {
      const content = { state: JSON.stringify(state), expiresAt }
      await db
        .insertInto('snoozes')
        .values({ ...key, ...content })
        .onConflict((conflict) => conflict.columns(['team', 'user', 'project', 'iid']).doUpdateSet(content))
        .execute()
    },
    /** Every snooze of this person that is not over. */
    async of(team: string, user: string): Promise<Snooze[]> {
      const rows = await db
        .selectFrom('snoozes')
        .selectAll()
        .where(({ and }) => and({ team, user }))
        .where('expiresAt', '>', now())
        .execute()
      return rows.map((row) => ({ ...row, state: SnoozedState.parse(JSON.parse(row.state)) }))
    },
    end: ({ team, user, project, iid }: Omit<Snooze, 'state' | 'expiresAt'>): Promise<boolean> =>
      changesRows(
        db
          .deleteFrom('snoozes')
          .where(({ and }) => and({ team, user, project, iid }))
          .where('expiresAt', '>', now()),
      ),
  }
}
