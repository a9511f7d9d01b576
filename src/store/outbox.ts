import { sql, type UpdateObject } from 'kysely'
import type { StoreContext } from './context.ts'
import type { DbClock } from './db-clock.ts'
import { encryptedColumns } from './encrypted-columns.ts'
import { decrypt } from './encrypted-text.ts'
import { enqueuePost } from './outbox-enqueue.ts'
import { expirePosts } from './outbox-expire.ts'
import {
  behindAll,
  type DuePost,
  type NewPost,
  PENDING,
  type PostEnd,
  type PostRoom,
  type PostStatus,
  type PutBack,
} from './outbox-types.ts'
import type { Schema } from './schema.ts'
import type { OutboxRow } from './tables/outbox.ts'
import { uninstalledTeams } from './uninstalled-teams.ts'

/** The posts that are on their way to Slack, and for a week those that were. */
export interface OutboxTable {
  /**
   * Keeps it until it is posted. One of the same key that waits or was posted is the same post, and the older
   * content stays; one that was refused, dropped or not confirmed is tried again with the new content. Null when
   * too many wait already.
   */
  add(post: NewPost): Promise<PostStatus | null>
  /** Null when it was deleted. */
  status(id: string): Promise<PostStatus | null>
  /** Where something waits. */
  busy(): Promise<PostRoom[]>
  /** Drops what would be too late in so many ms; a sentence that sums it up waits in its place. */
  dropTooLate(room: PostRoom, inMs: number): Promise<void>
  /** The one that goes first, in how many ms one is due, or null when none waits. */
  next(room: PostRoom): Promise<DuePost | { readonly dueInMs: number } | null>
  /**
   * Must have ended before it is sent; in so many ms it is there, or never will be. Null when somebody else has taken
   * it on since it was read.
   */
  sending(post: DuePost, settlesInMs: number): Promise<DuePost | null>
  /** False when somebody else has taken it on. */
  end(post: DuePost, end: PostEnd): Promise<boolean>
  /** To be looked at again. */
  putBack(post: DuePost, again: PutBack): Promise<void>
  /** Forgets what ended a week ago. */
  sweep(): Promise<void>
}

const PRIORITIES = [0, 1, 2] as const
const KEPT_FOR_MS = 7 * 24 * 60 * 60_000
/** Nothing is put back for longer: a clock that was set back holds up nothing. */
const LONGEST_PAUSE_MS = 60_000
const FINAL = ['posted', 'not-there', 'refused', 'unconfirmed', 'too-late'] as const

export function createOutboxTable(ground: StoreContext, realTime: DbClock): OutboxTable {
  const { db, keys, now } = ground
  const inMs = (ms: number) => sql<number>`${realTime()} + ${Math.ceil(ms)}`

  /** Changes the row that was read, unless somebody has sent it since. */
  async function change(
    { id, tries }: DuePost,
    fields: UpdateObject<Schema, 'outbox', 'outbox'>,
  ): Promise<boolean> {
    const changed = await db
      .updateTable('outbox')
      .set(fields)
      .where('id', '=', id)
      .where('tries', '=', tries)
      .where('state', 'in', PENDING)
      .executeTakeFirst()
    return changed.numUpdatedRows > 0n
  }

  function due({ content, ...row }: OutboxRow & { settlesIn: number }): DuePost {
    const { id, team, channel, user, key, thread, priority, drops, tries, owner, createdAt, expiresAt } = row
    return {
      ...{ id, team, channel, user, key, thread, priority, drops, tries, owner },
      content:
        content === null
          ? null
          : decrypt(keys, content, encryptedColumns.outbox.bond('content', { id, team, channel })),
      // Who was sending it is gone: the channel is somebody else’s now.
      maybeThere: row.maybeThere === 1 || row.state === 'sending',
      ageMs: now() - createdAt,
      leftMs: expiresAt - now(),
      settlesInMs: Math.min(row.settlesIn, LONGEST_PAUSE_MS),
    }
  }

  return {
    add: (post) => enqueuePost(ground, realTime, post),
    async status(id) {
      const status = db.selectFrom('outbox').select(['id', 'state', 'ts', 'reason']).where('id', '=', id)
      return (await status.executeTakeFirst()) ?? null
    },
    busy: () =>
      db
        .selectFrom('outbox')
        .select(['team', 'channel'])
        .distinct()
        .where('state', 'in', PENDING)
        .where('team', 'not in', uninstalledTeams)
        .execute(),
    dropTooLate: (room, ms) => expirePosts(ground, room, ms, inMs(0)),
    async next({ team, channel }) {
      let dueInMs: number | null = null
      for (const priority of PRIORITIES) {
        const row = await db
          .selectFrom('outbox')
          .selectAll()
          .select([
            sql<number>`${sql.ref('dueAt')} - ${realTime()}`.as('dueIn'),
            sql<number>`${sql.ref('settledAt')} - ${realTime()}`.as('settlesIn'),
          ])
          .where('team', '=', team)
          .where('channel', '=', channel)
          .where('state', 'in', PENDING)
          .where('priority', '=', priority)
          // What sums up waits for those that are still in doubt, and may have to be counted.
          .orderBy(({ eb }) => eb.case().when('drops', 'is', null).then(0).else(1).end())
          .orderBy('position')
          .orderBy('id')
          .limit(1)
          .executeTakeFirst()
        if (!row) continue
        if (row.state === 'sending' || row.dueIn <= 0 || row.dueIn > LONGEST_PAUSE_MS) return due(row)
        dueInMs = Math.min(dueInMs ?? row.dueIn, row.dueIn)
      }
      return dueInMs === null ? null : { dueInMs }
    },
    async sending(post, ms) {
      const tries = post.tries + 1
      const sent = { state: 'sending', tries, sentAt: inMs(0), settledAt: inMs(ms) } as const
      return (await change(post, sent)) ? { ...post, tries } : null
    },
    end: (post, { state, ts = null, reason = null }) => change(post, { state, ts, reason, content: null }),
    async putBack(post, { inMs: ms, maybeThere, settlesInMs, last = false }) {
      await change(post, {
        state: 'waiting',
        maybeThere: Number(maybeThere),
        dueAt: inMs(Math.min(ms, LONGEST_PAUSE_MS)),
        ...(settlesInMs === undefined ? {} : { settledAt: inMs(settlesInMs) }),
        ...(last ? { position: behindAll(db, post) } : {}),
      })
    },
    async sweep() {
      await db
        .deleteFrom('outbox')
        .where('state', 'in', FINAL)
        .where('createdAt', '<=', now() - KEPT_FOR_MS)
        .execute()
    },
  }
}
