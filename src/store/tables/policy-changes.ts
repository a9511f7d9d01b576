import type { Transaction } from 'kysely'
import { usualRules } from '../../model/channel-rules.ts'
import type { StoreContext } from '../context.ts'
import { bigint, integer, type Table, text, textOrNull } from '../define-table.ts'
import type { Schema } from '../tables.ts'

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

/** What of a channel's policy can change: one of its rules, its stewards, its freezes. */
export type PolicyPart = 'projects' | 'verbs' | 'confirm' | 'guests' | 'shared' | 'steward' | 'freeze'

/** Who changed what of a channel's policy, and when. */
export interface PolicyChange {
  readonly user: string
  /** ms UTC */
  readonly changedAt: number
  readonly part: string
  /** As JSON; null for what was not there before. */
  readonly before: string | null
  /** As JSON; null for what is not there any more. */
  readonly after: string | null
}

/** The change that a row is about; both values as they are, to be kept as JSON. */
export interface NewPolicyChange {
  readonly team: string
  readonly channel: string
  readonly user: string
  readonly part: PolicyPart
  readonly before: unknown
  readonly after: unknown
}

/** Makes others that change the policy of this channel wait until the transaction ends; to be called first in it. */
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

/** Adds a row to the history of a channel’s policy, in the transaction that makes the change and holds the policy. */
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

/** The latest changes of a channel’s policy, newest first. */
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
