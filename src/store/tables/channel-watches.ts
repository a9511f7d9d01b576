import { type ChannelWatch, type GroupWatch, isLongPaused, WatchFilter } from '../../model/channel-watch.ts'
import { PAUSES, type Pause } from '../../model/pause.ts'
import { changesRows, type Schema, type StoreContext } from '../context.ts'
import { bigint, bigintOrNull, type Table, text, textOrNull } from '../define-table.ts'
import { uninstalledTeams } from './uninstalls.ts'

const columns = {
  team: text,
  channel: text,
  project: bigint,
  /** The group whose watch has brought it; null where somebody has turned it on for the project itself. */
  groupId: bigintOrNull,
  /** The person who turned it on: it runs while they may read the project. */
  user: text,
  /** WatchFilter (see the model) as JSON. */
  filter: text,
  /** The highest iid when it was turned on: later ones are new. -1 in a copy of the store. */
  sinceIid: bigint,
  /** ActiveMilestones as JSON: those whose end is news. */
  milestones: text,
  since: bigint,
  /** Time of the last check that its owner may read the project. */
  checkedAt: bigint,
  /** See Pause in the model; null while it runs. */
  pauseReason: textOrNull,
  pausedAt: bigintOrNull,
}

export const channelWatchesTable: Table<'channelWatches', typeof columns> = {
  name: 'channelWatches',
  columns,
  primaryKey: ['team', 'channel', 'project'],
  retention: 'kept',
  erasure: { person: 'deleted', workspace: 'deleted', forge: 'deleted' },
  inBackup: { set: { sinceIid: '-1', milestones: "'[]'" } },
}

