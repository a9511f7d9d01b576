import { z } from 'zod'
import { DIGEST_KINDS } from '../../model/digest.ts'
import { PAUSES, type Pause } from '../../model/pause.ts'
import { changesRows, type Schema, type StoreContext, type StoreDatabase } from '../context.ts'
import {
  bigint,
  bigintOrNull,
  type ForgottenPerson,
  integer,
  integerOrNull,
  type Table,
  text,
  textOrNull,
} from '../define-table.ts'
import { uninstalledTeams } from './uninstalls.ts'

const columns = {
  team: text,
  channel: text,
  /** Counted within the channel, and never reused. */
  id: integer,
  kind: text,
  project: bigint,
  /** The format of `printSchedule`; `cron` is equivalent. */
  schedule: text,
  /** Cron texts, as a list in JSON. */
  cron: text,
  zone: text,
  /** The person whose token reads; null once that person was erased. */
  owner: textOrNull,
  /** Days (`YYYY-MM-DD`) without a digest, as a list in JSON. */
  holidays: text,
  /** WhenEmpty. */
  empty: text,
  /** Days without activity that make a merge request stale; null in a milestone digest. */
  staleDays: integerOrNull,
  /**
   * The user group whose merge requests it is about, as Slack mentions it (`<!subteam^S0WEB|@web-team>`); null for
   * everybody’s.
   */
  userGroup: textOrNull,
  addedAt: bigint,
  /** Slots due up to this time are no longer posted. */
  settledUntil: bigint,
  /** See Pause in the model; null while it runs. */
  pauseReason: textOrNull,
  pausedAt: bigintOrNull,
  /** 1: its owner was notified of the pause. */
  pauseNotified: integer,
  removedAt: bigintOrNull,
}

export const digestsTable: Table<'digests', typeof columns> = {
  name: 'digests',
  columns,
  primaryKey: ['team', 'channel', 'id'],
  retention: 'kept',
  erasure: { person: disownDigests, workspace: 'deleted', forge: 'deleted' },
  inBackup: { set: { settledUntil: 'max(settled_until, :now)' } },
}

/** The treatment of an empty digest. */
export const EMPTY = ['skip', 'post'] as const
export type WhenEmpty = (typeof EMPTY)[number]

const Content = z.object({
  kind: z.enum(DIGEST_KINDS),
  empty: z.enum(EMPTY),
  cron: z.array(z.string()).readonly(),
  holidays: z.array(z.string()).readonly(),
})

type Row = Schema['digests']

export type DigestSettings = Readonly<z.infer<typeof Content>> &
  Pick<Row, 'project' | 'schedule' | 'zone' | 'staleDays' | 'userGroup'>

export type DigestKey = Pick<Row, 'team' | 'channel' | 'id'>

/** A digest that is turned on in a channel; times in ms UTC. */
export type Digest = DigestKey &
  DigestSettings &
  Pick<Row, 'owner' | 'addedAt' | 'settledUntil'> & {
    /** The person who turns it on again becomes its owner. */
    readonly paused: { readonly why: Pause; readonly at: number } | null
  }

const running = { pauseReason: null, pausedAt: null, pauseNotified: 0 } as const

