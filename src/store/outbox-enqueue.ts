import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ChannelRef } from '../model/directory.ts'
import type { StoreContext, StoreDatabase } from './context.ts'
import { encrypt } from './encrypted-text.ts'
import { pauseChannel } from './tables/channel-rate-limits.ts'
import {
  type AddedPost,
  type AddPost,
  type NewPost,
  nextPosition,
  outboxEncryption,
  PENDING,
  type PostStatus,
  type SendingMark,
} from './tables/outbox.ts'

const MAX_WAITING = 10_000

/** Returns what implements OutboxTable.add. */
export function createEnqueuePost(context: StoreContext): AddPost {
  const { db, keys, now, realTime } = context

  /** The queue before a post of this channel. */
  const queueOf = ({ team, channel }: ChannelRef, on: StoreDatabase) => {
    const pending = on.selectFrom('outbox').where('state', 'in', PENDING)
    return on
      .selectNoFrom([
        pending.select(({ fn }) => fn.countAll<number>().as('count')).as('pending'),
        /** One that waits in the channel. */
        pending
          .where(({ and }) => and({ team, channel }))
          .select('id')
          .limit(1)
          .as('ahead'),
        /** Present while the channel rests. */
        on
          .selectFrom('channelRateLimits')
          .where(({ and }) => and({ team, channel }))
          .where('freeAt', '>', realTime())
          .where('pauseMs', '>', 0)
          .select('freeAt')
          .as('freeAt'),
        /** The ts of the newest post that has reached the channel. */
        on
          .selectFrom('outbox')
          .where('state', '=', 'posted')
          .where(({ and }) => and({ team, channel }))
          .select(({ fn }) => fn.max('ts').as('ts'))
          .as('newest'),
      ])
      .executeTakeFirstOrThrow()
  }

  async function begin(
    { mayBePosted, countsAsDropped, ...post }: NewPost,
    on: StoreDatabase,
    mark: SendingMark | null,
    newest: string | null,
  ): Promise<AddedPost | null> {
    const { team, channel } = post
    const id = randomUUID()
    const createdAt = now()
    // One that an earlier process may have posted may be older than what is known of the channel.
    const after = mayBePosted ? null : newest
    const state = mark ? ('sending' as const) : ('waiting' as const)
    const settlesInMs = mark?.settlesInMs ?? 0
    const inserted = await on
      .insertInto('outbox')
      .values({
        ...post,
        id,
        state,
        after,
        createdAt,
        content: encrypt(keys, post.content, outboxEncryption.context('content', { id, team, channel })),
        mayBePosted: Number(mayBePosted),
        countsAsDropped: Number(countsAsDropped),
        position: nextPosition(on, { team, channel }),
        dueAt: realTime(),
        tries: mark ? 1 : 0,
        sentAt: mark ? realTime() : null,
        settledAt: sql<number>`${realTime()} + ${settlesInMs}`,
      })
      .onConflict((conflict) => conflict.columns(['team', 'channel', 'key']).doNothing())
      .executeTakeFirst()
    if (inserted.numInsertedOrUpdatedRows !== 1n) return null
    const status = { id, state, ts: null, reason: null }
    if (!mark) return status
    await pauseChannel({ db: on, realTime }, post, mark.restMs)
    const times = { ageMs: 0, leftMs: post.expiresAt - createdAt, settlesInMs }
    return { ...status, marked: { ...post, mayBePosted, id, after, droppedCount: null, tries: 1, ...times } }
  }

  return async (post, transaction, mark) => {
    const on = transaction ?? db
    const { pending, ahead, freeAt, newest } = await queueOf(post, on)
    const hasPlace = Number(pending) < MAX_WAITING
    const isNext = !post.mayBePosted && ahead === null && freeAt === null
    const begun = hasPlace ? await begin(post, on, (isNext && mark) || null, newest) : null
    return begun ?? (await joinExisting({ ...context, db: on }, post))
  }
}

/** Returns the existing post with this key; queues it again when it ended without being posted. */
async function joinExisting(
  { db, keys, now, realTime }: StoreContext,
  post: NewPost,
): Promise<PostStatus | null> {
  const { team, channel, key, content, expiresAt, mayBePosted, owner } = post
  const there = db
    .selectFrom('outbox')
    .select(['id', 'state', 'ts', 'reason'])
    .where(({ and }) => and({ team, channel, key }))
  const row = await there.executeTakeFirst()
  if (!row || row.state === 'posted' || row.state === 'waiting' || row.state === 'sending') return row ?? null
  await db
    .updateTable('outbox')
    .set({
      state: 'waiting',
      content: encrypt(keys, content, outboxEncryption.context('content', { id: row.id, team, channel })),
      mayBePosted: Number(mayBePosted || row.state === 'unconfirmed'),
      ...(mayBePosted ? { after: null } : {}),
      owner,
      createdAt: now(),
      expiresAt,
      position: nextPosition(db, { team, channel }),
      dueAt: realTime(),
      reason: null,
    })
    .where(({ and }) => and({ id: row.id, state: row.state }))
    .execute()
  return (await there.executeTakeFirst()) ?? null
}
