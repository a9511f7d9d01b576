import type { StoreContext } from '../context.ts'
import { bigint, integer, type Table, text } from '../define-table.ts'

const columns = {
  team: text,
  project: bigint,
  milestone: bigint,
  slot: bigint,
  day: bigint,
  at: bigint,
  open: integer,
  closed: integer,
}

export const snapshotsTable: Table<'snapshots', typeof columns> = {
  name: 'snapshots',
  columns,
  primaryKey: ['team', 'project', 'milestone', 'slot'],
  retention: { hourly: thin },
  erasure: { workspace: 'deleted', forge: 'deleted' },
  inBackup: 'kept',
}

/** How many issues of a milestone were open and closed at a moment (ms UTC); all are both together. */
export interface Snapshot {
  readonly at: number
  readonly open: number
  readonly closed: number
}

/** A milestone in a workspace; ids are the forge’s global ones. */
export interface MilestoneKey {
  readonly team: string
  readonly project: number
  readonly milestone: number
}

/** What was counted of milestones, so that it can be told how their issues became fewer. */
export interface Snapshots {
  /** Keeps what was counted just now; of a quarter of an hour only the last count stays. */
  record(of: MilestoneKey, counts: { readonly open: number; readonly closed: number }): Promise<void>
  /** Oldest first, of the last 400 days. */
  of(of: MilestoneKey): Promise<Snapshot[]>
  /** When anything of a project was counted last; null for never. */
  lastOf(team: string, project: number): Promise<number | null>
}

/** No zone’s midnight lies within a quarter of an hour of UTC: the last count of each zone’s day is kept. */
const SLOT_MS = 15 * 60_000
const DAY_MS = 86_400_000
const KEPT_MS = 400 * DAY_MS
const THINNED_MS = 60 * DAY_MS

export function createSnapshots({ db, now }: StoreContext): Snapshots {
  return {
    async record({ team, project, milestone }, { open, closed }) {
      const at = now()
      const counted = { at, open, closed }
      await db
        .insertInto('snapshots')
        .values({
          ...{ team, project, milestone },
          ...{ slot: Math.floor(at / SLOT_MS), day: Math.floor(at / DAY_MS) },
          ...counted,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['team', 'project', 'milestone', 'slot'])
            .doUpdateSet(counted)
            // Of two replicas that count at once, the one that is written later may have begun earlier.
            .where('snapshots.at', '<=', at),
        )
        .execute()
    },
    of({ team, project, milestone }) {
      return db
        .selectFrom('snapshots')
        .select(['at', 'open', 'closed'])
        .where(({ and }) => and({ team, project, milestone }))
        .where('at', '>', now() - KEPT_MS)
        .orderBy('at')
        .execute()
    },
    async lastOf(team, project) {
      const { at } = await db
        .selectFrom('snapshots')
        .select(({ fn }) => fn.max<number | null>('at').as('at'))
        .where(({ and }) => and({ team, project }))
        .executeTakeFirstOrThrow()
      return at
    },
  }
}

/** Deletes what is older than 400 days, and of days older than 60 all but the last count. */
async function thin({ db, now }: StoreContext): Promise<void> {
  await db
    .deleteFrom('snapshots')
    .where('at', '<=', now() - KEPT_MS)
    .execute()
  await db
    .deleteFrom('snapshots')
    .where('at', '<=', now() - THINNED_MS)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('snapshots as later')
          .select('later.slot')
          .whereRef('later.team', '=', 'snapshots.team')
          .whereRef('later.project', '=', 'snapshots.project')
          .whereRef('later.milestone', '=', 'snapshots.milestone')
          .whereRef('later.day', '=', 'snapshots.day')
          .whereRef('later.slot', '>', 'snapshots.slot'),
      ),
    )
    .execute()
}
