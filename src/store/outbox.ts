import { randomUUID } from 'node:crypto'
import { millisecondsInDay } from 'date-fns/constants'
import { sql } from 'kysely'
import type { ChannelRef } from '../model/directory.ts'
import {
  changesRows,
  type Schema,
  type StoreContext,
  type StoreDatabase,
  type StoreTransaction,
} from './context.ts'
import { decrypt } from './encrypted-text.ts'
import { createEnqueuePost } from './outbox-enqueue.ts'
import { pauseChannel } from './tables/channel-rate-limits.ts'
import {
  type AddPost,
  type DuePost,
  nextPosition,
  outboxEncryption,
  PENDING,
  type PostEnd,
  type PostStatus,
  type Rescheduling,
  type SendingMark,
} from './tables/outbox.ts'

/** The outbox: posts on their way to Slack, and finished posts for a week. */
export interface OutboxTable {
  /**
   * Stores the post until it is posted. A waiting or posted one with the same key is the same post, and keeps
   * its older content; one that was refused, dropped or not confirmed is tried again with the new content.
   * Null when too many are waiting. With a mark, one that nothing goes before is marked as being sent.
   */
  readonly add: AddPost
  /** Null when it was deleted. */
  status(id: string): Promise<PostStatus | null>
  /** The posts that are to be sent. */
  pending(): Promise<readonly (ChannelRef & Pick<DuePost, 'id'>)[]>
  /** Drops posts that would be too late in `inMs`; a message that counts them waits in their place. */
  dropTooLate(channel: ChannelRef, inMs: number): Promise<void>
  /** The channel’s next post, or the ms until one is due; null when none is waiting. */
  next(channel: ChannelRef): Promise<DuePost | { readonly dueInMs: number } | null>
  /**
   * Must resolve before the post is sent; after `settlesInMs` it is either in the channel or never will be.
   * Also blocks posts to the channel for `restMs`. Null when another process has claimed it since it was read.
   */
  markSending(post: DuePost, mark: SendingMark): Promise<DuePost | null>
  /** Also blocks posts to the channel for `restMs`. False when another process has claimed it. */
  end(post: DuePost, end: PostEnd, restMs?: number, transaction?: StoreTransaction): Promise<boolean>
  /** Puts the post back for another attempt. */
  reschedule(post: DuePost, rescheduling: Rescheduling): Promise<void>
}

/** Longest delay of a post, in ms: a clock that was set back delays nothing. */
const MAX_PAUSE_MS = 60_000

type NextRow = Schema['outbox'] & { readonly dueIn: number; readonly settlesIn: number }

export function createOutboxTable(context: StoreContext): OutboxTable {
  const { db, keys, now, realTime } = context
  const inMs = (ms: number) => sql<number>`${realTime()} + ${Math.ceil(ms)}`

  /** The row that was read, unless it was sent or ended since. `on` may be a transaction. */
  const asRead = ({ id, tries }: Pick<DuePost, 'id' | 'tries'>, on: StoreDatabase = db) =>
    on
      .updateTable('outbox')
      .where(({ and }) => and({ id, tries }))
      .where('state', 'in', PENDING)
  const nextRow = ({ team, channel }: ChannelRef, above: number): Promise<NextRow | undefined> =>
    db
      .selectFrom('outbox')
      .selectAll()
      .select([
        sql<number>`${sql.ref('dueAt')} - ${realTime()}`.as('dueIn'),
        sql<number>`${sql.ref('settledAt')} - ${realTime()}`.as('settlesIn'),
      ])
      .where(({ and }) => and({ team, channel }))
      .where('state', 'in', PENDING)
      .where('priority', '>', above)
      .orderBy('priority')
      // A count of dropped posts waits for the posts still in doubt, which it may have to include.
      .orderBy(({ eb }) => eb.case().when('droppedCount', 'is', null).then(0).else(1).end())
      .orderBy('position')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()

  function due(row: NextRow): DuePost {
    const { content, state, mayBePosted, createdAt, expiresAt, settlesIn, ...post } = row
    const { id, team, channel } = post
    return {
      ...post,
      content:
        content === null
          ? null
          : decrypt(keys, content, outboxEncryption.context('content', { id, team, channel })),
      // The sender is gone: another process owns the channel now.
      mayBePosted: mayBePosted === 1 || state === 'sending',
      ageMs: now() - createdAt,
      leftMs: expiresAt - now(),
      settlesInMs: Math.min(settlesIn, MAX_PAUSE_MS),
    }
  }

  return {
    add: createEnqueuePost(context),
    async status(id) {
      const status = db.selectFrom('outbox').select(['id', 'state', 'ts', 'reason']).where('id', '=', id)
      return (await status.executeTakeFirst()) ?? null
    },
    pending: () =>
      db
        .selectFrom('outbox')
        .select(['id', 'team', 'channel'])
        .where('state', 'in', PENDING)
        .orderBy('position')
        .execute(),
    dropTooLate: createExpirePosts(context),
    async next(channel) {
      let dueInMs: number | null = null
      for (let above = -1; ; ) {
        const row = await nextRow(channel, above)
        if (!row) return dueInMs === null ? null : { dueInMs }
        if (row.state === 'sending' || row.dueIn <= 0 || row.dueIn > MAX_PAUSE_MS) return due(row)
        dueInMs = Math.min(dueInMs ?? row.dueIn, row.dueIn)
        above = row.priority
      }
    },
    async markSending(post, { settlesInMs, restMs }) {
      const tries = post.tries + 1
      const isMine = await db.transaction().execute(async (transaction) => {
        const sending = { state: 'sending' as const, tries, sentAt: realTime(), settledAt: inMs(settlesInMs) }
        const isMarked = await changesRows(asRead(post, transaction).set(sending))
        if (isMarked) await pauseChannel({ db: transaction, realTime }, post, restMs)
        return isMarked
      })
      return isMine ? { ...post, tries } : null
    },
    async end(post, { state, ts = null, reason = null }, restMs, transaction) {
      const end = async (on?: StoreTransaction) => {
        const isEnded = await changesRows(asRead(post, on).set({ state, ts, reason, content: null }))
        if (isEnded && restMs !== undefined) await pauseChannel({ db: on ?? db, realTime }, post, restMs)
        return isEnded
      }
      return transaction || restMs === undefined ? end(transaction) : db.transaction().execute(end)
    },
    async reschedule(post, { inMs: ms, mayBePosted, settlesInMs, last = false }) {
      await asRead(post)
        .set({
          state: 'waiting',
          mayBePosted: Number(mayBePosted),
          dueAt: inMs(Math.min(ms, MAX_PAUSE_MS)),
          ...(settlesInMs === undefined ? {} : { settledAt: inMs(settlesInMs) }),
          ...(last ? { position: nextPosition(db, post) } : {}),
        })
        .execute()
    },
  }
}

/** Lifetime of a message that counts dropped posts, in ms. */
const TOLD_WITHIN_MS = millisecondsInDay

/**
 * Returns what drops a channel’s waiting posts that are surely not posted and will be too late in `inMs` ms. Posts
 * whose drop must be reported are counted in one row, which waits in their place. For the channel’s holder only.
 */
function createExpirePosts({ db, now, realTime }: StoreContext): OutboxTable['dropTooLate'] {
  return async ({ team, channel }, inMs) => {
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
          id,
          team,
          channel,
          user: late.user,
          key: `dropped:${id}`,
          thread: null,
          content: null,
          after: null,
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
}