const groupColumns = {
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

export const groupWatchesTable: Table<'groupWatches', typeof groupColumns> = {
  name: 'groupWatches',
  columns: groupColumns,
  primaryKey: ['team', 'channel', 'groupId'],
  retention: 'kept',
  erasure: { person: 'deleted', workspace: 'deleted', forge: 'deleted' },
  inBackup: 'kept',
}

/** The channel watches: at most one for each channel and project. */
export function createChannelWatchesTable({ db, now }: StoreContext) {
  const rows = (which: Partial<Schema['channelWatches']>) =>
    db
      .selectFrom('channelWatches')
      .selectAll()
      .where(({ and }) => and(which))
  const one = ({ team, channel, project, since }: ChannelWatch) =>
    db.updateTable('channelWatches').where(({ and }) => and({ team, channel, project, since }))

  const running = () =>
    db
      .selectFrom('channelWatches')
      .selectAll()
      .where('pauseReason', 'is', null)
      .where('team', 'not in', uninstalledTeams)
      .where(({ eb, or, exists, selectFrom }) =>
        or([
          eb('groupId', 'is', null),
          exists(
            selectFrom('groupWatches as group')
              .select('group.groupId')
              .whereRef('group.team', '=', 'channelWatches.team')
              .whereRef('group.channel', '=', 'channelWatches.channel')
              .whereRef('group.groupId', '=', 'channelWatches.groupId')
              .where('group.pauseReason', 'is', null),
          ),
        ]),
      )
  return {
    /** Turns it on, in place of an existing one. */
    async set(watch: Omit<ChannelWatch, 'since' | 'checkedAt' | 'paused'>): Promise<void> {
      const { team, channel, project, groupId, user, sinceIid, milestones } = watch
      const started = { since: now(), checkedAt: now(), pauseReason: null, pausedAt: null }
      const filter = JSON.stringify(watch.filter)
      const fresh = { groupId, user, filter, sinceIid, milestones, ...started }
      await db
        .insertInto('channelWatches')
        .values({ team, channel, project, ...fresh })
        .onConflict((conflict) =>
          // One that somebody has turned on for the project itself stays.
          groupId === null
            ? conflict.columns(['team', 'channel', 'project']).doUpdateSet(fresh)
            : conflict.doNothing(),
        )
        .execute()
    },
    remove: (team: string, channel: string, project: number): Promise<boolean> =>
      changesRows(db.deleteFrom('channelWatches').where(({ and }) => and({ team, channel, project }))),
    /** Gives those of a group its filter and its owner. */
    async align({ team, channel, groupId, user, filter: wants }: GroupWatch): Promise<void> {
      const filter = JSON.stringify(wants)
      await db
        .updateTable('channelWatches')
        .set({ user, filter })
        .where(({ and }) => and({ team, channel, groupId }))
        .where(({ eb, or }) => or([eb('user', '!=', user), eb('filter', '!=', filter)]))
        .execute()
    },
    /** Removes one that a group has brought; another one of that project stays. */
    async leave({ team, channel, project, groupId }: ChannelWatch): Promise<void> {
      await db
        .deleteFrom('channelWatches')
        .where(({ and }) => and({ team, channel, project }))
        .where('groupId', '=', groupId)
        .execute()
    },
    async find(team: string, channel: string, project: number): Promise<ChannelWatch | null> {
      const row = await rows({ team, channel, project }).executeTakeFirst()
      return row ? watchOf(row) : null
    },
    /** The watches of one channel, by project. */
    async of(team: string, channel: string): Promise<ChannelWatch[]> {
      return (await rows({ team, channel }).orderBy('project').execute()).map(watchOf)
    },
    async ownedBy(team: string, user: string): Promise<ChannelWatch[]> {
      return (await rows({ team, user }).orderBy('project').execute()).map(watchOf)
    },
    running: async (): Promise<ChannelWatch[]> => (await running().execute()).map(watchOf),
    async runningOf(team: string, project: number): Promise<ChannelWatch[]> {
      const found = await running()
        .where(({ and }) => and({ team, project }))
        .execute()
      return found.map(watchOf)
    },
    async checked(watch: ChannelWatch): Promise<void> {
      await one(watch).set({ checkedAt: now() }).execute()
    },
    /** Treats iids above this one as new. */
    async startAfter(watch: ChannelWatch, iid: number): Promise<void> {
      await one(watch).set({ sinceIid: iid }).execute()
    },
    async setMilestones(watch: ChannelWatch, milestones: string): Promise<void> {
      await one(watch).set({ milestones }).execute()
    },
    /** True for the one caller that sends the notice. */
    pause: (watch: ChannelWatch, why: Pause): Promise<boolean> =>
      changesRows(one(watch).set({ pauseReason: why, pausedAt: now() }).where('pauseReason', 'is', null)),
    async paused(pauseReason: Pause): Promise<ChannelWatch[]> {
      const found = rows({ pauseReason }).where('team', 'not in', uninstalledTeams)
      return (await found.execute()).map(watchOf)
    },
    /** Resumes a paused one, for iids above `sinceIid`. True for the one caller that sends the notice. */
    resume: (watch: ChannelWatch, sinceIid: number): Promise<boolean> =>
      changesRows(
        one(watch)
          .set({ pauseReason: null, pausedAt: null, checkedAt: now(), sinceIid, milestones: '[]' })
          .where('pausedAt', '=', watch.paused?.at ?? 0),
      ),
  }
}

/** The watches of groups. The channel watches of their projects run while these do. */
export function createGroupWatches({ db, now }: StoreContext) {
  const one = ({ team, channel, groupId, since }: GroupWatch) =>
    db.updateTable('groupWatches').where(({ and }) => and({ team, channel, groupId, since }))
  const rows = (which: Partial<Schema['groupWatches']>) =>
    db
      .selectFrom('groupWatches')
      .selectAll()
      .where(({ and }) => and(which))
  const current = () => db.selectFrom('groupWatches').selectAll().where('team', 'not in', uninstalledTeams)
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
    remove: ({ team, channel, groupId }: GroupWatch): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        await transaction
          .deleteFrom('channelWatches')
          .where(({ and }) => and({ team, channel, groupId }))
          .execute()
        return changesRows(
          transaction.deleteFrom('groupWatches').where(({ and }) => and({ team, channel, groupId })),
        )
      }),
    async find(team: string, channel: string, groupId: number): Promise<GroupWatch | null> {
      const row = await rows({ team, channel, groupId }).executeTakeFirst()
      return row ? watchOf(row) : null
    },
    /** The watches of one channel, by path. */
    async of(team: string, channel: string): Promise<GroupWatch[]> {
      return (await rows({ team, channel }).orderBy('path').execute()).map(watchOf)
    },
    async ownedBy(team: string, user: string): Promise<GroupWatch[]> {
      return (await rows({ team, user }).orderBy('path').execute()).map(watchOf)
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
    pause: (watch: GroupWatch, why: Pause): Promise<boolean> =>
      changesRows(one(watch).set({ pauseReason: why, pausedAt: now() }).where('pauseReason', 'is', null)),
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

/** Returns a watch as the model has it, from the columns that the two tables share. */
function watchOf<Row extends Pick<Schema['groupWatches'], 'filter' | 'pauseReason' | 'pausedAt'>>({
  filter,
  pauseReason,
  pausedAt,
  ...row
}: Row) {
  const why = PAUSES.find((pause) => pause === pauseReason)
  return {
    ...row,
    filter: WatchFilter.parse(JSON.parse(filter)),
    paused: why ? { why, at: pausedAt ?? 0 } : null,
  }
}
