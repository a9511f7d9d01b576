import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema, StoreContext } from './context.ts'
import { encrypt } from './encrypted-text.ts'
import { type NewPost, nextPosition, outboxEncryption, PENDING, type PostStatus } from './tables/outbox.ts'

const MOST_WAITING = 10_000

/** Implements OutboxTable.add. */
export async function enqueuePost(context: StoreContext, post: NewPost): Promise<PostStatus | null> {
  const begun = (await tooMany(context.db)) ? null : await begin(context, post)
  return begun ?? (await joinExisting(context, post))
}

async function begin({ db, keys, now, realTime }: StoreContext, post: NewPost): Promise<PostStatus | null> {
  const { team, channel, content, mayBePosted, countsAsDropped, ...rest } = post
  const id = randomUUID()
  const begun = await db
    .insertInto('outbox')
    .values({
      ...rest,
      id,
      team,
      channel,
      content: encrypt(keys, content, outboxEncryption.context('content', { id, team, channel })),
      position: nextPosition(db, post),
      state: 'waiting',
      mayBePosted: Number(mayBePosted),
      countsAsDropped: Number(countsAsDropped),
      tries: 0,
      createdAt: now(),
      dueAt: realTime(),
      settledAt: realTime(),
    })
    .onConflict((conflict) => conflict.columns(['team', 'channel', 'key']).doNothing())
    .executeTakeFirst()
  return begun.numInsertedOrUpdatedRows === 1n ? { id, state: 'waiting', ts: null, reason: null } : null
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

async function tooMany(db: Kysely<Schema>): Promise<boolean> {
  const { waiting } = await db
    .selectFrom('outbox')
    .where('state', 'in', PENDING)
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow()
  return Number(waiting) >= MOST_WAITING
}
