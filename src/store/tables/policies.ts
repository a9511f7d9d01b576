import { ChannelRules, usualRules } from '../../model/channel-rules.ts'
import {
  changesRows,
  type Schema,
  type StoreContext,
  type StoreDatabase,
  type StoreTransaction,
} from '../context.ts'
import { bigint, integer, type Table, text, textOrNull } from '../define-table.ts'

const columns = {
  team: text,
  channel: text,
  /** ChannelRules (see the model) as JSON. */
  rules: text,
}

export const channelRulesTable: Table<'channelRules', typeof columns> = {
  name: 'channelRules',
  columns,
  primaryKey: ['team', 'channel'],
  retention: 'kept',
  erasure: { workspace: 'deleted', forge: unbindRules },
  inBackup: 'kept',
}

const PARTS = ChannelRules.keyof().options

export function createChannelRulesTable({ db, now }: StoreContext) {
  async function rulesIn(reading: StoreDatabase, team: string, channel: string) {
    const row = await reading
      .selectFrom('channelRules')
      .select('rules')
      .where(({ and }) => and({ team, channel }))
      .executeTakeFirst()
    return row ? ChannelRules.parse(JSON.parse(row.rules)) : usualRules
  }

  return {
    /** The default rules where none are set. */
    rules: (team: string, channel: string): Promise<ChannelRules> => rulesIn(db, team, channel),
    /** Replaces the rules with the result of `change`, records each difference, and returns the new rules. */
    change: (
      { team, channel, user }: { readonly team: string; readonly channel: string; readonly user: string },
      change: (before: ChannelRules) => ChannelRules,
    ): Promise<ChannelRules> =>
      db.transaction().execute(async (transaction) => {
        await lockPolicy(transaction, team, channel)
        const before = await rulesIn(transaction, team, channel)
        const after = change(before)
        for (const part of PARTS) {
          const difference = { team, channel, user, part, before: before[part], after: after[part] }
          if (JSON.stringify(difference.before) !== JSON.stringify(difference.after))
            await recordChange(transaction, difference, now())
        }
        await transaction
          .updateTable('channelRules')
          .set({ rules: JSON.stringify(ChannelRules.parse(after)) })
          .where(({ and }) => and({ team, channel }))
          .execute()
        return after
      }),
    /** Newest first. */
    changes: (team: string, channel: string, most: number): Promise<PolicyChange[]> =>
      db
        .selectFrom('policyChanges')
        .select(['user', 'changedAt', 'part', 'before', 'after'])
        .where(({ and }) => and({ team, channel }))
        .orderBy('sequence', 'desc')
        .limit(most)
        .execute(),
  }
}

/** Unbinds projects: a project id means another project at another forge. */
async function unbindRules(db: StoreDatabase): Promise<void> {
  const all = await db.selectFrom('channelRules').selectAll().execute()
  for (const { team, channel, rules } of all) {
    const unbound = { ...ChannelRules.parse(JSON.parse(rules)), projects: usualRules.projects }
    await db
      .updateTable('channelRules')
      .set({ rules: JSON.stringify(unbound) })
      .where(({ and }) => and({ team, channel }))
      .execute()
  }
}

const changeColumns = {
  team: text,
  channel: text,
  /** Counted within the channel. */
  sequence: integer,
  user: text,
  changedAt: bigint,
  part: text,
  /** JSON; null for a new part. */
  before: textOrNull,
  /** JSON; null for a removed part. */
  after: textOrNull,
}

export const policyChangesTable: Table<'policyChanges', typeof changeColumns> = {
  name: 'policyChanges',
  columns: changeColumns,
  primaryKey: ['team', 'channel', 'sequence'],
  retention: 'kept',
  erasure: { person: 'kept', workspace: 'deleted', forge: 'kept' },
  inBackup: 'kept',
}

/** `changedAt` in ms UTC. */
export type PolicyChange = Pick<Schema['policyChanges'], 'user' | 'changedAt' | 'part' | 'before' | 'after'>

