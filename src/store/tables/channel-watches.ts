import { type ChannelWatch, type GroupWatch, WatchFilter } from '../../model/channel-watch.ts'
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

/** The channel watches: at most one for each channel and project. */
export function createChannelWatchesTable(context: StoreContext) {
  const { db, now } = context
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
    async set({
      team,
      channel,
      project,
      groupId,
      user,
      filter: wants,
      sinceIid,
      milestones,
    }: Omit<ChannelWatch, 'since' | 'checkedAt' | 'paused'>): Promise<void> {
      const fresh = {
        groupId,
        user,
        filter: JSON.stringify(wants),
        sinceIid: sinceIid,
        milestones,
        since: now(),
        checkedAt: now(),
        pauseReason: null,
        pausedAt: null,
      }
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
    async remove(team: string, channel: string, project: number): Promise<boolean> {
      return changesRows(db.deleteFrom('channelWatches').where(({ and }) => and({ team, channel, project })))
    },
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
    async leave({ groupId, ...watch }: ChannelWatch): Promise<void> {
      await db
        .deleteFrom('channelWatches')
        .where(({ and }) => and({ team: watch.team, channel: watch.channel, project: watch.project }))
        .where('groupId', '=', groupId)
        .execute()
    },
    async find(team: string, channel: string, project: number): Promise<ChannelWatch | null> {
      const row = await db
        .selectFrom('channelWatches')
        .selectAll()
        .where(({ and }) => and({ team, channel, project }))
        .executeTakeFirst()
      return row ? watchOf(row) : null
    },
    /** The watches of one channel, by project. */
    async of(team: string, channel: string): Promise<ChannelWatch[]> {
      const rows = await db
        .selectFrom('channelWatches')
        .selectAll()
        .where(({ and }) => and({ team, channel }))
        .orderBy('project')
        .execute()
      return rows.map(watchOf)
    },
    async ownedBy(team: string, user: string): Promise<ChannelWatch[]> {
      const rows = await db
        .selectFrom('channelWatches')
        .selectAll()
        .where(({ and }) => and({ team, user }))
        .orderBy('project')
        .execute()
      return rows.map(watchOf)
    },
    running: async (): Promise<ChannelWatch[]> => (await running().execute()).map(watchOf),
    async runningOf(team: string, project: number): Promise<ChannelWatch[]> {
      const rows = await running()
        .where(({ and }) => and({ team, project }))
        .execute()
      return rows.map(watchOf)
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
    async pause(watch: ChannelWatch, why: Pause): Promise<boolean> {
      return changesRows(
        one(watch).set({ pauseReason: why, pausedAt: now() }).where('pauseReason', 'is', null),
      )
    },
    async paused(why: Pause): Promise<ChannelWatch[]> {
      const rows = await db
        .selectFrom('channelWatches')
        .selectAll()
        .where('pauseReason', '=', why)
        .where('team', 'not in', uninstalledTeams)
        .execute()
      return rows.map(watchOf)
    },
    /** Resumes a paused one, for iids above `sinceIid`. True for the one caller that sends the notice. */
    async resume(watch: ChannelWatch, sinceIid: number): Promise<boolean> {
      return changesRows(
        one(watch)
          .set({ pauseReason: null, pausedAt: null, checkedAt: now(), sinceIid, milestones: '[]' })
          .where('pausedAt', '=', watch.paused?.at ?? 0),
      )
    },
  }
}

export type ChannelWatchesTable = ReturnType<typeof createChannelWatchesTable>

function watchOf({ filter: wants, pauseReason, pausedAt, ...row }: Schema['channelWatches']): ChannelWatch {
  const why = PAUSES.find((pause) => pause === pauseReason)
  return {
    ...row,
    filter: WatchFilter.parse(JSON.parse(wants)),
    paused: why ? { why, at: pausedAt ?? 0 } : null,
  }
}
