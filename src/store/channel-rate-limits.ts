import { sql } from 'kysely'
import type { StoreContext } from './context.ts'
import type { DbClock } from './db-clock.ts'
import type { PostRoom } from './outbox-types.ts'

/** How soon a channel may be posted to again, for all replicas. */
export interface ChannelRateLimits {
  /** ms until then; 0 when it is free. */
  wait(room: PostRoom): Promise<number>
  /** Nothing is posted there for so many ms. For who holds the channel. */
  rest(room: PostRoom, ms: number): Promise<void>
  /** Forgets channels that have been free for a day. */
  sweep(): Promise<void>
}

const KEPT_FOR_MS = 24 * 60 * 60_000

export function createChannelRateLimits(
  { db }: Pick<StoreContext, 'db'>,
  realTime: DbClock,
): ChannelRateLimits {
  return {
    async wait({ team, channel }) {
      const row = await db
        .selectFrom('postPaces')
        .select(['rest', sql<number>`${sql.ref('freeAt')} - ${realTime()}`.as('freeIn')])
        .where('team', '=', team)
        .where('channel', '=', channel)
        .executeTakeFirst()
      return row ? Math.max(0, Math.min(row.freeIn, row.rest)) : 0
    },
    async rest({ team, channel }, ms) {
      const freeAt = sql<number>`${realTime()} + ${Math.ceil(ms)}`
      await db
        .insertInto('postPaces')
        .values({ team, channel, freeAt, rest: Math.ceil(ms) })
        .onConflict((conflict) =>
          conflict.columns(['team', 'channel']).doUpdateSet({ freeAt, rest: Math.ceil(ms) }),
        )
        .execute()
    },
    async sweep() {
      await db
        .deleteFrom('postPaces')
        .where('freeAt', '<', sql<number>`${realTime()} - ${KEPT_FOR_MS}`)
        .execute()
    },
  }
}
