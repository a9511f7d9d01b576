import { type Feed, FeedWants } from '../model/feed.ts'
import type { Ground } from './ground.ts'
import type { FeedRow } from './tables/cards.ts'

/** Which channels are told of which projects: at most one feed for each channel and project. */
export interface Feeds {
  /** Turns it on, or in the place of the one there is. */
  set(feed: Omit<Feed, 'since' | 'checkedAt' | 'pausedAt'>): Promise<void>
  /** False when there is none. */
  remove(team: string, channel: string, project: number): Promise<boolean>
  find(team: string, channel: string, project: number): Promise<Feed | null>
  /** Of one channel, by project. */
  of(team: string, channel: string): Promise<Feed[]>
  /** Every one that is not paused. */
  running(): Promise<Feed[]>
  /** Its owner may read the project, as was seen just now. */
  checked(feed: Feed): Promise<void>
  /** What comes after this iid is new. */
  startAfter(feed: Feed, iid: number): Promise<void>
  /** True for the one who is to say so. */
  pause(feed: Feed): Promise<boolean>
}

export function createFeeds({ db, now }: Ground): Feeds {
  const one = ({ team, channel, project, since }: Feed) =>
    db
      .updateTable('feeds')
      .where('team', '=', team)
      .where('channel', '=', channel)
      .where('project', '=', project)
      .where('since', '=', since)

  return {
    async set({ team, channel, project, user, wants, after }) {
      const fresh = {
        ...{ user, wants: JSON.stringify(wants), after, since: now(), checkedAt: now(), pausedAt: null },
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
      const rows = await db.selectFrom('feeds').selectAll().where('pausedAt', 'is', null).execute()
      return rows.map(feedOf)
    },
    async checked(feed) {
      await one(feed).set({ checkedAt: now() }).execute()
    },
    async startAfter(feed, iid) {
      await one(feed).set({ after: iid }).execute()
    },
    async pause(feed) {
      const paused = await one(feed).set({ pausedAt: now() }).where('pausedAt', 'is', null).executeTakeFirst()
      return paused.numUpdatedRows > 0n
    },
  }
}

function feedOf({ wants, ...row }: FeedRow): Feed {
  return { ...row, wants: FeedWants.parse(JSON.parse(wants)) }
}