/** A change to be recorded; both values are plain, to be stored as JSON. */
interface NewPolicyChange extends Pick<Schema['policyChanges'], 'team' | 'channel' | 'user'> {
  /** One of the channel’s rules, its managers, its freezes. */
  readonly part: keyof ChannelRules | 'manager' | 'freeze'
  readonly before: unknown
  readonly after: unknown
}

/** Blocks other changes of this channel’s policy until the transaction ends; must be called first in it. */
export async function lockPolicy(
  transaction: StoreTransaction,
  team: string,
  channel: string,
): Promise<void> {
  await transaction
    .insertInto('channelRules')
    .values({ team, channel, rules: JSON.stringify(usualRules) })
    .onConflict((conflict) => conflict.columns(['team', 'channel']).doUpdateSet({ team }))
    .execute()
}

/** Adds a row to a channel’s policy history, in the transaction that makes the change and holds the lock. */
export async function recordChange(
  transaction: StoreTransaction,
  { team, channel, user, part, before, after }: NewPolicyChange,
  changedAt: number,
): Promise<void> {
  const { last } = await transaction
    .selectFrom('policyChanges')
    .select(({ fn }) => fn.max('sequence').as('last'))
    .where(({ and }) => and({ team, channel }))
    .executeTakeFirstOrThrow()
  const jsonOf = (value: unknown) => (value === null ? null : JSON.stringify(value))
  const values = { user, changedAt, part, before: jsonOf(before), after: jsonOf(after) }
  await transaction
    .insertInto('policyChanges')
    .values({ team, channel, sequence: (last ?? 0) + 1, ...values })
    .execute()
}

const managerColumns = {
  team: text,
  channel: text,
  user: text,
  appointedBy: text,
  appointedAt: bigint,
}

export const managersTable: Table<'managers', typeof managerColumns> = {
  name: 'managers',
  columns: managerColumns,
  primaryKey: ['team', 'channel', 'user'],
  retention: 'kept',
  erasure: { person: 'deleted', workspace: 'deleted', forge: 'kept' },
  inBackup: 'kept',
}

/** `appointedAt` in ms UTC. */
export type Manager = Pick<Schema['managers'], 'user' | 'appointedBy' | 'appointedAt'>

export function createManagers({ db, now }: StoreContext) {
  const rows = (team: string, channel: string) =>
    db
      .selectFrom('managers')
      .select(['user', 'appointedBy', 'appointedAt'])
      .where(({ and }) => and({ team, channel }))

  return {
    async is(team: string, channel: string, user: string): Promise<boolean> {
      return (await rows(team, channel).where('user', '=', user).executeTakeFirst()) !== undefined
    },
    /** Sorted by time of appointment. */
    of: (team: string, channel: string): Promise<Manager[]> =>
      rows(team, channel).orderBy('appointedAt').orderBy('user').execute(),
    /** False when they are one already. `by` is the person who appoints. */
    appoint: (team: string, channel: string, user: string, by: string): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        await lockPolicy(transaction, team, channel)
        const appointing = transaction
          .insertInto('managers')
          .values({ team, channel, user, appointedBy: by, appointedAt: now() })
          .onConflict((conflict) => conflict.doNothing())
        if (!(await changesRows(appointing))) return false
        const change = { team, channel, user: by, part: 'manager', before: null, after: user } as const
        await recordChange(transaction, change, now())
        return true
      }),
    /** False when they are none. `by` is the person who dismisses. */
    dismiss: (team: string, channel: string, user: string, by: string): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        await lockPolicy(transaction, team, channel)
        const dismissing = transaction.deleteFrom('managers').where(({ and }) => and({ team, channel, user }))
        if (!(await changesRows(dismissing))) return false
        const change = { team, channel, user: by, part: 'manager', before: user, after: null } as const
        await recordChange(transaction, change, now())
        return true
      }),
  }
}
