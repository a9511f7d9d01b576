import { millisecondsInDay } from 'date-fns/constants'
import type { ChannelRef } from '../../model/directory.ts'
import type { StoreContext, StoreTransaction } from '../context.ts'
import { bigint, encryptedColumns, integer, oneOf, type Table, text, textOrNull } from '../define-table.ts'
import { decrypt, encrypt } from '../encrypted-text.ts'

const columns = {
  /** The key of the durable work on it. */
  id: text,
  team: text,
  /** A person’s id for a direct message. */
  channel: text,
  /** The person of a direct message. */
  user: textOrNull,
  key: text,
  thread: textOrNull,
  /** Encrypted, as JSON; null when the post has ended, and in a message that counts dropped answers. */
  content: textOrNull,
  state: oneOf<PostState>(),
  /** 1: an earlier process may have posted it. */
  mayBePosted: integer,
  /** The newest message (its ts) known to be in the channel before this post was stored; null when none is known. */
  after: textOrNull,
  /** ms UTC, on the clock people see. */
  createdAt: bigint,
  expiresAt: bigint,
  ts: textOrNull,
  reason: textOrNull,
  /** 1: it is counted when it is dropped. */
  countsAsDropped: integer,
  /** The id of the message that counts it as dropped. */
  countedBy: textOrNull,
}

const encrypted = encryptedColumns('posts', columns, ['id', 'team', 'channel'], ['content'])

const KEPT_FOR_MS = 7 * millisecondsInDay
const MAX_WAITING = 10_000

export const postsTable: Table<'posts', typeof columns> = {
  name: 'posts',
  columns,
  primaryKey: ['id'],
  unique: [['team', 'channel', 'key']],
  indexes: { postsByState: ['state', 'team', 'channel', 'ts'] },
  encrypted,
  // Slack refuses the id that the waiting ones name.
  keepsChannel: true,
  retention: { hourly: deleteOldPosts, afterMs: KEPT_FOR_MS },
  erasure: { person: 'deleted', workspace: 'deleted', forge: 'deleted' },
  inBackup: {
    set: { state: "'too-late'", content: 'null', reason: "'restored'", countsAsDropped: '0' },
    where: "state = 'waiting'",
  },
}

/** The end of a post, if it has ended. */
export type PostState = 'waiting' | PostEnd['state']

const ENDED = ['posted', 'not-there', 'refused', 'unconfirmed', 'too-late'] as const

export interface PostEnd {
  readonly state: (typeof ENDED)[number]
  readonly ts?: string | null
  /** Slack’s word, unless it was posted. */
  readonly reason?: string | null
}

export interface NewPost extends ChannelRef {
  readonly id: string
  readonly user: string | null
  /** Unique within the channel. */
  readonly key: string
  readonly thread: string | null
  /** Text and blocks, as JSON; null for a message that counts dropped answers. */
  readonly content: string | null
  /** ms UTC */
  readonly expiresAt: number
  readonly mayBePosted: boolean
  readonly countsAsDropped: boolean
}

/** A post that is to be sent. */
export interface WaitingPost extends NewPost {
  /** A message (its ts) that was in the channel before the post could be; null when none is known. */
  readonly after: string | null
  /** ms UTC */
  readonly createdAt: number
}

