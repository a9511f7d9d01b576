import { z } from 'zod'
import { type ChannelRules, CONFIRM_LEVELS, usualRules } from '../model/channel-rules.ts'
import type { StoreContext } from './context.ts'
import { holdPolicy, latestChanges, noteChange, type PolicyChange } from './policy-changes.ts'

/** What each channel allows, and who changed it when. */
export interface Policies {
  /** The usual rules where nobody has set any. */
  rules(team: string, channel: string): Promise<ChannelRules>
  /** Puts new rules in place of what `change` is given, and notes each difference; gives the new ones. */
  change(
    where: { readonly team: string; readonly channel: string; readonly user: string },
    change: (before: ChannelRules) => ChannelRules,
  ): Promise<ChannelRules>
  /** Newest first. */
  changes(team: string, channel: string, most: number): Promise<PolicyChange[]>
}

/** The rules of a channel, as they are kept in JSON. */
export const Rules = z.strictObject({
  projects: z.array(z.int().positive()),
  verbs: z.array(z.string()).nullable(),
  confirm: z.enum(CONFIRM_LEVELS),
  guests: z.boolean(),
  shared: z.boolean(),
})

const PARTS = ['projects', 'verbs', 'confirm', 'guests', 'shared'] as const

export function createPolicies(ground: StoreContext): Policies {
  const { db, now } = ground

  async function rulesIn(reading: Pick<StoreContext['db'], 'selectFrom'>, team: string, channel: string) {
    const row = await reading
      .selectFrom('channelRules')
      .select('rules')
      .where('team', '=', team)
      .where('channel', '=', channel)
      .executeTakeFirst()
    return row ? Rules.parse(JSON.parse(row.rules)) : usualRules
  }

  return {
    rules: (team, channel) => rulesIn(db, team, channel),
    change: ({ team, channel, user }, change) =>
      db.transaction().execute(async (transaction) => {
        await holdPolicy(transaction, team, channel)
        const before = await rulesIn(transaction, team, channel)
        const after = change(before)
        for (const what of PARTS) {
          const [was, became] = [before[what], after[what]]
          if (JSON.stringify(was) !== JSON.stringify(became))
            await noteChange(transaction, { team, channel, user, what, was, became }, now())
        }
        await transaction
          .updateTable('channelRules')
          .set({ rules: JSON.stringify(Rules.parse(after)) })
          .where('team', '=', team)
          .where('channel', '=', channel)
          .execute()
        return after
      }),
    changes: (team, channel, most) => latestChanges(ground, team, channel, most),
  }
}
