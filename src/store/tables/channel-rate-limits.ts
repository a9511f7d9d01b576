import { sql } from 'kysely'
import type { StoreContext } from '../context.ts'
import { bigint, type Table, text } from '../define-table.ts'
import type { PostRoom } from './outbox.ts'

const columns = {
  team: text,
  channel: text,
  /** Real ms UTC: nothing is posted there before. */
  freeAt: bigint,
  /** How long that was when it was written, in ms: a clock that was set back makes it no longer. */
  pauseMs: bigint,
}

export const channelRateLimitsTable: Table<'channelRateLimits', typeof columns> = {
  name: 'channelRateLimits',
  columns,
  primaryKey: ['team', 'channel'],
  retention: { hourly: deleteOldLimits },
  erasure: { workspace: 'deleted', forge: 'kept' },
  inBackup: 'kept',
}

/** How soon a channel may be posted to again, for all replicas. */
export interface ChannelRateLimits {
  /** ms until then; 0 when it is free. */
  wait(room: PostRoom): Promise<number>
  /** Nothing is posted there for so many ms. For who holds the channel. */
  pause(room: PostRoom, ms: number): Promise<void>
}

const KEPT_FOR_MS = 24 * 60 * 60_000

export function createChannelRateLimits({ db, realTime }: StoreContext): ChannelRateLimits {
  return {
    async wait({ team, channel }) {
      const row = await db
        .selectFrom('channelRateLimits')
        .select(['pauseMs', sql<number>`${sql.ref('freeAt')} - ${realTime()}`.as('freeIn')])
        .where(({ and }) => and({ team, channel }))
        .executeTakeFirst()
      return row ? Math.max(0, Math.min(row.freeIn, row.pauseMs)) : 0
    },
    async pause({ team, channel }, ms) {
      const freeAt = sql<number>`${realTime()} + ${Math.ceil(ms)}`
      await db
        .insertInto('channelRateLimits')
        .values({ team, channel, freeAt, pauseMs: Math.ceil(ms) })
        .onConflict((conflict) =>
          conflict.columns(['team', 'channel']).doUpdateSet({ freeAt, pauseMs: Math.ceil(ms) }),
        )
        .execute()
    },
  }
}

/** Deletes channels that have been free for a day. */
async function deleteOldLimits({ db, realTime }: StoreContext): Promise<void> {
  await db
    .deleteFrom('channelRateLimits')
    .where('freeAt', '<', sql<number>`${realTime()} - ${KEPT_FOR_MS}`)
    .execute()
}
