import type { ExpressionBuilder, Kysely, Selectable } from 'kysely'
import { z } from 'zod'
import { PAUSES, type Pause } from '../model/pause.ts'
import type { StoreContext } from './context.ts'
import type { Schema } from './schema.ts'
import { uninstalledTeams } from './uninstalled-teams.ts'

/** What is posted when there is nothing to tell. */
export const EMPTY = ['skip', 'post'] as const
export type WhenEmpty = (typeof EMPTY)[number]

/** When a digest comes, and how. */
export interface DigestSettings {
  readonly project: number
  /** As `printSchedule` prints it; `cron` says the same. */
  readonly schedule: string
  readonly cron: readonly string[]
  readonly zone: string
  /** Days (`YYYY-MM-DD`) without a digest. */
  readonly holidays: readonly string[]
  readonly empty: WhenEmpty
}

/** Names a digest. */
export interface DigestKey {
  readonly team: string
  readonly channel: string
  /** Counted within the channel. */
  readonly id: number
}

/** A digest that is turned on in a channel; times in ms UTC. */
export interface Digest extends DigestKey, DigestSettings {
  /** Whose token reads; null since that person wanted to be forgotten. */
  readonly owner: string | null
  readonly addedAt: number
  /** Nothing that was due until then is posted any more. */
  readonly settledUntil: number
  /** Whoever turns it on again becomes its owner. */
  readonly paused: { readonly why: Pause; readonly at: number } | null
}

interface Where {
  readonly team: string
  readonly channel: string
  readonly user: string
}

/** The digests that are turned on. */
export interface Digests {
  /** Oldest first. */
  list(team: string, channel: string): Promise<Digest[]>
  find(key: DigestKey): Promise<Digest | null>
  /** Every one that is not paused. */
  running(): Promise<Digest[]>
  /** What is due from now on is posted, with the token of `where.user`. */
  add(where: Where, settings: DigestSettings): Promise<Digest>
  /** The same for one that is there: it has these settings and this owner from now on, and is not paused. */
  renew(key: DigestKey, user: string, settings: DigestSettings): Promise<void>
  /** False when it was removed already. */
  remove(key: DigestKey): Promise<boolean>
  /** False when it is paused already, or is somebody else’s since. */
  pause(digest: Digest, why: Pause): Promise<boolean>
  /** Those that are paused for this. */
  paused(why: Pause): Promise<Digest[]>
  /**
   * One that is paused goes on as it is, with what is due from now on. True for the one who is to say so.
   */
  resume(digest: Digest): Promise<boolean>
  /** Those paused whose owners have not been told. */
  untold(): Promise<Digest[]>
  told(digest: Digest): Promise<void>
}

/** How a row says that it is not paused. */
const running = { paused: null, pausedAt: null, pauseTold: 0 } as const

const Days = z.array(z.string())
const Texts = z.array(z.string())

export function createDigests({ db, now }: StoreContext): Digests {
  const rows = () => db.selectFrom('digests').selectAll().where('removedAt', 'is', null)
  const update = ({ team, channel, id }: DigestKey) =>
    db
      .updateTable('digests')
      .where('team', '=', team)
      .where('channel', '=', channel)
      .where('id', '=', id)
      .where('removedAt', 'is', null)
  /** What would have been due before is not made up for. */
  const fromNowOn = ({ eb }: ExpressionBuilder<Schema, 'digests'>) => ({
    settledUntil: eb.case().when('settledUntil', '>', now()).then(eb.ref('settledUntil')).else(now()).end(),
  })

  return {
    async list(team, channel) {
      const found = await rows()
        .where('team', '=', team)
        .where('channel', '=', channel)
        .orderBy('id')
        .execute()
      return found.map(digestOf)
    },
    async find({ team, channel, id }) {
      const row = await rows()
        .where('team', '=', team)
        .where('channel', '=', channel)
        .where('id', '=', id)
        .executeTakeFirst()
      return row ? digestOf(row) : null
    },
    async running() {
      const found = await rows()
        .where('paused', 'is', null)
        .where('team', 'not in', uninstalledTeams)
        .orderBy('team')
        .orderBy('channel')
        .orderBy('id')
        .execute()
      return found.map(digestOf)
    },
    async add({ team, channel, user }, settings) {
      const at = now()
      for (;;) {
        const { last } = await db
          .selectFrom('digests')
          .select(({ fn }) => fn.max('id').as('last'))
          .where('team', '=', team)
          .where('channel', '=', channel)
          .executeTakeFirstOrThrow()
        const row = {
          ...{ team, channel, id: (last ?? 0) + 1, owner: user, addedAt: at, settledUntil: at },
          ...{ paused: null, pausedAt: null, pauseTold: 0, removedAt: null },
          ...columnsOf(settings),
        }
        // Somebody else may have taken the number meanwhile.
        const { numInsertedOrUpdatedRows: added } = await db
          .insertInto('digests')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow()
        if (added === 1n) return digestOf(row)
      }
    },
    async renew(key, user, settings) {
      await update(key)
        .set({ owner: user, ...columnsOf(settings), ...running })
        .set(fromNowOn)
        .execute()
    },
    async remove(key) {
      const removed = await update(key).set({ removedAt: now() }).executeTakeFirst()
      return removed.numUpdatedRows > 0n
    },
    async pause(digest, why) {
      const paused = await update(digest)
        .set({ paused: why, pausedAt: now(), pauseTold: 0 })
        .where('paused', 'is', null)
        .where('owner', '=', digest.owner)
        .executeTakeFirst()
      return paused.numUpdatedRows > 0n
    },
    async paused(why) {
      const found = await rows().where('paused', '=', why).where('team', 'not in', uninstalledTeams).execute()
      return found.map(digestOf)
    },
    async resume(digest) {
      const resumed = await update(digest)
        .set(running)
        .set(fromNowOn)
        .where('pausedAt', '=', digest.paused?.at ?? 0)
        .executeTakeFirst()
      return resumed.numUpdatedRows > 0n
    },
    async untold() {
      const found = await rows()
        .where('paused', 'is not', null)
        .where('owner', 'is not', null)
        .where('pauseTold', '=', 0)
        .execute()
      return found.map(digestOf)
    },
    async told(digest) {
      await update(digest)
        .set({ pauseTold: 1 })
        .where('pausedAt', '=', digest.paused?.at ?? 0)
        .execute()
    },
  }
}

function columnsOf({ project, schedule, cron, zone, holidays, empty }: DigestSettings) {
  return { project, schedule, zone, empty, cron: JSON.stringify(cron), holidays: JSON.stringify(holidays) }
}

/** The digests of a person who wants to be forgotten have no owner then, and pause until somebody else is it. */
export async function disownDigests(
  db: Kysely<Schema>,
  team: string,
  owner: string,
  at: number,
): Promise<void> {
  await db
    .updateTable('digests')
    .set({ owner: null, paused: 'forgotten', pausedAt: at })
    .where('team', '=', team)
    .where('owner', '=', owner)
    .execute()
}

/** One row as it is used. */
function digestOf(row: Selectable<Schema['digests']>): Digest {
  const { team, channel, id, project, schedule, zone, owner, addedAt, settledUntil, pausedAt } = row
  const why = PAUSES.find((pause) => pause === row.paused)
  return {
    ...{ team, channel, id, project, schedule, zone, owner, addedAt, settledUntil },
    cron: Texts.parse(JSON.parse(row.cron)),
    holidays: Days.parse(JSON.parse(row.holidays)),
    empty: z.enum(EMPTY).parse(row.empty),
    paused: why ? { why, at: pausedAt ?? 0 } : null,
  }
}
