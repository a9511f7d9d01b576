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
  /** The head that the card shows; null when the forge did not name it. */
  sha: textOrNull,
  /** 1: merged or closed, so that the card has no buttons. */
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

/** A merge request’s card in a channel; `ts` is Slack’s id of the message. Times in ms UTC. */
export type CurrentCard = Omit<Schema['cards'], 'finished' | 'fromChannelWatch'> & {
  readonly finished: boolean
  readonly fromChannelWatch: boolean
}
export type CardRow = Pick<CurrentCard, (typeof ROW)[number]>

const ROW = ['team', 'channel', 'ts', 'project', 'iid', 'sha', 'finished'] as const

export function createCardsTable({ db, now }: StoreContext) {
  const rows = (which: Partial<Schema['cards']>) => db.selectFrom('cards').where(({ and }) => and(which))
  return {
    /**
     * Adds the card, or updates the row of its message, which ends a pause, and a write under way unless it is
     * named; other omitted fields keep their values.
     */
    async remember(card: CardRow & Partial<Omit<CurrentCard, 'shownAt' | 'pausedAt'>>): Promise<void> {
      const { team, channel, ts, project, iid, sha, requestedBy, trackedUntil, revision } = card
      const finished = Number(card.finished)
      const pendingWrite = card.pendingWrite ?? null
      const tracking = { requestedBy, trackedUntil, revision, shownAt: now(), pausedAt: null, pendingWrite }
      const shown = { project, iid, sha, finished, ...tracking }
      const fromChannelWatch = card.fromChannelWatch === undefined ? undefined : Number(card.fromChannelWatch)
      await db
        .insertInto('cards')
        .values({ team, channel, ts, ...shown, fromChannelWatch: fromChannelWatch ?? 0 })
        .onConflict((conflict) =>
          conflict.columns(['team', 'channel', 'ts']).doUpdateSet({ ...shown, fromChannelWatch }),
        )
        .execute()
    },
    /** Every card of a merge request, newest first. */
    async of(team: string, project: number, iid: number): Promise<CurrentCard[]> {
      const found = await rows({ team, project, iid }).selectAll().orderBy('ts', 'desc').execute()
      return found.map(toCurrentCard)
    },
    async pendingOf(team: string, pendingWrite: string): Promise<CurrentCard[]> {
      return (await rows({ team, pendingWrite }).selectAll().execute()).map(toCurrentCard)
    },
    async tracked(): Promise<CurrentCard[]> {
      const found = await db
        .selectFrom('cards')
        .selectAll()
        .where('trackedUntil', 'is not', null)
        .where('team', 'not in', uninstalledTeams)
        .execute()
      return found.map(toCurrentCard)
    },
    /** The iids among these with a card that shows the merge request finished. */
    async ended(team: string, project: number, iids: readonly number[]): Promise<ReadonlySet<number>> {
      if (iids.length === 0) return new Set()
      const found = await rows({ team, project, finished: 1 })
        .select('iid')
        .where('iid', 'in', [...iids])
        .execute()
      return new Set(found.map(({ iid }) => iid))
    },
    async at(team: string, channel: string, ts: string): Promise<CardRow | null> {
      const row = await rows({ team, channel, ts }).select(ROW).executeTakeFirst()
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
      const others = await rows({ team, channel })
        .select('ts')
        .where('requestedBy', requestedBy === null ? 'is' : '=', requestedBy)
        .where('pausedAt', 'is not', null)
        .where('trackedUntil', 'is not', null)
        .limit(1)
        .execute()
      const card = db.updateTable('cards').where(({ and }) => and({ team, channel, ts }))
      const isPaused = await changesRows(
        card.set({ pausedAt: now(), revision: null }).where('pausedAt', 'is', null),
      )
      await card.set({ shownAt: now(), trackedUntil }).execute()
      if (!isPaused) return 'already'
      return others.length > 0 ? 'further' : 'first'
    },
    forget: (team: string, channel: string, ts: string): Promise<boolean> =>
      changesRows(db.deleteFrom('cards').where(({ and }) => and({ team, channel, ts }))),
  }
}

export type CardsTable = ReturnType<typeof createCardsTable>

function toCurrentCard({ finished, fromChannelWatch, ...row }: Schema['cards']): CurrentCard {
  return { ...row, finished: finished === 1, fromChannelWatch: fromChannelWatch === 1 }
}
