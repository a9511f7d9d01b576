import { randomUUID } from 'node:crypto'
import type { RawBuilder } from 'kysely'
import type { StoreContext } from './context.ts'
import { behindAll, type PostRoom } from './outbox-types.ts'

/** A sentence that sums up is worth as long as that, in ms. */
const TOLD_WITHIN_MS = 24 * 60 * 60_000

/**
 * Drops the posts of a channel that wait, are surely not there, and would be too late in so many ms. Those whose
 * drop is to be told are counted in one row, which waits there in their place. For who holds the channel.
 */
export async function expirePosts(
  { db, now }: StoreContext,
  { team, channel }: PostRoom,
  inMs: number,
  realNow: RawBuilder<number>,
): Promise<void> {
  const tooLate = now() + inMs
  const late = await db
    .selectFrom('outbox')
    .select('user')
    .where('team', '=', team)
    .where('channel', '=', channel)
    .where('state', '=', 'waiting')
    .where('maybeThere', '=', 0)
    .where('expiresAt', '<=', tooLate)
    .limit(1)
    .executeTakeFirst()
  if (!late) return
  await db.transaction().execute(async (transaction) => {
    const dropped = await transaction
      .updateTable('outbox')
      .set({ state: 'too-late', reason: 'too-late', content: null })
      .where('team', '=', team)
      .where('channel', '=', channel)
      .where('state', '=', 'waiting')
      .where('maybeThere', '=', 0)
      .where('expiresAt', '<=', tooLate)
      .returning('missed')
      .execute()
    const count = dropped.filter(({ missed }) => missed === 1).length
    if (count === 0) return
    const counted = await transaction
      .updateTable('outbox')
      .set(({ eb }) => ({ drops: eb('drops', '+', count) }))
      .where('team', '=', team)
      .where('channel', '=', channel)
      .where('drops', 'is not', null)
      .where('state', '=', 'waiting')
      .executeTakeFirst()
    if (counted.numUpdatedRows > 0n) return
    const id = randomUUID()
    await transaction
      .insertInto('outbox')
      .values({
        ...{ id, team, channel, user: late.user, key: `dropped:${id}`, thread: null, content: null },
        priority: 0,
        position: behindAll(transaction, { team, channel }),
        state: 'waiting',
        maybeThere: 0,
        missed: 0,
        drops: count,
        tries: 0,
        owner: '',
        createdAt: now(),
        expiresAt: tooLate + TOLD_WITHIN_MS,
        dueAt: realNow,
        settledAt: realNow,
      })
      .execute()
  })
}
