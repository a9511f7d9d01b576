import { millisecondsInDay } from 'date-fns/constants'
import { type OnConflictBuilder, sql } from 'kysely'
import type { ChannelRef } from '../../model/directory.ts'
import {
  changesRows,
  type Schema,
  type StoreContext,
  type StoreDatabase,
  type StoreTransaction,
} from '../context.ts'
import { bigint, type Table, text } from '../define-table.ts'

const columns = {
  team: text,
  channel: text,
  /** Real ms UTC of the earliest next post. */
  freeAt: bigint,
  /** Length of the pause when it was written, in ms: the upper limit if a clock is set back. */
  pauseMs: bigint,
}

const KEPT_FOR_MS = millisecondsInDay

export const channelRateLimitsTable: Table<'channelRateLimits', typeof columns> = {
  name: 'channelRateLimits',
  columns,
  // They are over within seconds.
  keepsChannel: true,
  primaryKey: ['team', 'channel'],
  retention: { hourly: deleteOldLimits, afterMs: KEPT_FOR_MS },
  erasure: { workspace: 'deleted', forge: 'kept' },
  inBackup: 'kept',
}

/** The rate limits of channels, shared by all replicas. */
export function createChannelRateLimits({ db, realTime }: StoreContext) {
  const pauseOf = ({ team, channel }: ChannelRef, ms: number, on: StoreDatabase) => {
    const pauseMs = Math.ceil(ms)
    const freeAt = sql<number>`${realTime()} + ${pauseMs}`
    return on.insertInto('channelRateLimits').values({ team, channel, freeAt, pauseMs })
  }
  const replaced = (conflict: OnConflictBuilder<Schema, 'channelRateLimits'>) =>
    conflict
      .columns(['team', 'channel'])
      .doUpdateSet(({ ref }) => ({ freeAt: ref('excluded.freeAt'), pauseMs: ref('excluded.pauseMs') }))
  const freeIn = () => sql<number>`${sql.ref('channelRateLimits.freeAt')} - ${realTime()}`
  return {
    /** Returns the ms until the next post is allowed; 0 when it is allowed now. */
    async wait({ team, channel }: ChannelRef): Promise<number> {
      const row = await db
        .selectFrom('channelRateLimits')
        .select(['pauseMs', freeIn().as('freeIn')])
        .where(({ and }) => and({ team, channel }))
        .executeTakeFirst()
      // Longer than it ever was: the clock was set back.
      return row && row.freeIn <= row.pauseMs ? Math.max(0, row.freeIn) : 0
    },
    /** Blocks posts to the channel for `ms`. */
    async pause(channel: ChannelRef, ms: number, transaction?: StoreTransaction): Promise<void> {
      await pauseOf(channel, ms, transaction ?? db)
        .onConflict(replaced)
        .execute()
    },
    /** Blocks posts to the channel for `ms`; false when somebody else does. */
    take: (channel: ChannelRef, ms: number, transaction: StoreTransaction): Promise<boolean> =>
      changesRows(
        pauseOf(channel, ms, transaction).onConflict((conflict) =>
          replaced(conflict).where(({ eb, or, ref }) =>
            or([eb(freeIn(), '<=', 0), eb(freeIn(), '>', ref('channelRateLimits.pauseMs'))]),
          ),
        ),
      ),
  }
}

/** Deletes channels that have been free for a day. */
async function deleteOldLimits({ db, realTime }: StoreContext): Promise<void> {
  await db
    .deleteFrom('channelRateLimits')
    .where('freeAt', '<', sql<number>`${realTime()} - ${KEPT_FOR_MS}`)
    .execute()
}
