import { type ChannelWatch, WatchFilter } from '../model/channel-watch.ts'
import { PAUSES, type Pause } from '../model/pause.ts'
import type { StoreContext } from './context.ts'
import type { FeedRow } from './tables/cards.ts'
import { uninstalledTeams } from './uninstalled-teams.ts'

/** Which channels are told of which projects: at most one feed for each channel and project. */
export interface ChannelWatches {
  /** Turns it on, or in the place of the one there is. */
  set(feed: Omit<ChannelWatch, 'since' | 'checkedAt' | 'paused'>): Promise<void>
  /** False when there is none. */
  remove(team: string, channel: string, project: number): Promise<boolean>
  find(team: string, channel: string, project: number): Promise<ChannelWatch | null>
  /** Of one channel, by project. */
  of(team: string, channel: string): Promise<ChannelWatch[]>
  /** Every one that is not paused. */
  running(): Promise<ChannelWatch[]>
  /** Its owner may read the project, as was seen just now. */
  checked(feed: ChannelWatch): Promise<void>
  /** What comes after this iid is new. */
  startAfter(feed: ChannelWatch, iid: number): Promise<void>
  /** True for the one who is to say so. */
  pause(feed: ChannelWatch, why: Pause): Promise<boolean>
  /** Those that are paused for this. */
  paused(why: Pause): Promise<ChannelWatch[]>
  /** One that is paused goes on, with what comes `after` this iid. True for the one who is to say so. */
  resume(feed: ChannelWatch, after: number): Promise<boolean>
}

export function createChannelWatches({ db, now }: StoreContext): ChannelWatches {
  const one = ({ team, channel, project, since }: ChannelWatch) =>
    db
      .updateTable('feeds')
      .where('team', '=', team)
      .where('channel', '=', channel)
      .where('project', '=', project)
      .where('since', '=', since)

  return {
    async set({ team, channel, project, user, wants, after }) {
      const fresh = {
        ...{
          user,
          wants: JSON.stringify(wants),
          after,
          since: now(),
          checkedAt: now(),
          paused: null,
          pausedAt: null,
        },
      }
      await db
        .insertInto('feeds')
        .values({ team, channel, project, ...fresh })
        .onConflict((conflict) => conflict.columns(['team', 'channel', 'project']).doUpdateSet(fresh))
        .execute()
    },
    async remove(team, channel, project) {
      const gone = await db
        .deleteFrom('feeds')
        .where('team', '=', team)
        .where('channel', '=', channel)
        .where('project', '=', project)
        .executeTakeFirst()
      return gone.numDeletedRows > 0n
    },
    async find(team, channel, project) {
      const row = await db
        .selectFrom('feeds')
        .selectAll()
        .where('team', '=', team)
        .where('channel', '=', channel)
        .where('project', '=', project)
        .executeTakeFirst()
      return row ? feedOf(row) : null
    },
    async of(team, channel) {
      const rows = await db
        .selectFrom('feeds')
        .selectAll()
        .where('team', '=', team)
        .where('channel', '=', channel)
        .orderBy('project')
        .execute()
      return rows.map(feedOf)
    },
    async running() {
      const rows = await db
        .selectFrom('feeds')
        .selectAll()
        .where('paused', 'is', null)
        .where('team', 'not in', uninstalledTeams)
        .execute()
      return rows.map(feedOf)
    },
    async checked(feed) {
      await one(feed).set({ checkedAt: now() }).execute()
    },
    async startAfter(feed, iid) {
      await one(feed).set({ after: iid }).execute()
    },
    async pause(feed, why) {
      const paused = await one(feed)
        .set({ paused: why, pausedAt: now() })
        .where('paused', 'is', null)
        .executeTakeFirst()
      return paused.numUpdatedRows > 0n
    },
    async paused(why) {
      const rows = await db
        .selectFrom('feeds')
        .selectAll()
        .where('paused', '=', why)
        .where('team', 'not in', uninstalledTeams)
        .execute()
      return rows.map(feedOf)
    },
    async resume(feed, after) {
      const resumed = await one(feed)
        .set({ paused: null, pausedAt: null, checkedAt: now(), after })
        .where('pausedAt', '=', feed.paused?.at ?? 0)
        .executeTakeFirst()
      return resumed.numUpdatedRows > 0n
    },
  }
}

function feedOf({ wants, paused, pausedAt, ...row }: FeedRow): ChannelWatch {
  const why = PAUSES.find((pause) => pause === paused)
  return {
    ...row,
    wants: WatchFilter.parse(JSON.parse(wants)),
    paused: why ? { why, at: pausedAt ?? 0 } : null,
  }
}
