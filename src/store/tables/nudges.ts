import { millisecondsInDay } from 'date-fns/constants'
import { z } from 'zod'
import { type NudgeKind, NudgeReason } from '../../model/nudge.ts'
import { changesRows, type Schema, type StoreContext } from '../context.ts'
import {
  bigint,
  bigintOrNull,
  encryptedColumns,
  integer,
  oneOf,
  type Table,
  text,
  textOrNull,
} from '../define-table.ts'
import { decrypt, encrypt } from '../encrypted-text.ts'
import type { MergeRequestKey } from './merge-request-events.ts'
import { uninstalledTeams } from './uninstalls.ts'

const columns = {
  team: text,
  user: text,
  project: bigint,
  iid: bigint,
  /** Encrypted: the reasons that its message gives or will give, as JSON. */
  reasons: text,
  /** The next time to send or edit it; null when nothing is to be told. */
  dueAt: bigintOrNull,
  /** Grows with every reason. */
  revision: integer,
  /** Tells the messages about one merge request to one person apart: the time of the first reason. */
  began: bigint,
  /** Slack’s id of the message; null before it is sent. */
  ts: textOrNull,
  sentAt: bigintOrNull,
  /** Number of failed attempts since the last reason or message. */
  tries: integer,
}

const encrypted = encryptedColumns('nudges', columns, ['team', 'user', 'project', 'iid'], ['reasons'])

/** Time for which a message is edited before a new one follows, in ms. */
const NUDGE_CURRENT_MS = millisecondsInDay

export const nudgesTable: Table<'nudges', typeof columns> = {
  name: 'nudges',
  columns,
  primaryKey: ['team', 'user', 'project', 'iid'],
  indexes: { nudgesDue: ['dueAt'], nudgesOfMergeRequest: ['team', 'project', 'iid'] },
  encrypted,
  retention: { hourly: 'sentAt', afterMs: 2 * NUDGE_CURRENT_MS, where: 'due_at is null' },
  erasure: { person: 'deleted', workspace: 'deleted', forge: 'deleted' },
  inBackup: 'deleted',
}

/** The newest message to one person about one merge request. Times in ms UTC. */
export type Nudge = Omit<Schema['nudges'], 'reasons'> & { readonly reasons: readonly NudgeReason[] }
type NudgeId = Pick<Nudge, 'team' | 'user' | 'project' | 'iid'>

