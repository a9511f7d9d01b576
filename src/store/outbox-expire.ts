import { randomUUID } from 'node:crypto'
import type { ChannelRef } from '../model/directory.ts'
import type { StoreContext } from './context.ts'
import { nextPosition } from './tables/outbox.ts'

/** Lifetime of a message that counts dropped posts, in ms. */
const TOLD_WITHIN_MS = 24 * 60 * 60_000

/**
 * Drops a channel’s waiting posts that are surely not posted and will be too late in `inMs` ms. Posts whose
 * drop must be reported are counted in one row, which waits in their place. For the channel’s holder only.
 */
export async function expirePosts(
  { db, now, realTime }: StoreContext,
  { team, channel }: ChannelRef,
  inMs: number,
): Promise<void> {
  const tooLate = now() + inMs
  const late = await db
    .selectFrom('outbox')
    .select('user')
    .where(({ and }) => and({ team, channel, state: 'waiting', mayBePosted: 0 }))
    .where('expiresAt', '<=', tooLate)
    .limit(1)
    .executeTakeFirst()
  if (!late) return
  await db.transaction().execute(async (transaction) => {
    const dropped = await transaction
      .updateTable('outbox')
      .set({ state: 'too-late', reason: 'too-late', content: null })
      .where(({ and }) => and({ team, channel, state: 'waiting', mayBePosted: 0 }))
      .where('expiresAt', '<=', tooLate)
      .returning('countsAsDropped')
      .execute()
    const count = dropped.filter(({ countsAsDropped }) => countsAsDropped === 1).length
    if (count === 0) return
    const counted = await transaction
      .updateTable('outbox')
      .set(({ eb }) => ({ droppedCount: eb('droppedCount', '+', count) }))
      .where(({ and }) => and({ team, channel }))
      .where('droppedCount', 'is not', null)
      .where('state', '=', 'waiting')
      .executeTakeFirst()
    if (counted.numUpdatedRows > 0n) return
    const id = randomUUID()
    await transaction
      .insertInto('outbox')
      .values({
        ...{ id, team, channel, user: late.user, key: `dropped:${id}`, thread: null, content: null },
        priority: 0,
        position: nextPosition(transaction, { team, channel }),
        state: 'waiting',
        mayBePosted: 0,
        countsAsDropped: 0,
        droppedCount: count,
        tries: 0,
        owner: '',
        createdAt: now(),
        expiresAt: tooLate + TOLD_WITHIN_MS,
        dueAt: realTime(),
        settledAt: realTime(),
      })
      .execute()
  })
}
