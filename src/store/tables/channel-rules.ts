import type { Kysely } from 'kysely'
import { z } from 'zod'
import { type ChannelRules, CONFIRM_LEVELS, usualRules } from '../../model/channel-rules.ts'
import type { Schema, StoreContext } from '../context.ts'
import { type Table, text } from '../define-table.ts'
import { latestChanges, lockPolicy, type PolicyChange, recordChange } from './policy-changes.ts'

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

const Rules = z.strictObject({
  projects: z.array(z.int().positive()),
  verbs: z.array(z.string()).nullable(),
  confirm: z.enum(CONFIRM_LEVELS),
  guests: z.boolean(),
  shared: z.boolean(),
  thread: z.boolean(),
})

const PARTS = ['projects', 'verbs', 'confirm', 'guests', 'shared', 'thread'] as const

export function createChannelRulesTable(context: StoreContext) {
  const { db, now } = context

  async function rulesIn(reading: Pick<StoreContext['db'], 'selectFrom'>, team: string, channel: string) {
    const row = await reading
      .selectFrom('channelRules')
      .select('rules')
      .where(({ and }) => and({ team, channel }))
      .executeTakeFirst()
    return row ? Rules.parse(JSON.parse(row.rules)) : usualRules
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
        for (const what of PARTS) {
          const [was, became] = [before[what], after[what]]
          if (JSON.stringify(was) !== JSON.stringify(became))
            await recordChange(
              transaction,
              { team, channel, user, part: what, before: was, after: became },
              now(),
            )
        }
        await transaction
          .updateTable('channelRules')
          .set({ rules: JSON.stringify(Rules.parse(after)) })
          .where(({ and }) => and({ team, channel }))
          .execute()
        return after
      }),
    /** Newest first. */
    changes: (team: string, channel: string, most: number): Promise<PolicyChange[]> =>
      latestChanges(context, team, channel, most),
  }
}

/** Unbinds projects: a project id means another project at another forge. */
async function unbindRules(db: Kysely<Schema>): Promise<void> {
  const all = await db.selectFrom('channelRules').selectAll().execute()
  for (const { team, channel, rules } of all) {
    const { projects } = usualRules
    const unbound = { ...Rules.parse(JSON.parse(rules)), projects }
    await db
      .updateTable('channelRules')
      .set({ rules: JSON.stringify(unbound) })
      .where(({ and }) => and({ team, channel }))
      .execute()
  }
}
