import type { Transaction } from 'kysely'
import { usualRules } from '../../model/channel-rules.ts'
import type { Schema, StoreContext } from '../context.ts'
import { bigint, integer, type Table, text, textOrNull } from '../define-table.ts'

const columns = {
  team: text,
  channel: text,
  /** Counted within the channel. */
  sequence: integer,
  user: text,
  changedAt: bigint,
  part: text,
  before: textOrNull,
  after: textOrNull,
}

export const policyChangesTable: Table<'policyChanges', typeof columns> = {
  name: 'policyChanges',
  columns,
  primaryKey: ['team', 'channel', 'sequence'],
  retention: 'kept',
  erasure: { person: 'kept', workspace: 'deleted', forge: 'kept' },
  inBackup: 'kept',
}

/** A changeable part of a channel’s policy: one of its rules, its managers, its freezes. */
export type PolicyPart =
  | 'projects'
  | 'verbs'
  | 'confirm'
  | 'guests'
  | 'shared'
  | 'thread'
  | 'manager'
  | 'freeze'

export interface PolicyChange {
  readonly user: string
  /** ms UTC */
  readonly changedAt: number
  readonly part: string
  /** JSON; null for a new part. */
  readonly before: string | null
  /** JSON; null for a removed part. */
  readonly after: string | null
}

/** A change to be recorded; both values are plain, to be stored as JSON. */
export interface NewPolicyChange {
  readonly team: string
  readonly channel: string
  readonly user: string
  readonly part: PolicyPart
  readonly before: unknown
  readonly after: unknown
}

/** Blocks other changes of this channel’s policy until the transaction ends; must be called first in it. */
export async function lockPolicy(
  transaction: Transaction<Schema>,
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
  transaction: Transaction<Schema>,
  { team, channel, user, part, before, after }: NewPolicyChange,
  changedAt: number,
): Promise<void> {
  const { last } = await transaction
    .selectFrom('policyChanges')
    .select(({ fn }) => fn.max('sequence').as('last'))
    .where(({ and }) => and({ team, channel }))
    .executeTakeFirstOrThrow()
  const values = { before: jsonOf(before), after: jsonOf(after) }
  await transaction
    .insertInto('policyChanges')
    .values({ team, channel, sequence: (last ?? 0) + 1, user, changedAt, part, ...values })
    .execute()
}

/** Returns the latest changes of a channel’s policy, newest first. */
export function latestChanges(
  { db }: StoreContext,
  team: string,
  channel: string,
  most: number,
): Promise<PolicyChange[]> {
  return db
    .selectFrom('policyChanges')
    .select(['user', 'changedAt', 'part', 'before', 'after'])
    .where(({ and }) => and({ team, channel }))
    .orderBy('sequence', 'desc')
    .limit(most)
    .execute()
}

function jsonOf(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value)
}
