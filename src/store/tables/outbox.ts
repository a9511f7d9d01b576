import type { Kysely } from 'kysely'
import type { StoreContext } from '../context.ts'
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
import type { Schema } from '../tables.ts'

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
  /** Counted within the channel: no clock has a say in the order. */
  position: bigint,
  /** Encrypted, as JSON; null when it is final, and in a row that sums up. */
  content: textOrNull,
  state: oneOf<PostState>(),
  /** It may be in the channel already: it is looked for before it is sent. */
  mayBePosted: integer,
  /** How often it was sent; grows with each sending, so that who was overtaken is known. */
  tries: integer,
  /** The process that put it here. */
  owner: text,
  /** ms UTC, as people take it. */
  createdAt: bigint,
  expiresAt: bigint,
  /** Real ms UTC: looked at not before that. */
  dueAt: bigint,
  /** Real ms UTC: what may be on its way is there by then, or never. */
  settledAt: bigint,
  sentAt: bigintOrNull,
  ts: textOrNull,
  reason: textOrNull,
  /** Whether it is summed up when it is dropped. */
  countsAsDropped: integer,
  /** How many dropped answers this row sums up; null in every other row. */
  droppedCount: integerOrNull,
}

export const outboxEncryption = encryptedColumns('outbox', columns, ['id', 'team', 'channel'], ['content'])

export const outboxTable: Table<'outbox', typeof columns> = {
  name: 'outbox',
  columns,
  primaryKey: ['id'],
  unique: [['team', 'channel', 'key']],
  indexes: {
    outboxByState: ['state', 'team', 'channel'],
  },
  encrypted: outboxEncryption,
  retention: { hourly: deleteOldPosts },
  erasure: { person: 'deleted', workspace: 'deleted', forge: 'deleted' },
  inBackup: {
    set: { state: "'too-late'", content: 'null', reason: "'restored'" },
    where: "state in ('waiting', 'sending')",
  },
}

/** How a post stands: `waiting` and `sending` go on, all others are final. */
export type PostState =
  | 'waiting'
  /** It left, or was about to. */
  | 'sending'
  | 'posted'
  | 'not-there'
  | 'refused'
  | 'unconfirmed'
  /** Its time ended first. */
  | 'too-late'

/** A channel of a workspace; a person’s id stands for their direct messages. */
export interface PostRoom {
  readonly team: string
  readonly channel: string
}

export interface NewPost extends PostRoom {
  /** The person of a direct message. */
  readonly user: string | null
  /** Unique within the channel. */
  readonly key: string
  readonly thread: string | null
  /** 0 goes first. */
  readonly priority: number
  /** Text and blocks, as JSON; kept sealed until it is posted. */
  readonly content: string
  /** ms UTC */
  readonly expiresAt: number
  /** It may be in the channel already. */
  readonly mayBePosted: boolean
  /** Whether it is summed up when it is dropped. */
  readonly countsAsDropped: boolean
  /** The process that asks. */
  readonly owner: string
}

export interface PostStatus {
  readonly id: string
  readonly state: PostState
  readonly ts: string | null
  readonly reason: string | null
}

/** A post that is to be brought to Slack now. */
export interface DuePost extends PostRoom {
  readonly id: string
  /** See NewPost. */
  readonly user: string | null
  readonly key: string
  readonly thread: string | null
  readonly priority: number
  /** As it was given; null in a row that sums up. */
  readonly content: string | null
  readonly droppedCount: number | null
  readonly mayBePosted: boolean
  readonly tries: number
  readonly owner: string
  readonly ageMs: number
  /** Until its time ends; negative since then. */
  readonly leftMs: number
  /** Until what may be on its way is there, or never will be; negative since then. */
  readonly settlesInMs: number
}

/** How a post ended. */
export interface PostEnd {
  readonly state: Exclude<PostState, 'waiting' | 'sending'>
  readonly ts?: string
  readonly reason?: string
}

/** When and how a post is looked at again. */
export interface Rescheduling {
  readonly inMs: number
  readonly mayBePosted: boolean
  /** See DuePost; stays as it is when left out. */
  readonly settlesInMs?: number
  /** Behind all others of its channel: what takes long must not hold them up. */
  readonly last?: boolean
}

export const PENDING = ['waiting', 'sending'] as const

/** The position behind all posts of a channel, as SQL. */
export function nextPosition(db: Kysely<Schema>, { team, channel }: PostRoom) {
  return db
    .selectFrom('outbox')
    .where(({ and }) => and({ team, channel }))
    .select(({ fn, eb, lit }) => eb(fn.coalesce(fn.max('position'), lit(0)), '+', 1).as('position'))
}

const KEPT_FOR_MS = 7 * 24 * 60 * 60_000
const FINAL = ['posted', 'not-there', 'refused', 'unconfirmed', 'too-late'] as const

/** Deletes what ended a week ago. */
async function deleteOldPosts({ db, now }: StoreContext): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('state', 'in', FINAL)
    .where('createdAt', '<=', now() - KEPT_FOR_MS)
    .execute()
}
