import type { Transaction } from 'kysely'
import { usualRules } from '../model/channel-rules.ts'
import type { StoreContext } from './context.ts'
import type { Schema } from './schema.ts'

/** What of a channel's policy can change: one of its rules, its stewards, its freezes. */
export type PolicyPart = 'projects' | 'verbs' | 'confirm' | 'guests' | 'shared' | 'steward' | 'freeze'

/** Who changed what of a channel's policy, and when. */
export interface PolicyChange {
  readonly user: string
  /** ms UTC */
  readonly changedAt: number
  readonly what: string
  /** As JSON; null for what was not there before. */
  readonly was: string | null
  /** As JSON; null for what is not there any more. */
  readonly became: string | null
}

/** The change that a row is about; both values as they are, to be kept as JSON. */
export interface NotedChange {
  readonly team: string
  readonly channel: string
  readonly user: string
  readonly what: PolicyPart
  readonly was: unknown
  readonly became: unknown
}

/** Makes others that change the policy of this channel wait until the transaction ends; to be called first in it. */
export async function holdPolicy(
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
export async function noteChange(
  transaction: Transaction<Schema>,
  { team, channel, user, what, was, became }: NotedChange,
  changedAt: number,
): Promise<void> {
  const { last } = await transaction
    .selectFrom('policyChanges')
    .select(({ fn }) => fn.max('sequence').as('last'))
    .where('team', '=', team)
    .where('channel', '=', channel)
    .executeTakeFirstOrThrow()
  const values = { was: jsonOf(was), became: jsonOf(became) }
  await transaction
    .insertInto('policyChanges')
    .values({ team, channel, sequence: (last ?? 0) + 1, user, changedAt, what, ...values })
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
    .select(['user', 'changedAt', 'what', 'was', 'became'])
    .where('team', '=', team)
    .where('channel', '=', channel)
    .orderBy('sequence', 'desc')
    .limit(most)
    .execute()
}

function jsonOf(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value)
}
