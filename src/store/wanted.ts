import type { Ground } from './ground.ts'
import { GOOD_FOR_MS } from './one-time.ts'
import { open, type SealedFor, seal } from './sealed-text.ts'

/** What somebody asked for before their account was connected, and in which channel. */
export interface WantedAction {
  readonly channel: string
  /** As the one who keeps it wrote it. */
  readonly action: string
}

/** The last thing that each person wanted and could not have without an account: sealed, for ten minutes. */
export interface Wanted {
  /** In place of what the person wanted before. */
  keep(team: string, user: string, wanted: WantedAction): Promise<void>
  /** Gives it out and deletes it; null when there is none, or its ten minutes are over. */
  take(team: string, user: string): Promise<WantedAction | null>
}

export function createWanted({ db, keys, now }: Ground): Wanted {
  return {
    async keep(team, user, { channel, action }) {
      const sealed = seal(keys, action, ofWanted(team, user))
      const fresh = { channel, action: sealed, expiresAt: now() + GOOD_FOR_MS }
      await db
        .insertInto('wanted')
        .values({ team, user, ...fresh })
        .onConflict((conflict) => conflict.columns(['team', 'user']).doUpdateSet(fresh))
        .execute()
    },
    async take(team, user) {
      const row = await db
        .deleteFrom('wanted')
        .where('team', '=', team)
        .where('user', '=', user)
        .where('expiresAt', '>', now())
        .returning(['channel', 'action'])
        .executeTakeFirst()
      return row ? { ...row, action: open(keys, row.action, ofWanted(team, user)) } : null
    },
  }
}

/** What an action in this table is bound to. */
export function ofWanted(team: string, user: string): SealedFor {
  return { team, user, kind: 'wanted' }
}
