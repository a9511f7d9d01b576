import { millisecondsInDay } from 'date-fns/constants'
import type { Schema, StoreContext } from '../context.ts'
import { bigint, bigintOrNull, type Table, text } from '../define-table.ts'

const columns = {
  team: text,
  channel: text,
  /** The reply. */
  ts: text,
  /** The card in whose thread it is. */
  thread: text,
  user: text,
  /** The forge’s id of the comment that it became; null as long as it is none. */
  note: bigintOrNull,
  saidAt: bigint,
}

export const threadRepliesTable: Table<'threadReplies', typeof columns> = {
  name: 'threadReplies',
  columns,
  primaryKey: ['team', 'channel', 'ts'],
  indexes: {
    threadRepliesOfThread: ['team', 'channel', 'thread'],
    threadRepliesSaidAt: ['saidAt'],
  },
  retention: { hourly: 'saidAt', afterMs: 90 * millisecondsInDay },
  erasure: { person: 'deleted', workspace: 'deleted', forge: 'deleted' },
  inBackup: 'kept',
}

type ThreadReply = Omit<Schema['threadReplies'], 'saidAt'>
type ReplyKey = Pick<ThreadReply, 'team' | 'channel' | 'ts'>

/** Replies to cards whose channel makes them comments at the forge. */
export function createThreadReplies({ db, now }: StoreContext) {
  return {
    async find({ team, channel, ts }: ReplyKey): Promise<ThreadReply | null> {
      const row = await db
        .selectFrom('threadReplies')
        .select(['team', 'channel', 'ts', 'thread', 'user', 'note'])
        .where(({ and }) => and({ team, channel, ts }))
        .executeTakeFirst()
      return row ?? null
    },
    /** Records what is to become a comment. */
    async add(reply: Omit<ThreadReply, 'note'>): Promise<void> {
      await db
        .insertInto('threadReplies')
        .values({ ...reply, note: null, saidAt: now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
    /** True when an earlier reply of this person in the thread stayed there. */
    async hasLeft({ team, channel, thread, user, ts }: Omit<ThreadReply, 'note'>): Promise<boolean> {
      const row = await db
        .selectFrom('threadReplies')
        .select('ts')
        .where(({ and }) => and({ team, channel, thread, user }))
        .where('note', 'is', null)
        .where('ts', '!=', ts)
        .executeTakeFirst()
      return row !== undefined
    },
    /** Records the comment; true for the first one of this person in the channel. */
    async became({ team, channel, ts }: ReplyKey, user: string, note: number): Promise<boolean> {
      const earlier = await db
        .selectFrom('threadReplies')
        .select('ts')
        .where(({ and }) => and({ team, channel, user }))
        .where('note', 'is not', null)
        .where('ts', '!=', ts)
        .executeTakeFirst()
      await db
        .updateTable('threadReplies')
        .set({ note })
        .where(({ and }) => and({ team, channel, ts }))
        .execute()
      return earlier === undefined
    },
    /** Returns which of these comments were written in this channel. */
    async among(team: string, channel: string, notes: readonly number[]): Promise<ReadonlySet<number>> {
      if (notes.length === 0) return new Set()
      const rows = await db
        .selectFrom('threadReplies')
        .select('note')
        .where(({ and }) => and({ team, channel }))
        .where('note', 'in', [...notes])
        .execute()
      return new Set(rows.flatMap(({ note }) => (note === null ? [] : [note])))
    },
  }
}
