import { changesRows, type StoreContext } from '../context.ts'
import { bigint, type Table, text } from '../define-table.ts'

const columns = {
  team: text,
  channel: text,
  project: bigint,
  /** `!12`, `%3` */
  target: text,
  shownAt: bigint,
}

/** Time in which the same link is shown once in a channel, in ms. */
const ONCE_IN_MS = 30 * 60_000

export const linkCardsTable: Table<'linkCards', typeof columns> = {
  name: 'linkCards',
  columns,
  primaryKey: ['team', 'channel', 'project', 'target'],
  retention: { hourly: deleteOldLinkCards, afterMs: ONCE_IN_MS },
  erasure: { workspace: 'deleted', forge: 'deleted' },
  inBackup: 'deleted',
}

/** Time of the last card of a link in a channel. */
export function createLinkCards({ db, now }: StoreContext) {
  return {
    /** True when the card may be shown now, for one caller: it was not shown there lately. */
    async claim({
      team,
      channel,
      project,
      target,
    }: {
      readonly team: string
      readonly channel: string
      readonly project: number
      readonly target: string
    }): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('linkCards')
        .values({ team, channel, project, target, shownAt: now() })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      if (numInsertedOrUpdatedRows === 1n) return true
      return changesRows(
        db
          .updateTable('linkCards')
          .set({ shownAt: now() })
          .where(({ and }) => and({ team, channel, project, target }))
          .where('shownAt', '<=', now() - ONCE_IN_MS),
      )
    },
  }
}

async function deleteOldLinkCards({ db, now }: StoreContext): Promise<void> {
  await db
    .deleteFrom('linkCards')
    .where('shownAt', '<=', now() - ONCE_IN_MS)
    .execute()
}
