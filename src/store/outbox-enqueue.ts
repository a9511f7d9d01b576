import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ChannelRef } from '../model/directory.ts'
import type { StoreContext, StoreTransaction } from './context.ts'
import { encrypt } from './encrypted-text.ts'
import { statement } from './statement.ts'
import { createPauseChannel } from './tables/channel-rate-limits.ts'
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

const MOST_WAITING = 10_000

type NewRow = Omit<NewPost, 'mayBePosted' | 'countsAsDropped'> &
  Readonly<Record<'mayBePosted' | 'countsAsDropped' | 'createdAt' | 'settlesInMs', number>> & {
    readonly id: string
    readonly after: string | null
  }

/** The queue before a post. */
interface Queue {
  /** Number of posts that wait in all channels. */
  readonly pending: number | null
  /** One that waits in its channel. */
  readonly ahead: string | null
  /** Present while its channel rests. */
  readonly freeAt: number | null
  /** The ts of the newest post that has reached its channel. */
  readonly newest: string | null
}

/** Returns what implements OutboxTable.add. */
export function createEnqueuePost(context: StoreContext): AddPost {
  const { db, keys, now, realTime } = context
  const insertAs = (state: 'waiting' | 'sending') =>
    statement<NewRow, unknown>(db, (param) => {
      const [team, channel] = [param('team'), param('channel')]
      const sending = { tries: 1, sentAt: realTime() }
      return db
        .insertInto('outbox')
        .values({
          ...{ id: param('id'), team, channel, user: param('user'), key: param('key') },
          ...{ thread: param('thread'), owner: param('owner'), priority: param('priority'), state },
          ...{ expiresAt: param('expiresAt'), createdAt: param('createdAt'), content: param('content') },
          ...{ mayBePosted: param('mayBePosted'), countsAsDropped: param('countsAsDropped') },
          ...{ position: nextPosition(db, { team, channel }), dueAt: realTime() },
          after: param('after'),
          ...(state === 'sending' ? sending : { tries: 0 }),
          settledAt: sql<number>`${realTime()} + ${param('settlesInMs')}`,
        })
        .onConflict((conflict) => conflict.columns(['team', 'channel', 'key']).doNothing())
    })
  const insert = { waiting: insertAs('waiting'), sending: insertAs('sending') }
  const findQueue = statement<ChannelRef, Queue>(db, (param) => {
    const here = { team: param('team'), channel: param('channel') }
    const pending = db.selectFrom('outbox').where('state', 'in', PENDING)
    return db.selectNoFrom([
      pending.select(({ fn }) => fn.countAll<number>().as('count')).as('pending'),
      pending
        .where(({ and }) => and(here))
        .select('id')
        .limit(1)
        .as('ahead'),
      db
        .selectFrom('channelRateLimits')
        .where(({ and }) => and(here))
        .where('freeAt', '>', realTime())
        .where('pauseMs', '>', 0)
        .select('freeAt')
        .as('freeAt'),
      db
        .selectFrom('outbox')
        .where('state', '=', 'posted')
        .where(({ and }) => and(here))
        .select(({ fn }) => fn.max('ts').as('ts'))
        .as('newest'),
    ])
  })
  const pauseChannel = createPauseChannel(context)

  async function begin(
    post: NewPost,
    transaction: StoreTransaction | undefined,
    mark: SendingMark | null,
    newest: string | null,
  ): Promise<AddedPost | null> {
    const { team, channel, content, mayBePosted, countsAsDropped } = post
    const { id, createdAt } = { id: randomUUID(), createdAt: now() }
    // One that an earlier process may have posted may be older than what is known of the channel.
    const after = mayBePosted ? null : newest
    const row = {
      ...{ ...post, id, mayBePosted: Number(mayBePosted), countsAsDropped: Number(countsAsDropped) },
      content: encrypt(keys, content, outboxEncryption.context('content', { id, team, channel })),
      ...{ createdAt, settlesInMs: mark?.settlesInMs ?? 0, after },
    }
    const state = mark ? ('sending' as const) : ('waiting' as const)
    const { numAffectedRows } = await insert[state](row, transaction)
    if (numAffectedRows !== 1n) return null
    const status = { id, state, ts: null, reason: null }
    if (!mark) return status
    await pauseChannel(post, mark.restMs, transaction)
    const times = { ageMs: 0, leftMs: post.expiresAt - createdAt, settlesInMs: mark.settlesInMs }
    return { ...status, marked: { ...post, id, after, droppedCount: null, tries: 1, ...times } }
  }

  return async (post, transaction, mark) => {
    const { team, channel, mayBePosted } = post
    const [queue] = (await findQueue({ team, channel }, transaction)).rows
    const hasPlace = Number(queue?.pending ?? 0) < MOST_WAITING
    const isNext = !mayBePosted && queue?.ahead === null && queue.freeAt === null
    const begun = hasPlace
      ? await begin(post, transaction, (isNext && mark) || null, queue?.newest ?? null)
      : null
    return begun ?? (await joinExisting({ ...context, db: transaction ?? db }, post))
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
