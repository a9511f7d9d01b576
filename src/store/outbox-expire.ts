import { randomUUID } from 'node:crypto'
import type { StoreContext } from './context.ts'
import { nextPosition, type PostRoom } from './tables/outbox.ts'

/** A sentence that sums up is worth as long as that, in ms. */
const TOLD_WITHIN_MS = 24 * 60 * 60_000

/**
 * Drops the posts of a channel that wait, are surely not there, and would be too late in so many ms. Those whose
 * drop is to be told are counted in one row, which waits there in their place. For who holds the channel.
 */
export async function expirePosts(
  { db, now, realTime }: StoreContext,
  { team, channel }: PostRoom,
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
