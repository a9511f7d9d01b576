import { millisecondsInDay } from 'date-fns/constants'
import { sql } from 'kysely'
import type { ChannelRef } from '../../model/directory.ts'
import type { StoreContext } from '../context.ts'
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
export function createChannelRateLimits(context: StoreContext) {
  const { db, realTime } = context
  return {
    /** Returns the ms until the next post is allowed; 0 when it is allowed now. */
    async wait({ team, channel }: ChannelRef): Promise<number> {
      const row = await db
        .selectFrom('channelRateLimits')
        .select(['pauseMs', sql<number>`${sql.ref('freeAt')} - ${realTime()}`.as('freeIn')])
        .where(({ and }) => and({ team, channel }))
        .executeTakeFirst()
      return row ? Math.max(0, Math.min(row.freeIn, row.pauseMs)) : 0
    },
    /** Blocks posts to the channel for `ms`. Only the holder of the channel may call it. */
    pause: (channel: ChannelRef, ms: number): Promise<void> => pauseChannel(context, channel, ms),
  }
}

/** Blocks posts to the channel for `ms`; `db` may be a transaction. Only the holder of the channel may call it. */
export async function pauseChannel(
  { db, realTime }: Pick<StoreContext, 'db' | 'realTime'>,
  { team, channel }: ChannelRef,
  ms: number,
): Promise<void> {
  const pauseMs = Math.ceil(ms)
  const freeAt = sql<number>`${realTime()} + ${pauseMs}`
  await db
    .insertInto('channelRateLimits')
    .values({ team, channel, freeAt, pauseMs })
    .onConflict((conflict) => conflict.columns(['team', 'channel']).doUpdateSet({ freeAt, pauseMs }))
    .execute()
}

/** Deletes channels that have been free for a day. */
async function deleteOldLimits({ db, realTime }: StoreContext): Promise<void> {
  await db
    .deleteFrom('channelRateLimits')
    .where('freeAt', '<', sql<number>`${realTime()} - ${KEPT_FOR_MS}`)
    .execute()
}
