import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ChannelRef } from '../model/directory.ts'
import type { StoreContext, StoreTransaction } from './context.ts'
import { encrypt } from './encrypted-text.ts'
import { statement } from './statement.ts'
import { createPauseChannel, createWaitFor } from './tables/channel-rate-limits.ts'
import {
  type AddedPost,
  type AddPost,
  type DuePost,
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
          ...(state === 'sending' ? sending : { tries: 0 }),
          settledAt: sql<number>`${realTime()} + ${param('settlesInMs')}`,
        })
        .onConflict((conflict) => conflict.columns(['team', 'channel', 'key']).doNothing())
    })
  const insert = { waiting: insertAs('waiting'), sending: insertAs('sending') }
  const countPending = statement<Record<never, never>, { pending: number }>(db, () =>
    db
      .selectFrom('outbox')
      .where('state', 'in', PENDING)
      .select(({ fn }) => fn.countAll<number>().as('pending')),
  )
  const findPending = statement<ChannelRef, Pick<DuePost, 'id'>>(db, (param) =>
    db
      .selectFrom('outbox')
      .where(({ and }) => and({ team: param('team'), channel: param('channel') }))
      .where('state', 'in', PENDING)
      .select('id')
      .limit(1),
  )
  const waitFor = createWaitFor(context)
  const pauseChannel = createPauseChannel(context)

  /** True when nothing goes before it. */
  async function isNext({ team, channel }: NewPost, transaction?: StoreTransaction): Promise<boolean> {
    const ahead = (await findPending({ team, channel }, transaction)).rows
    return ahead.length === 0 && (await waitFor({ team, channel }, transaction)) === 0
  }

  async function begin(
    post: NewPost,
    transaction: StoreTransaction | undefined,
    mark: SendingMark | null,
  ): Promise<AddedPost | null> {
    const { team, channel, content, mayBePosted, countsAsDropped } = post
    const { id, createdAt } = { id: randomUUID(), createdAt: now() }
    const row = {
      ...{ ...post, id, mayBePosted: Number(mayBePosted), countsAsDropped: Number(countsAsDropped) },
      content: encrypt(keys, content, outboxEncryption.context('content', { id, team, channel })),
      ...{ createdAt, settlesInMs: mark?.settlesInMs ?? 0 },
    }
    const state = mark ? ('sending' as const) : ('waiting' as const)
    const { numAffectedRows } = await insert[state](row, transaction)
    if (numAffectedRows !== 1n) return null
    const status = { id, state, ts: null, reason: null }
    if (!mark) return status
    await pauseChannel(post, mark.restMs, transaction)
    const times = { ageMs: 0, leftMs: post.expiresAt - createdAt, settlesInMs: mark.settlesInMs }
    return { ...status, marked: { ...post, id, droppedCount: null, tries: 1, ...times } }
  }

  return async (post, transaction, mark) => {
    const [count] = (await countPending({}, transaction)).rows
    const hasPlace = Number(count?.pending ?? 0) < MOST_WAITING
    const isMarked = mark && hasPlace && !post.mayBePosted && (await isNext(post, transaction))
    const begun = hasPlace ? await begin(post, transaction, isMarked ? mark : null) : null
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
      owner,
      createdAt: now(),
      expiresAt,
      dueAt: realTime(),
      reason: null,
    })
    .where(({ and }) => and({ id: row.id, state: row.state }))
    .execute()
  return (await there.executeTakeFirst()) ?? null
}
