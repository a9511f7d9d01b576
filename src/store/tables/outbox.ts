import { millisecondsInDay } from 'date-fns/constants'
import type { Kysely } from 'kysely'
import type { ChannelRef } from '../../model/directory.ts'
import type { Schema, StoreContext, StoreTransaction } from '../context.ts'
import {
  bigint,
  bigintOrNull,
  encryptedColumns,
  integer,
  integerOrNull,
  oneOf,
  type Table,
  text,
  textOrNull,
} from '../define-table.ts'

const columns = {
  id: text,
  team: text,
  /** A person’s id for a direct message. */
  channel: text,
  /** The person of a direct message. */
  user: textOrNull,
  key: text,
  thread: textOrNull,
  /** 0 goes first. */
  priority: integer,
  /** Counted among the pending posts of the channel: the order does not depend on clocks. */
  position: bigint,
  /** Encrypted, as JSON; null when the post is final, and in a row that counts dropped posts. */
  content: textOrNull,
  state: oneOf<PostState>(),
  /** 1: it may be in the channel already, so a search precedes the next send. */
  mayBePosted: integer,
  /** The newest message (its ts) known to be in the channel before this post was stored; null when none is known. */
  after: textOrNull,
  /** Number of sends; grows with each, so that an outdated sender is recognized. */
  tries: integer,
  /** The process that enqueued it. */
  owner: text,
  /** ms UTC, on the clock people see. */
  createdAt: bigint,
  expiresAt: bigint,
  /** Real ms UTC of the next attempt. */
  dueAt: bigint,
  /** Real ms UTC by which a sent post is either in the channel or never will be. */
  settledAt: bigint,
  sentAt: bigintOrNull,
  ts: textOrNull,
  reason: textOrNull,
  /** 1: it is counted when it is dropped. */
  countsAsDropped: integer,
  /** Number of dropped replies that this row counts; null in every other row. */
  droppedCount: integerOrNull,
}

export const outboxEncryption = encryptedColumns('outbox', columns, ['id', 'team', 'channel'], ['content'])

const KEPT_FOR_MS = 7 * millisecondsInDay

export const outboxTable: Table<'outbox', typeof columns> = {
  name: 'outbox',
  columns,
  primaryKey: ['id'],
  unique: [['team', 'channel', 'key']],
  indexes: {
    outboxByState: ['state', 'team', 'channel', 'ts'],
  },
  encrypted: outboxEncryption,
  // The work on them names the old one, and Slack refuses it.
  keepsChannel: true,
  retention: { hourly: deleteOldPosts, afterMs: KEPT_FOR_MS },
  erasure: { person: 'deleted', workspace: 'deleted', forge: 'deleted' },
  inBackup: {
    set: { state: "'too-late'", content: 'null', reason: "'restored'" },
    where: "state in ('waiting', 'sending')",
  },
}

/** The state of a post: `waiting` and `sending` are pending, all others are final. */
export type PostState =
  | 'waiting'
  /** Sent, or about to be. */
  | 'sending'
  | 'posted'
  | 'not-there'
  | 'refused'
  | 'unconfirmed'
  /** Expired before it was posted. */
  | 'too-late'

export interface NewPost extends ChannelRef {
  /** The person of a direct message. */
  readonly user: string | null
  /** Unique within the channel. */
  readonly key: string
  readonly thread: string | null
  /** 0 goes first. */
  readonly priority: number
  /** Text and blocks, as JSON; stored encrypted until it is posted. */
  readonly content: string
  /** ms UTC */
  readonly expiresAt: number
  /** True when it may be in the channel already. */
  readonly mayBePosted: boolean
  /** True when it is counted once it is dropped. */
  readonly countsAsDropped: boolean
  /** The process that enqueues it. */
  readonly owner: string
}

/** The mark of a post that somebody is about to send. */
export interface SendingMark {
  readonly settlesInMs: number
  readonly restMs: number
}

export interface PostStatus {
  readonly id: string
  readonly state: PostState
  readonly ts: string | null
  readonly reason: string | null
}

/** A post that is due for sending now. */
export interface DuePost extends ChannelRef {
  readonly id: string
  /** See NewPost. */
  readonly user: string | null
  readonly key: string
  readonly thread: string | null
  readonly priority: number
  /** The content as enqueued; null in a row that counts dropped posts. */
  readonly content: string | null
  readonly droppedCount: number | null
  readonly mayBePosted: boolean
  /** A message (its ts) that was in the channel before the post could be; null when none is known. */
  readonly after: string | null
  readonly tries: number
  readonly owner: string
  readonly ageMs: number
  /** ms until it expires; negative after that. */
  readonly leftMs: number
  /** ms until a sent post is either in the channel or never will be; negative after that. */
  readonly settlesInMs: number
}

/** A post that was added, or the one with its key. */
export interface AddedPost extends PostStatus {
  /** As it is to be sent now; present when it was marked as being sent. */
  readonly marked?: DuePost
}

/** See OutboxTable. */
export type AddPost = (
  post: NewPost,
  transaction?: StoreTransaction,
  mark?: SendingMark,
) => Promise<AddedPost | null>

/** The final result of a post. */
export interface PostEnd {
  readonly state: Exclude<PostState, 'waiting' | 'sending'>
  readonly ts?: string
  readonly reason?: string
}

/** The time and conditions of a post’s next attempt. */
export interface Rescheduling {
  readonly inMs: number
  readonly mayBePosted: boolean
  /** See DuePost; stays as it is when left out. */
  readonly settlesInMs?: number
  /** Moves it behind all others of its channel: a slow post must not hold them up. */
  readonly last?: boolean
}

export const PENDING = ['waiting', 'sending'] as const

/** Returns the position behind all pending posts of a channel, as SQL: the price does not grow with those that have ended. */
export function nextPosition(db: Kysely<Schema>, { team, channel }: ChannelRef) {
  return db
    .selectFrom('outbox')
    .where(({ and }) => and({ team, channel }))
    .where('state', 'in', PENDING)
    .select(({ fn, eb, lit }) => eb(fn.coalesce(fn.max('position'), lit(0)), '+', 1).as('position'))
}

const FINAL = ['posted', 'not-there', 'refused', 'unconfirmed', 'too-late'] as const

/** Deletes final posts created a week ago or earlier. */
async function deleteOldPosts({ db, now }: StoreContext): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('state', 'in', FINAL)
    .where('createdAt', '<=', now() - KEPT_FOR_MS)
    .execute()
}