export function createDigests({ db, now }: StoreContext) {
  const rows = () => db.selectFrom('digests').selectAll().where('removedAt', 'is', null)
  const update = ({ team, channel, id }: DigestKey) =>
    db
      .updateTable('digests')
      .where(({ and }) => and({ team, channel, id }))
      .where('removedAt', 'is', null)
  return {
    /** Oldest first. */
    async list(team: string, channel: string): Promise<Digest[]> {
      const found = rows().where(({ and }) => and({ team, channel }))
      return (await found.orderBy('id').execute()).map(digestOf)
    },
    async find({ team, channel, id }: DigestKey): Promise<Digest | null> {
      const found = rows().where(({ and }) => and({ team, channel, id }))
      const row = await found.executeTakeFirst()
      return row ? digestOf(row) : null
    },
    async ownedBy(team: string, owner: string): Promise<Digest[]> {
      const found = rows().where(({ and }) => and({ team, owner }))
      return (await found.orderBy('channel').orderBy('id').execute()).map(digestOf)
    },
    async running(): Promise<Digest[]> {
      const found = rows().where('pauseReason', 'is', null).where('team', 'not in', uninstalledTeams)
      return (await found.orderBy('team').orderBy('channel').orderBy('id').execute()).map(digestOf)
    },
    /** Adds a digest; slots due from now on are posted, with the token of `where.user`. */
    async add(
      { team, channel, user }: Omit<DigestKey, 'id'> & { readonly user: string },
      settings: DigestSettings,
    ): Promise<Digest> {
      const at = now()
      for (;;) {
        const { last } = await db
          .selectFrom('digests')
          .select(({ fn }) => fn.max('id').as('last'))
          .where(({ and }) => and({ team, channel }))
          .executeTakeFirstOrThrow()
        const row = {
          team,
          channel,
          id: (last ?? 0) + 1,
          owner: user,
          addedAt: at,
          settledUntil: at,
          removedAt: null,
          ...running,
          ...columnsOf(settings),
        }
        // A concurrent call may have taken the number.
        const insertion = db.insertInto('digests').values(row)
        if (await changesRows(insertion.onConflict((conflict) => conflict.doNothing()))) return digestOf(row)
      }
    },
    /** Gives an existing digest these settings and this owner from now on, and ends its pause and its snooze. */
    async renew(key: DigestKey, user: string, settings: DigestSettings): Promise<void> {
      await update(key)
        .set({ owner: user, ...columnsOf(settings), ...running, settledUntil: now() })
        .execute()
    },
    /** Skips the slots due until then. */
    async snooze(key: DigestKey, until: number): Promise<void> {
      await update(key).set({ settledUntil: until }).execute()
    },
    remove: (key: DigestKey): Promise<boolean> => changesRows(update(key).set({ removedAt: now() })),
    /** False when it is paused already, or has another owner by now. */
    pause: (digest: Digest, why: Pause): Promise<boolean> =>
      changesRows(
        update(digest)
          .set({ pauseReason: why, pausedAt: now(), pauseNotified: 0 })
          .where('pauseReason', 'is', null)
          .where('owner', '=', digest.owner),
      ),
    async paused(why: Pause): Promise<Digest[]> {
      const found = rows().where('pauseReason', '=', why).where('team', 'not in', uninstalledTeams)
      return (await found.execute()).map(digestOf)
    },
    /** Resumes a paused digest for slots due from now on. True for the one caller that sends the notice. */
    resume: (digest: Digest): Promise<boolean> =>
      changesRows(
        update(digest)
          .set(running)
          .set(({ eb, ref }) => ({
            settledUntil: eb
              .case()
              .when('settledUntil', '>', now())
              .then(ref('settledUntil'))
              .else(now())
              .end(),
          }))
          .where('pausedAt', '=', digest.paused?.at ?? 0),
      ),
    /** Paused digests whose owners have not been notified. */
    async unnotified(): Promise<Digest[]> {
      const found = await rows()
        .where('pauseReason', 'is not', null)
        .where('owner', 'is not', null)
        .where('pauseNotified', '=', 0)
        .execute()
      return found.map(digestOf)
    },
    async markNotified(digest: Digest): Promise<void> {
      await update(digest)
        .set({ pauseNotified: 1 })
        .where('pausedAt', '=', digest.paused?.at ?? 0)
        .execute()
    },
  }
}

function columnsOf(settings: DigestSettings) {
  const { kind, project, schedule, zone, empty, staleDays, userGroup } = settings
  const lists = { cron: JSON.stringify(settings.cron), holidays: JSON.stringify(settings.holidays) }
  return { kind, project, schedule, zone, empty, staleDays, userGroup, ...lists }
}

/** Removes the owner of an erased person’s digests, and pauses them until someone else becomes the owner. */
async function disownDigests(db: StoreDatabase, { team, user, at }: ForgottenPerson): Promise<void> {
  await db
    .updateTable('digests')
    .set({ owner: null, pauseReason: 'forgotten', pausedAt: at })
    .where(({ and }) => and({ team, owner: user }))
    .execute()
}

function digestOf(row: Row): Digest {
  const { pauseReason, pausedAt, pauseNotified, removedAt, ...digest } = row
  const why = PAUSES.find((pause) => pause === pauseReason)
  const lists = { cron: JSON.parse(row.cron), holidays: JSON.parse(row.holidays) }
  return {
    ...digest,
    ...Content.parse({ ...row, ...lists }),
    paused: why ? { why, at: pausedAt ?? 0 } : null,
  }
}
