import { changesRows, type Schema, type StoreContext } from '../context.ts'
import {
  bigint,
  bigintOrNull,
  integer,
  integerOrNull,
  type Table,
  text,
  textOrNull,
} from '../define-table.ts'
import { uninstalledTeams } from './uninstalls.ts'

const columns = {
  team: text,
  channel: text,
  ts: text,
  project: bigint,
  iid: bigint,
  sha: textOrNull,
  finished: integer,
  /** The person who requested it or last acted on it, whose rights update it; null for nobody. */
  requestedBy: textOrNull,
  /** Null when it is no longer updated. */
  trackedUntil: bigintOrNull,
  /** Time of the last edit or of the post. */
  shownAt: bigintOrNull,
  /** The observed state that it shows; null when unknown. */
  revision: integerOrNull,
  /** 1: a channel watch posted it. */
  fromChannelWatch: integer,
  /** Start of the pause because the requester may not read the merge request there; otherwise null. */
  pausedAt: bigintOrNull,
  /** The reply key of the write that it says is under way, in place of its buttons; otherwise null. */
  pendingWrite: textOrNull,
}

export const cardsTable: Table<'cards', typeof columns> = {
  name: 'cards',
  columns,
  primaryKey: ['team', 'channel', 'ts'],
  indexes: {
    cardsOfMergeRequest: ['team', 'project', 'iid'],
    cardsOfWrite: ['team', 'pendingWrite'],
  },
  // Only few of all cards are kept up to date.
  indexesOfPresent: { cardsTracked: 'trackedUntil' },
  retention: 'kept',
  erasure: { workspace: 'deleted', forge: 'deleted' },
  inBackup: { set: { revision: 'null', pendingWrite: 'null' } },
}

/** A merge request’s card in a channel; `ts` is Slack’s id of the message. */
export interface CardRow {
  readonly team: string
  readonly channel: string
  readonly ts: string
  readonly project: number
  readonly iid: number
  /** The head that the card shows; null when the forge did not name it. */
  readonly sha: string | null
  /** Merged or closed: the card has no buttons. */
  readonly finished: boolean
}

/** The data that keeps a card up to date. Times in ms UTC. */
export interface CardTracking {
  readonly requestedBy: string | null
  readonly trackedUntil: number | null
  readonly shownAt: number | null
  readonly revision: number | null
  readonly fromChannelWatch: boolean
  readonly pausedAt: number | null
  readonly pendingWrite: string | null
}

export type CurrentCard = CardRow & CardTracking

export function createCardsTable({ db, now }: StoreContext) {
  return {
    /**
     * Adds the card, or updates the row of its message, which ends a pause, and a write under way unless it is
     * named; other omitted fields keep their values.
     */
    async remember({
      team,
      channel,
      ts,
      finished,
      fromChannelWatch,
      pendingWrite = null,
      ...card
    }: CardRow & Partial<Omit<CardTracking, 'shownAt' | 'pausedAt'>>): Promise<void> {
      const { project, iid, sha, requestedBy, trackedUntil, revision } = card
      const shown = {
        project,
        iid,
        sha,
        finished: Number(finished),
        shownAt: now(),
        pausedAt: null,
        pendingWrite,
      }
      const tracking = { requestedBy, trackedUntil, revision }
      const watched = fromChannelWatch === undefined ? undefined : Number(fromChannelWatch)
      await db
        .insertInto('cards')
        .values({ team, channel, ts, ...shown, ...tracking, fromChannelWatch: watched ?? 0 })
        .onConflict((conflict) =>
          conflict
            .columns(['team', 'channel', 'ts'])
            .doUpdateSet({ ...shown, ...tracking, fromChannelWatch: watched }),
        )
        .execute()
    },
    /** Every card of a merge request, newest first. */
    async of(team: string, project: number, iid: number): Promise<CurrentCard[]> {
      const rows = await db
        .selectFrom('cards')
        .selectAll()
        .where(({ and }) => and({ team, project, iid }))
        .orderBy('ts', 'desc')
        .execute()
      return rows.map(toCurrentCard)
    },
    async pendingOf(team: string, pendingWrite: string): Promise<CurrentCard[]> {
      const rows = await db
        .selectFrom('cards')
        .selectAll()
        .where(({ and }) => and({ team, pendingWrite }))
        .execute()
      return rows.map(toCurrentCard)
    },
    async tracked(): Promise<CurrentCard[]> {
      const rows = await db
        .selectFrom('cards')
        .selectAll()
        .where('trackedUntil', 'is not', null)
        .where('team', 'not in', uninstalledTeams)
        .execute()
      return rows.map(toCurrentCard)
    },
    /** The iids among these with a card that shows the merge request finished. */
    async ended(team: string, project: number, iids: readonly number[]): Promise<ReadonlySet<number>> {
      if (iids.length === 0) return new Set()
      const rows = await db
        .selectFrom('cards')
        .select('iid')
        .where(({ and }) => and({ team, project, finished: 1 }))
        .where('iid', 'in', [...iids])
        .execute()
      return new Set(rows.map(({ iid }) => iid))
    },
    async at(team: string, channel: string, ts: string): Promise<CardRow | null> {
      const row = await db
        .selectFrom('cards')
        .select(['team', 'channel', 'ts', 'project', 'iid', 'sha', 'finished'])
        .where(({ and }) => and({ team, channel, ts }))
        .executeTakeFirst()
      return row ? { ...row, finished: row.finished === 1 } : null
    },
    /**
     * Records that it hides its merge request now. `trackedUntil`: as in Living. `first` when it is its
     * person’s first paused card in the channel, of which the caller notifies them.
     */
    async pause(
      { team, channel, ts, requestedBy }: CurrentCard,
      trackedUntil: number | null,
    ): Promise<'first' | 'further' | 'already'> {
      const others = await db
        .selectFrom('cards')
        .select('ts')
        .where(({ and }) => and({ team, channel }))
        .where('requestedBy', requestedBy === null ? 'is' : '=', requestedBy)
        .where('pausedAt', 'is not', null)
        .where('trackedUntil', 'is not', null)
        .limit(1)
        .execute()
      const paused = await db
        .updateTable('cards')
        .set({ pausedAt: now(), revision: null })
        .where(({ and }) => and({ team, channel, ts }))
        .where('pausedAt', 'is', null)
        .executeTakeFirst()
      await db
        .updateTable('cards')
        .set({ shownAt: now(), trackedUntil })
        .where(({ and }) => and({ team, channel, ts }))
        .execute()
      if (paused.numUpdatedRows === 0n) return 'already'
      return others.length > 0 ? 'further' : 'first'
    },
    async forget(team: string, channel: string, ts: string): Promise<boolean> {
      return changesRows(db.deleteFrom('cards').where(({ and }) => and({ team, channel, ts })))
    },
  }
}

export type CardsTable = ReturnType<typeof createCardsTable>

function toCurrentCard({ finished, fromChannelWatch, ...row }: Schema['cards']): CurrentCard {
  return { ...row, finished: finished === 1, fromChannelWatch: fromChannelWatch === 1 }
}
