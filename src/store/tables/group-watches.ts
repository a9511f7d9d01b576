import { type GroupWatch, isLongPaused, WatchFilter } from '../../model/channel-watch.ts'
import { PAUSES, type Pause } from '../../model/pause.ts'
import { changesRows, type Schema, type StoreContext } from '../context.ts'
import { bigint, bigintOrNull, type Table, text, textOrNull } from '../define-table.ts'
import { uninstalledTeams } from './uninstalls.ts'

const columns = {
  team: text,
  channel: text,
  groupId: bigint,
  path: text,
  /** The person who turned it on: it runs while they may read the group. */
  user: text,
  /** WatchFilter (see the model) as JSON, which the channel watches of its projects repeat. */
  filter: text,
  since: bigint,
  /** Time of the last look at which projects the group has; 0 for one that is due. */
  listedAt: bigint,
  /** See Pause in the model; null while it runs. */
  pauseReason: textOrNull,
  pausedAt: bigintOrNull,
}

export const groupWatchesTable: Table<'groupWatches', typeof columns> = {
  name: 'groupWatches',
  columns,
  primaryKey: ['team', 'channel', 'groupId'],
  retention: 'kept',
  erasure: { person: 'deleted', workspace: 'deleted', forge: 'deleted' },
  inBackup: 'kept',
}

/** The watches of groups. The channel watches of their projects run while these do. */
export function createGroupWatches(context: StoreContext) {
  const { db, now } = context
  const one = ({ team, channel, groupId, since }: GroupWatch) =>
    db.updateTable('groupWatches').where(({ and }) => and({ team, channel, groupId, since }))
  const selected = () => db.selectFrom('groupWatches').selectAll()
  const current = () => selected().where('team', 'not in', uninstalledTeams)
  return {
    /** Turns it on, in place of an existing one. */
    async set(watch: Pick<GroupWatch, 'team' | 'channel' | 'groupId' | 'path' | 'user' | 'filter'>) {
      const { team, channel, groupId, path, user, filter: wants } = watch
      const filter = JSON.stringify(wants)
      const fresh = { path, user, filter, since: now(), listedAt: 0, pauseReason: null, pausedAt: null }
      await db
        .insertInto('groupWatches')
        .values({ team, channel, groupId, ...fresh })
        .onConflict((conflict) => conflict.columns(['team', 'channel', 'groupId']).doUpdateSet(fresh))
        .execute()
    },
    /** Ends it, and the channel watches of its projects. */
    async remove({ team, channel, groupId }: GroupWatch): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
        await transaction
          .deleteFrom('channelWatches')
          .where(({ and }) => and({ team, channel, groupId }))
          .execute()
        return changesRows(
          transaction.deleteFrom('groupWatches').where(({ and }) => and({ team, channel, groupId })),
        )
      })
    },
    async find(team: string, channel: string, groupId: number): Promise<GroupWatch | null> {
      const row = await selected()
        .where(({ and }) => and({ team, channel, groupId }))
        .executeTakeFirst()
      return row ? watchOf(row) : null
    },
    /** The watches of one channel, by path. */
    async of(team: string, channel: string): Promise<GroupWatch[]> {
      const rows = await selected()
        .where(({ and }) => and({ team, channel }))
        .orderBy('path')
        .execute()
      return rows.map(watchOf)
    },
    async ownedBy(team: string, user: string): Promise<GroupWatch[]> {
      const rows = await selected()
        .where(({ and }) => and({ team, user }))
        .orderBy('path')
        .execute()
      return rows.map(watchOf)
    },
    async running(): Promise<GroupWatch[]> {
      return (await current().where('pauseReason', 'is', null).execute()).map(watchOf)
    },
    async listed(watch: GroupWatch): Promise<void> {
      await one(watch).set({ listedAt: now() }).execute()
    },
    /** The next look at the groups of a channel is due. */
    async makeDue(team: string, channel: string): Promise<void> {
      await db
        .updateTable('groupWatches')
        .set({ listedAt: 0 })
        .where(({ and }) => and({ team, channel }))
        .execute()
    },
    /** True for the one caller that sends the notice. */
    async pause(watch: GroupWatch, why: Pause): Promise<boolean> {
      return changesRows(
        one(watch).set({ pauseReason: why, pausedAt: now() }).where('pauseReason', 'is', null),
      )
    },
    async paused(why: Pause): Promise<GroupWatch[]> {
      return (await current().where('pauseReason', '=', why).execute()).map(watchOf)
    },
    /**
     * Resumes a paused one with its projects, after a long pause without what came meanwhile. True for the one caller
     * that sends the notice.
     */
    async resume(watch: GroupWatch): Promise<boolean> {
      const { team, channel, groupId } = watch
      return db.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('channelWatches')
          .set({ checkedAt: now(), milestones: '[]' })
          .$if(isLongPaused(watch, now()), (update) => update.set({ sinceIid: -1 }))
          .where(({ and }) => and({ team, channel, groupId }))
          .execute()
        return changesRows(
          transaction
            .updateTable('groupWatches')
            .set({ pauseReason: null, pausedAt: null, listedAt: 0 })
            .where(({ and }) => and({ team, channel, groupId, pausedAt: watch.paused?.at ?? 0 })),
        )
      })
    },
  }
}

function watchOf({ filter, pauseReason, pausedAt, ...row }: Schema['groupWatches']): GroupWatch {
  const why = PAUSES.find((pause) => pause === pauseReason)
  return {
    ...row,
    filter: WatchFilter.parse(JSON.parse(filter)),
    paused: why ? { why, at: pausedAt ?? 0 } : null,
  }
}
