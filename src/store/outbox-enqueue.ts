import { randomUUID } from 'node:crypto'
import type { Kysely, RawBuilder } from 'kysely'
import type { StoreContext } from './context.ts'
import type { DbClock } from './db-clock.ts'
import { encryptedColumns } from './encrypted-columns.ts'
import { encrypt } from './encrypted-text.ts'
import { behindAll, type NewPost, PENDING, type PostStatus } from './outbox-types.ts'
import type { Schema } from './schema.ts'

const MOST_WAITING = 10_000

/** See OutboxTable.add. */
export async function enqueuePost(
  ground: StoreContext,
  realTime: DbClock,
  post: NewPost,
): Promise<PostStatus | null> {
  const begun = (await tooMany(ground.db)) ? null : await begin(ground, realTime(), post)
  return begun ?? (await joined(ground, realTime(), post))
}

async function begin(
  { db, keys, now }: StoreContext,
  realNow: RawBuilder<number>,
  post: NewPost,
): Promise<PostStatus | null> {
  const { team, channel, content, maybeThere, missed, ...rest } = post
  const id = randomUUID()
  const begun = await db
    .insertInto('outbox')
    .values({
      ...rest,
      id,
      team,
      channel,
      content: encrypt(keys, content, encryptedColumns.outbox.bond('content', { id, team, channel })),
      position: behindAll(db, post),
      state: 'waiting',
      maybeThere: Number(maybeThere),
      missed: Number(missed),
      tries: 0,
      createdAt: now(),
      dueAt: realNow,
      settledAt: realNow,
    })
    .onConflict((conflict) => conflict.columns(['team', 'channel', 'key']).doNothing())
    .executeTakeFirst()
  return begun.numInsertedOrUpdatedRows === 1n ? { id, state: 'waiting', ts: null, reason: null } : null
}

/** The one of this key that is there; tried again when it ended otherwise than posted. */
async function joined(
  { db, keys, now }: StoreContext,
  realNow: RawBuilder<number>,
  post: NewPost,
): Promise<PostStatus | null> {
  const { team, channel, key, content, expiresAt, maybeThere, owner } = post
  const there = db
    .selectFrom('outbox')
    .select(['id', 'state', 'ts', 'reason'])
    .where('team', '=', team)
    .where('channel', '=', channel)
    .where('key', '=', key)
  const row = await there.executeTakeFirst()
  if (!row || row.state === 'posted' || row.state === 'waiting' || row.state === 'sending') return row ?? null
  await db
    .updateTable('outbox')
    .set({
      state: 'waiting',
      content: encrypt(keys, content, encryptedColumns.outbox.bond('content', { id: row.id, team, channel })),
      maybeThere: Number(maybeThere || row.state === 'unconfirmed'),
      owner,
      createdAt: now(),
      expiresAt,
      dueAt: realNow,
      reason: null,
    })
    .where('id', '=', row.id)
    .where('state', '=', row.state)
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
