import { millisecondsInDay } from 'date-fns/constants'
import type { ChannelRef } from '../../model/directory.ts'
import { changesRows, countRows, type Schema, type StoreContext, type StoreTransaction } from '../context.ts'
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
  /** Unique within the channel. */
  key: text,
  thread: textOrNull,
  /** Encrypted: text and blocks, as JSON; null when the post has ended, and in a message that counts dropped answers. */
  content: textOrNull,
  state: oneOf<'waiting' | PostEnd['state']>(),
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

const MAX_WAITING = 10_000

const ENDED = ['posted', 'not-there', 'refused', 'unconfirmed', 'too-late'] as const

export const postsTable: Table<'posts', typeof columns> = {
  name: 'posts',
  columns,
  primaryKey: ['id'],
  unique: [['team', 'channel', 'key']],
  indexes: { postsByState: ['state', 'team', 'channel', 'ts'] },
  encrypted,
  // Slack refuses the id that the waiting ones name.
  keepsChannel: true,
  retention: {
    hourly: 'createdAt',
    afterMs: 7 * millisecondsInDay,
    // By the index.
    where: `state in (${ENDED.map((state) => `'${state}'`).join()})`,
  },
  erasure: { person: 'deleted', workspace: 'deleted', forge: 'deleted' },
  inBackup: {
    set: { state: "'too-late'", content: 'null', reason: "'restored'", countsAsDropped: '0' },
    where: "state = 'waiting'",
  },
}

export interface PostEnd {
  readonly state: (typeof ENDED)[number]
  readonly ts?: string | null
  /** Slack’s word, unless it was posted. */
  readonly reason?: string | null
}

type Row = Schema['posts']

export interface NewPost
  extends Pick<Row, 'id' | 'team' | 'channel' | 'user' | 'key' | 'thread' | 'content' | 'expiresAt'> {
  readonly mayBePosted: boolean
  readonly countsAsDropped: boolean
}

/** A post that is to be sent. */
export interface WaitingPost extends NewPost, Pick<Row, 'after' | 'createdAt'> {}

/** Messages on their way to Slack, and for a week what became of them. */
export function createPosts({ db, keys, now }: StoreContext) {
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
      const insertion = transaction
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
      if (!(await changesRows(insertion))) return 'known'
      const waiting = await countRows(transaction.selectFrom('posts').where('state', '=', 'waiting'))
      return waiting > MAX_WAITING ? 'too-many' : 'added'
    },
    /** Null when it was deleted. */
    async status({ team, channel, key }: Pick<Row, 'team' | 'channel' | 'key'>) {
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
    countIn: ({ team, channel }: ChannelRef, thread: string, key: string): Promise<number> =>
      countRows(
        db
          .selectFrom('posts')
          .where(({ and }) => and({ state: 'posted', team, channel, thread }))
          .where('key', 'like', `${key}%`),
      ),
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
        content: row.content && decrypt(keys, row.content, encrypted.context('content', row)),
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
    dropped: ({ id, team, channel }: Pick<NewPost, 'id'> & ChannelRef): Promise<number> =>
      countRows(
        db.selectFrom('posts').where(({ and }) => and({ state: 'too-late', team, channel, countedBy: id })),
      ),
  }
}