export function createNudges({ db, keys, now }: StoreContext) {
  /** Changes the row, unless a newer reason was added. */
  const unchanged = ({ team, user, project, iid, revision }: Nudge) =>
    db.updateTable('nudges').where(({ and }) => and({ team, user, project, iid, revision }))
  const sealed = (key: NudgeId, reasons: readonly NudgeReason[]) =>
    encrypt(keys, JSON.stringify(reasons), encrypted.context('reasons', key))
  const opened = (row: Schema['nudges']): NudgeReason[] =>
    z.array(NudgeReason).parse(JSON.parse(decrypt(keys, row.reasons, encrypted.context('reasons', row))))
  const isCurrent = ({ ts, sentAt }: Schema['nudges']) =>
    ts === null || (sentAt !== null && now() - sentAt < NUDGE_CURRENT_MS)
  return {
    /** Adds a reason, to be told as soon as its person may be disturbed; the same reason is told once. */
    add: ({ team, user, project, iid }: NudgeId, reason: NudgeReason): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        const key = { team, user, project, iid }
        const dueAt = now()
        const reasons = sealed(key, [reason])
        const fresh = { reasons, dueAt, began: reason.at, ts: null, sentAt: null, tries: 0 }
        const insertion = transaction.insertInto('nudges').values({ ...key, ...fresh, revision: 1 })
        if (await changesRows(insertion.onConflict((conflict) => conflict.doNothing()))) return
        const known = await transaction
          .selectFrom('nudges')
          .selectAll()
          .where(({ and }) => and(key))
          .executeTakeFirstOrThrow()
        const before = opened(known)
        if (before.some(({ kind, ref }) => kind === reason.kind && ref === reason.ref)) return
        const revision = known.revision + 1
        await transaction
          .updateTable('nudges')
          .set(
            isCurrent(known)
              ? { reasons: sealed(key, [...before, reason]), dueAt, revision, tries: 0 }
              : { ...fresh, revision },
          )
          .where(({ and }) => and(key))
          .execute()
      }),
    /** True when somebody was or will be told about this merge request. */
    async has({ team, project, iid }: MergeRequestKey): Promise<boolean> {
      const row = await db
        .selectFrom('nudges')
        .select('user')
        .where(({ and }) => and({ team, project, iid }))
        .executeTakeFirst()
      return row !== undefined
    },
    /** Lets the messages about a merge request that are still current show how it stands. */
    async renew({ team, project, iid }: MergeRequestKey): Promise<void> {
      const dueAt = now()
      await db
        .updateTable('nudges')
        .set(({ eb }) => ({ dueAt, revision: eb('revision', '+', 1) }))
        .where(({ and }) => and({ team, project, iid }))
        .where('ts', 'is not', null)
        .where('sentAt', '>', dueAt - NUDGE_CURRENT_MS)
        .execute()
    },
    /** Ends the current message to a person who has acted on the merge request: the next news is a new one. */
    async answered({ team, project, iid }: MergeRequestKey, user: string): Promise<void> {
      await db
        .updateTable('nudges')
        .set({ sentAt: 0 })
        .where(({ and }) => and({ team, user, project, iid }))
        .where('ts', 'is not', null)
        .where('dueAt', 'is', null)
        .execute()
    },
    /** Every message that is to be sent or edited now, oldest first. */
    async due(): Promise<Nudge[]> {
      const rows = await db
        .selectFrom('nudges')
        .selectAll()
        .where('dueAt', '<=', now())
        .where('team', 'not in', uninstalledTeams)
        .orderBy('dueAt')
        .execute()
      return rows.map((row) => ({ ...row, reasons: opened(row) }))
    },
    /** Tries again at `dueAt`; nothing when a reason has come since. */
    async postpone(nudge: Nudge, dueAt: number, tries = nudge.tries): Promise<void> {
      await unchanged(nudge).set({ dueAt, tries }).execute()
    },
    /** Records what the message `ts` shows now. A reason that has come since stays due. */
    async markSent(nudge: Nudge, ts: string): Promise<void> {
      const { team, user, project, iid, sentAt } = nudge
      await db
        .updateTable('nudges')
        .set({ ts, sentAt: sentAt ?? now() })
        .where(({ and }) => and({ team, user, project, iid }))
        .execute()
      await unchanged(nudge).set({ dueAt: null, tries: 0 }).execute()
    },
    /** Lets the reasons come in a new message: the person has deleted the one before. */
    async restart(nudge: Nudge): Promise<void> {
      await unchanged(nudge).set({ ts: null, sentAt: null, began: now() }).execute()
    },
    /** Drops the reasons of a nudge, and its message: nothing is to be told. */
    async drop({ team, user, project, iid, revision }: Nudge): Promise<void> {
      await db
        .deleteFrom('nudges')
        .where(({ and }) => and({ team, user, project, iid, revision }))
        .execute()
    },
  }
}

const settingColumns = {
  team: text,
  user: text,
  kind: oneOf<NudgeKind>(),
}

/** A row for each kind that a person has turned off. */
export const nudgeSettingsTable: Table<'nudgeSettings', typeof settingColumns> = {
  name: 'nudgeSettings',
  columns: settingColumns,
  primaryKey: ['team', 'user', 'kind'],
  retention: 'kept',
  erasure: { person: 'deleted', workspace: 'deleted', forge: 'kept' },
  inBackup: 'kept',
}

export function createNudgeSettings({ db }: StoreContext) {
  return {
    async off(team: string, user: string): Promise<ReadonlySet<NudgeKind>> {
      const rows = await db
        .selectFrom('nudgeSettings')
        .select('kind')
        .where(({ and }) => and({ team, user }))
        .execute()
      return new Set(rows.map(({ kind }) => kind))
    },
    async set(team: string, user: string, kind: NudgeKind, isOn: boolean): Promise<void> {
      const row = { team, user, kind }
      await (isOn
        ? db.deleteFrom('nudgeSettings').where(({ and }) => and(row))
        : db
            .insertInto('nudgeSettings')
            .values(row)
            .onConflict((conflict) => conflict.doNothing())
      ).execute()
    },
  }
}
