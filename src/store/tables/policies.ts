import { ChannelRules, usualRules } from '../../model/channel-rules.ts'
import {
  changesRows,
  type Schema,
  type StoreContext,
  type StoreDatabase,
  type StoreTransaction,
} from '../context.ts'
import { bigint, bigintOrNull, type ForgottenPerson, type Table, text, textOrNull } from '../define-table.ts'

const columns = {
  team: text,
  channel: text,
  /** ChannelRules (see the model) as JSON. */
  rules: text,
  /** The person of the last change of the rules, managers or freezes; null before it, and when it is forgotten. */
  changedBy: textOrNull,
  changedAt: bigintOrNull,
}

export const channelRulesTable: Table<'channelRules', typeof columns> = {
  name: 'channelRules',
  columns,
  primaryKey: ['team', 'channel'],
  retention: 'kept',
  erasure: { person: forgetChange, workspace: 'deleted', forge: unbindRules },
  inBackup: 'kept',
}

/** Somebody who changes the policy of a channel. */
export interface ChannelActor {
  readonly team: string
  readonly channel: string
  readonly user: string
}

/** The last change of a channel’s policy; `changedAt` in ms UTC. */
export interface PolicyChange {
  readonly user: string
  readonly changedAt: number
}

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
    /** Replaces the rules with the result of `change`, records who changed them, and returns the new rules. */
    change: (actor: ChannelActor, change: (before: ChannelRules) => ChannelRules): Promise<ChannelRules> =>
      db.transaction().execute(async (transaction) => {
        const { team, channel } = actor
        await lockPolicy(transaction, team, channel)
        const before = await rulesIn(transaction, team, channel)
        const after = change(before)
        const rules = JSON.stringify(ChannelRules.parse(after))
        if (rules === JSON.stringify(before)) return after
        await transaction
          .updateTable('channelRules')
          .set({ rules })
          .where(({ and }) => and({ team, channel }))
          .execute()
        await recordChange(transaction, actor, now())
        return after
      }),
    /** Null when nothing was changed yet, or its person is forgotten. */
    async lastChange(team: string, channel: string): Promise<PolicyChange | null> {
      const row = await db
        .selectFrom('channelRules')
        .select(['changedBy', 'changedAt'])
        .where(({ and }) => and({ team, channel }))
        .executeTakeFirst()
      if (!row || row.changedBy === null || row.changedAt === null) return null
      return { user: row.changedBy, changedAt: row.changedAt }
    },
  }
}

async function forgetChange(db: StoreDatabase, { team, user }: ForgottenPerson): Promise<void> {
  await db
    .updateTable('channelRules')
    .set({ changedBy: null, changedAt: null })
    .where(({ and }) => and({ team, changedBy: user }))
    .execute()
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

/** Blocks other changes of this channel’s policy until the transaction ends; must be called first in it. */
export async function lockPolicy(
  transaction: StoreTransaction,
  team: string,
  channel: string,
): Promise<void> {
  await transaction
    .insertInto('channelRules')
    .values({ team, channel, rules: JSON.stringify(usualRules), changedBy: null, changedAt: null })
    .onConflict((conflict) => conflict.columns(['team', 'channel']).doUpdateSet({ team }))
    .execute()
}

/** Records who changed a channel’s policy, in the transaction that makes the change and holds the lock. */
export async function recordChange(
  transaction: StoreTransaction,
  { team, channel, user }: ChannelActor,
  changedAt: number,
): Promise<void> {
  await transaction
    .updateTable('channelRules')
    .set({ changedBy: user, changedAt })
    .where(({ and }) => and({ team, channel }))
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
        await recordChange(transaction, { team, channel, user: by }, now())
        return true
      }),
    /** False when they are none. `by` is the person who dismisses. */
    dismiss: (team: string, channel: string, user: string, by: string): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        await lockPolicy(transaction, team, channel)
        const dismissing = transaction.deleteFrom('managers').where(({ and }) => and({ team, channel, user }))
        if (!(await changesRows(dismissing))) return false
        await recordChange(transaction, { team, channel, user: by }, now())
        return true
      }),
  }
}
