import type { Ground } from './ground.ts'

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

/** The cards that were posted, so that they can be edited in place. */
export interface Cards {
  /** Adds the card, or notes what the one in this message shows now. */
  remember(card: Card): Promise<void>
  /** Every card of a merge request, newest first. */
  of(team: string, project: number, iid: number): Promise<Card[]>
  at(team: string, channel: string, ts: string): Promise<Card | null>
  /** False when there is no such card. */
  forget(team: string, channel: string, ts: string): Promise<boolean>
}

export function createCards({ db }: Ground): Cards {
  return {
    async remember({ team, channel, ts, project, iid, sha, finished }) {
      const shown = { project, iid, sha, finished: finished ? 1 : 0 }
      await db
        .insertInto('cards')
        .values({ team, channel, ts, ...shown })
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
      return rows.map((row) => ({ ...row, finished: row.finished === 1 }))
    },
    async at(team, channel, ts) {
      const row = await db
        .selectFrom('cards')
        .selectAll()
        .where('team', '=', team)
        .where('channel', '=', channel)
        .where('ts', '=', ts)
        .executeTakeFirst()
      return row ? { ...row, finished: row.finished === 1 } : null
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
