import { changesRows, type Schema, type StoreContext } from '../context.ts'
import { bigint, type Table, text } from '../define-table.ts'

const columns = {
  team: text,
  channel: text,
  project: bigint,
  /** `!12`, `%3` */
  target: text,
  /** Slack’s id of the message. */
  ts: text,
  shownAt: bigint,
}

/** Time in which the same link is shown once in a channel, in ms. */
const ONCE_IN_MS = 30 * 60_000

export const linkCardsTable: Table<'linkCards', typeof columns> = {
  name: 'linkCards',
  columns,
  primaryKey: ['team', 'channel', 'project', 'target'],
  retention: { hourly: 'shownAt', afterMs: ONCE_IN_MS },
  erasure: { workspace: 'deleted', forge: 'deleted' },
  inBackup: 'deleted',
}

/** Time and message of the last card of a link in a channel. */
export function createLinkCards({ db, now }: StoreContext) {
  return {
    /** True when the card may be shown now, under one message: it was not shown there lately. */
    claim(link: Omit<Schema['linkCards'], 'shownAt'>): Promise<boolean> {
      const { ts } = link
      const shownAt = now()
      return changesRows(
        db
          .insertInto('linkCards')
          .values({ ...link, shownAt })
          .onConflict((conflict) =>
            conflict
              .columns(['team', 'channel', 'project', 'target'])
              .doUpdateSet({ ts, shownAt })
              .where(({ eb, or }) =>
                or([eb('linkCards.shownAt', '<=', shownAt - ONCE_IN_MS), eb('linkCards.ts', '=', ts)]),
              ),
          ),
      )
    },
    /** Gives back what a message has claimed: no card was shown under it. */
    async release({
      team,
      channel,
      ts,
    }: Pick<Schema['linkCards'], 'team' | 'channel' | 'ts'>): Promise<void> {
      await db
        .deleteFrom('linkCards')
        .where(({ and }) => and({ team, channel, ts }))
        .execute()
    },
  }
}
