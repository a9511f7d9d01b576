import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'
import type { PostState } from './tables/outbox.ts'

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
  readonly maybeThere: boolean
  /** Whether it is summed up when it is dropped. */
  readonly missed: boolean
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
  readonly drops: number | null
  readonly maybeThere: boolean
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
export interface PutBack {
  readonly inMs: number
  readonly maybeThere: boolean
  /** See DuePost; stays as it is when left out. */
  readonly settlesInMs?: number
  /** Behind all others of its channel: what takes long must not hold them up. */
  readonly last?: boolean
}

export const PENDING = ['waiting', 'sending'] as const

/** The position behind all posts of a channel, as SQL. */
export function behindAll(db: Kysely<Schema>, { team, channel }: PostRoom) {
  return db
    .selectFrom('outbox')
    .where('team', '=', team)
    .where('channel', '=', channel)
    .select(({ fn, eb, lit }) => eb(fn.coalesce(fn.max('position'), lit(0)), '+', 1).as('position'))
}
