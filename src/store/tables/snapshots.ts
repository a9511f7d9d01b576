import { millisecondsInDay } from 'date-fns/constants'
import type { Schema, StoreContext } from '../context.ts'
import { bigint, integer, type Table, text } from '../define-table.ts'

const columns = {
  team: text,
  project: bigint,
  milestone: bigint,
  slot: bigint,
  at: bigint,
  open: integer,
  closed: integer,
}

const KEPT_MS = 400 * millisecondsInDay

export const snapshotsTable: Table<'snapshots', typeof columns> = {
  name: 'snapshots',
  columns,
  primaryKey: ['team', 'project', 'milestone', 'slot'],
  indexes: { snapshotsByTime: ['at'] },
  retention: { hourly: 'at', afterMs: KEPT_MS },
  erasure: { workspace: 'deleted', forge: 'deleted' },
  inBackup: 'kept',
}

/** Number of open and closed issues of a milestone at a moment (ms UTC); their sum is the total. */
type Snapshot = Pick<Schema['snapshots'], 'at' | 'open' | 'closed'>

/** A milestone in a workspace; ids are the forge’s global ones. */
type MilestoneKey = Pick<Schema['snapshots'], 'team' | 'project' | 'milestone'>

/** Slot length, in ms: every zone’s midnight starts a slot, so the last count of each zone’s day is kept. */
const SLOT_MS = 15 * 60_000

/** Issue counts of milestones over time, for burndown. */
export function createSnapshots({ db, now }: StoreContext) {
  return {
    /** Stores the present counts; only the last counts of each quarter of an hour stay. */
    async record(
      { team, project, milestone }: MilestoneKey,
      { open, closed }: Omit<Snapshot, 'at'>,
    ): Promise<void> {
      const at = now()
      const counted = { at, open, closed }
      const slot = Math.floor(at / SLOT_MS)
      await db
        .insertInto('snapshots')
        .values({ team, project, milestone, slot, ...counted })
        .onConflict((conflict) =>
          conflict
            .columns(['team', 'project', 'milestone', 'slot'])
            .doUpdateSet(counted)
            // Of two replicas that count at once, the later write may hold the earlier count.
            .where('snapshots.at', '<=', at),
        )
        .execute()
    },
    /** The last 400 days, oldest first. */
    of: ({ team, project, milestone }: MilestoneKey): Promise<Snapshot[]> =>
      db
        .selectFrom('snapshots')
        .select(['at', 'open', 'closed'])
        .where(({ and }) => and({ team, project, milestone }))
        .where('at', '>', now() - KEPT_MS)
        .orderBy('at')
        .execute(),
    /** Time of the project’s last count; null for never. */
    async lastOf(team: string, project: number): Promise<number | null> {
      const { at } = await db
        .selectFrom('snapshots')
        .select(({ fn }) => fn.max<number | null>('at').as('at'))
        .where(({ and }) => and({ team, project }))
        .executeTakeFirstOrThrow()
      return at
    },
  }
}
