import type { StoreContext } from './context.ts'
import type { CardRow } from './tables/cards.ts'
import { uninstalledTeams } from './uninstalled-teams.ts'

/** A merge request's card in a channel; `ts` is Slack's name of the message. */
export interface Card {
  readonly team: string
  readonly channel: string
  readonly ts: string
  readonly project: number
  readonly iid: number
  /** The head that the card shows; null when the forge did not tell. */
  readonly sha: string | null
  /** Merged or closed: the card has no buttons. */
  readonly finished: boolean
}

/** How a card is kept up to date. Times in ms UTC. */
export interface Living {
  /** Who asked for it or acted on it last. */
  readonly askedBy: string | null
  /** Until then it is looked at; null: not any more. */
  readonly watchedUntil: number | null
  /** When it was posted or edited last; null for cards of earlier versions. */
  readonly shownAt: number | null
  /** Which sighting of the merge request it shows; null when that is not known. */
  readonly revision: number | null
  /** A feed of its channel posted it. */
  readonly fromFeed: boolean
  /** Since when it is not kept up to date, because whoever asked for it may not read it there; else null. */
  readonly pausedAt: number | null
}

export type LivingCard = Card & Living

/** The cards that were posted, so that they can be edited in place. */
export interface Cards {
  /**
   * Adds the card, or notes what the one in this message shows now, which is not paused any more; what is left out
   * stays as it was.
   */
  remember(card: Card & Partial<Omit<Living, 'shownAt' | 'pausedAt'>>): Promise<void>
  /** Every card of a merge request, newest first. */
  of(team: string, project: number, iid: number): Promise<LivingCard[]>
  /** Every card that is watched, of all workspaces. */
  watched(): Promise<LivingCard[]>
  /** Those among these iids of which a card shows the end. */
  ended(team: string, project: number, iids: readonly number[]): Promise<ReadonlySet<number>>
  at(team: string, channel: string, ts: string): Promise<Card | null>
  /**
   * Notes that it shows nothing of its merge request now. `watchedUntil`: as in Living. The first one that is paused
   * in its channel for its person is to be told of to them.
   */
  pause(card: LivingCard, watchedUntil: number | null): Promise<'first' | 'further' | 'already'>
  /** False when there is no such card. */
  forget(team: string, channel: string, ts: string): Promise<boolean>
}

export function createCards({ db, now }: StoreContext): Cards {
  return {
    async remember({ team, channel, ts, project, iid, sha, finished, ...living }) {
      const { askedBy, watchedUntil, revision, fromFeed } = living
      const shown = {
        ...{ project, iid, sha, finished: finished ? 1 : 0, shownAt: now(), pausedAt: null },
        ...(askedBy === undefined ? {} : { askedBy }),
        ...(watchedUntil === undefined ? {} : { watchedUntil }),
        ...(revision === undefined ? {} : { revision }),
        ...(fromFeed === undefined ? {} : { fromFeed: fromFeed ? 1 : 0 }),
      }
      await db
        .insertInto('cards')
        .values({
          team,
          channel,
          ts,
          askedBy: null,
          watchedUntil: null,
          revision: null,
          fromFeed: 0,
          ...shown,
        })
        .onConflict((conflict) => conflict.columns(['team', 'channel', 'ts']).doUpdateSet(shown))
        .execute()
    },
    async of(team, project, iid) {
      const rows = await db
        .selectFrom('cards')
        .selectAll()
        .where('team', '=', team)
        .where('project', '=', project)
        .where('iid', '=', iid)
        .orderBy('ts', 'desc')
        .execute()
      return rows.map(livingCard)
    },
    async watched() {
      const rows = await db
        .selectFrom('cards')
        .selectAll()
        .where('watchedUntil', 'is not', null)
        .where('team', 'not in', uninstalledTeams)
        .execute()
      return rows.map(livingCard)
    },
    async ended(team, project, iids) {
      if (iids.length === 0) return new Set()
      const rows = await db
        .selectFrom('cards')
        .select('iid')
        .where('team', '=', team)
        .where('project', '=', project)
        .where('finished', '=', 1)
        .where('iid', 'in', [...iids])
        .execute()
      return new Set(rows.map(({ iid }) => iid))
    },
    async at(team, channel, ts) {
      const row = await db
        .selectFrom('cards')
        .select(['team', 'channel', 'ts', 'project', 'iid', 'sha', 'finished'])
        .where('team', '=', team)
        .where('channel', '=', channel)
        .where('ts', '=', ts)
        .executeTakeFirst()
      return row ? { ...row, finished: row.finished === 1 } : null
    },
    async pause({ team, channel, ts, askedBy }, watchedUntil) {
      const others = await db
        .selectFrom('cards')
        .select('ts')
        .where('team', '=', team)
        .where('channel', '=', channel)
        .where('askedBy', askedBy === null ? 'is' : '=', askedBy)
        .where('pausedAt', 'is not', null)
        .where('watchedUntil', 'is not', null)
        .limit(1)
        .execute()
      const paused = await db
        .updateTable('cards')
        .set({ pausedAt: now(), revision: null })
        .where('team', '=', team)
        .where('channel', '=', channel)
        .where('ts', '=', ts)
        .where('pausedAt', 'is', null)
        .executeTakeFirst()
      await db
        .updateTable('cards')
        .set({ shownAt: now(), watchedUntil })
        .where('team', '=', team)
        .where('channel', '=', channel)
        .where('ts', '=', ts)
        .execute()
      if (paused.numUpdatedRows === 0n) return 'already'
      return others.length > 0 ? 'further' : 'first'
    },
    async forget(team, channel, ts) {
      const gone = await db
        .deleteFrom('cards')
        .where('team', '=', team)
        .where('channel', '=', channel)
        .where('ts', '=', ts)
        .executeTakeFirst()
      return gone.numDeletedRows > 0n
    },
  }
}

function livingCard({ finished, fromFeed, ...row }: CardRow): LivingCard {
  return { ...row, finished: finished === 1, fromFeed: fromFeed === 1 }
}
