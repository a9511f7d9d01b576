import { randomUUID } from 'node:crypto'
import type { StoreContext, StoreTransaction } from './context.ts'
import { encrypt } from './encrypted-text.ts'
import { statement } from './statement.ts'
import { type NewPost, nextPosition, outboxEncryption, PENDING, type PostStatus } from './tables/outbox.ts'

const MOST_WAITING = 10_000

/** Returns what implements OutboxTable.add. */
export function createEnqueuePost(context: StoreContext) {
  const { db, keys, now, realTime } = context
  type NewRow = Omit<NewPost, 'mayBePosted' | 'countsAsDropped'> & Numbers
  type Numbers = Readonly<
    Record<'id', string> & Record<'mayBePosted' | 'countsAsDropped' | 'createdAt', number>
  >
  const insert = statement<NewRow, unknown>(db, (param) => {
    const [team, channel] = [param('team'), param('channel')]
    return db
      .insertInto('outbox')
      .values({
        ...{
          id: param('id'),
          team,
          channel,
          user: param('user'),
          key: param('key'),
          thread: param('thread'),
        },
        ...{ owner: param('owner'), priority: param('priority'), expiresAt: param('expiresAt') },
        ...{ content: param('content'), position: nextPosition(db, { team, channel }), state: 'waiting' },
        ...{ mayBePosted: param('mayBePosted'), countsAsDropped: param('countsAsDropped'), tries: 0 },
        ...{ createdAt: param('createdAt'), dueAt: realTime(), settledAt: realTime() },
      })
      .onConflict((conflict) => conflict.columns(['team', 'channel', 'key']).doNothing())
  })
  const countWaiting = statement<Record<never, never>, { waiting: number }>(db, () =>
    db
      .selectFrom('outbox')
      .where('state', 'in', PENDING)
      .select(({ fn }) => fn.countAll<number>().as('waiting')),
  )

  async function begin(post: NewPost, transaction?: StoreTransaction): Promise<PostStatus | null> {
    const { team, channel, content, mayBePosted, countsAsDropped } = post
    const id = randomUUID()
    const row = {
      ...{ ...post, id, mayBePosted: Number(mayBePosted), countsAsDropped: Number(countsAsDropped) },
      content: encrypt(keys, content, outboxEncryption.context('content', { id, team, channel })),
      createdAt: now(),
    }
    const { numAffectedRows } = await insert(row, transaction)
    return numAffectedRows === 1n ? { id, state: 'waiting', ts: null, reason: null } : null
  }

  return async (post: NewPost, transaction?: StoreTransaction): Promise<PostStatus | null> => {
    const [count] = (await countWaiting({}, transaction)).rows
    const hasPlace = Number(count?.waiting ?? 0) < MOST_WAITING
    const begun = hasPlace ? await begin(post, transaction) : null
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