/** Messages on their way to Slack, and for a week what became of them. */
export function createPosts(context: StoreContext) {
  const { db, keys, now } = context
  const count = async (transaction: StoreTransaction) => {
    const waiting = transaction.selectFrom('posts').where('state', '=', 'waiting')
    const { total } = await waiting
      .select(({ fn }) => fn.countAll<number | string>().as('total'))
      .executeTakeFirstOrThrow()
    return Number(total)
  }
  return {
    /**
     * A waiting or posted one with the same key is the same post, and keeps its older content; one that ended otherwise
     * is replaced. The transaction must be undone where it is not `added`.
     */
    async add(
      transaction: StoreTransaction,
      { content, mayBePosted, countsAsDropped, ...post }: NewPost,
    ): Promise<'added' | 'known' | 'too-many'> {
      const { team, channel } = post
      const newest = transaction
        .selectFrom('posts')
        .where(({ and }) => and({ state: 'posted', team, channel }))
        .select(({ fn }) => fn.max('ts').as('ts'))
      const added = await transaction
        .insertInto('posts')
        .values({
          ...post,
          content: content === null ? null : encrypt(keys, content, encrypted.context('content', post)),
          state: 'waiting',
          mayBePosted: Number(mayBePosted),
          // One that an earlier process may have posted may be older than what is known of the channel.
          after: mayBePosted ? null : newest,
          createdAt: now(),
          countsAsDropped: Number(countsAsDropped),
        })
        .onConflict((conflict) =>
          conflict
            .columns(['team', 'channel', 'key'])
            .doUpdateSet(({ ref, eb }) => ({
              id: ref('excluded.id'),
              content: ref('excluded.content'),
              state: 'waiting',
              mayBePosted: eb
                .case()
                .when('posts.state', '=', 'unconfirmed')
                .then(1)
                .else(ref('excluded.mayBePosted'))
                .end(),
              after: eb
                .case()
                .when('posts.state', '=', 'unconfirmed')
                .then(null)
                .else(ref('excluded.after'))
                .end(),
              createdAt: ref('excluded.createdAt'),
              expiresAt: ref('excluded.expiresAt'),
              reason: null,
              countsAsDropped: ref('excluded.countsAsDropped'),
              countedBy: null,
            }))
            .where('posts.state', 'not in', ['waiting', 'posted']),
        )
        .executeTakeFirst()
      if (added.numInsertedOrUpdatedRows !== 1n) return 'known'
      return (await count(transaction)) > MAX_WAITING ? 'too-many' : 'added'
    },
    /** Null when it was deleted. */
    async status(
      at: ChannelRef & { readonly key: string },
    ): Promise<
      (PostEnd & { readonly id: string }) | { readonly id: string; readonly state: 'waiting' } | null
    > {
      const { team, channel, key } = at
      const row = await db
        .selectFrom('posts')
        .select(['id', 'state', 'ts', 'reason'])
        .where(({ and }) => and({ team, channel, key }))
        .executeTakeFirst()
      if (!row) return null
      const { id, state, ts, reason } = row
      return state === 'waiting' ? { id, state } : { id, state, ts, reason }
    },
    /** The number of messages posted in a thread whose keys begin so. */
    async countIn({ team, channel }: ChannelRef, thread: string, key: string): Promise<number> {
      const { total } = await db
        .selectFrom('posts')
        .where(({ and }) => and({ state: 'posted', team, channel, thread }))
        .where('key', 'like', `${key}%`)
        .select(({ fn }) => fn.countAll<number | string>().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },
    /** Null when it has ended, or was deleted. */
    async find(id: string): Promise<WaitingPost | null> {
      const row = await db
        .selectFrom('posts')
        .selectAll()
        .where(({ and }) => and({ id, state: 'waiting' }))
        .executeTakeFirst()
      if (!row) return null
      return {
        ...row,
        content: row.content === null ? null : decrypt(keys, row.content, encrypted.context('content', row)),
        mayBePosted: row.mayBePosted === 1,
        countsAsDropped: row.countsAsDropped === 1,
      }
    },
    async end(
      transaction: StoreTransaction,
      { id }: Pick<NewPost, 'id'>,
      { state, ts = null, reason = null }: PostEnd,
    ): Promise<void> {
      await transaction
        .updateTable('posts')
        .set({ state, ts, reason, content: null })
        .where(({ and }) => and({ id, state: 'waiting' }))
        .execute()
    },
    /** True while an answer waits in this channel that is to be counted when it is dropped, and has expired. */
    async mayBeDropped({ team, channel }: ChannelRef): Promise<boolean> {
      const late = await db
        .selectFrom('posts')
        .select('id')
        .where(({ and }) => and({ state: 'waiting', team, channel, countsAsDropped: 1 }))
        .where('expiresAt', '<=', now())
        .limit(1)
        .executeTakeFirst()
      return late !== undefined
    },
    /** Counts the dropped answers of the channel in the message of this id, unless another one counts them. */
    async countDropped(
      transaction: StoreTransaction,
      { id, team, channel }: Pick<NewPost, 'id'> & ChannelRef,
    ): Promise<void> {
      await transaction
        .updateTable('posts')
        .set({ countedBy: id })
        .where(({ and }) => and({ state: 'too-late', team, channel, countsAsDropped: 1 }))
        .where('countedBy', 'is', null)
        .execute()
    },
    /** Returns the number of dropped answers that the message of this id counts. */
    async dropped({ id, team, channel }: Pick<NewPost, 'id'> & ChannelRef): Promise<number> {
      const { total } = await db
        .selectFrom('posts')
        .where(({ and }) => and({ state: 'too-late', team, channel, countedBy: id }))
        .select(({ fn }) => fn.countAll<number | string>().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },
  }
}

/** Deletes posts that have ended and were created a week ago or earlier. */
async function deleteOldPosts({ db, now }: StoreContext): Promise<void> {
  await db
    .deleteFrom('posts')
    .where('state', 'in', ENDED)
    .where('createdAt', '<=', now() - KEPT_FOR_MS)
    .execute()
}
