import type { StoreContext } from './context.ts'
import { encryptedColumns } from './encrypted-columns.ts'
import { decrypt, encrypt } from './encrypted-text.ts'
import { ONE_TIME_TTL_MS } from './one-time-tokens.ts'

/** What somebody asked for before their account was connected, and in which channel. */
export interface DeferredAction {
  readonly channel: string
  /** As the one who keeps it wrote it. */
  readonly action: string
}

/** The last thing that each person wanted and could not have without an account: sealed, for ten minutes. */
export interface DeferredCommands {
  /** In place of what the person wanted before. */
  keep(team: string, user: string, wanted: DeferredAction): Promise<void>
  /** Gives it out and deletes it; null when there is none, or its ten minutes are over. */
  take(team: string, user: string): Promise<DeferredAction | null>
}

export function createDeferredCommands({ db, keys, now }: StoreContext): DeferredCommands {
  return {
    async keep(team, user, { channel, action }) {
      const sealed = encrypt(keys, action, encryptedColumns.wanted.bond('action', { team, user, channel }))
      const fresh = { channel, action: sealed, expiresAt: now() + ONE_TIME_TTL_MS }
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
        .returning(['team', 'user', 'channel', 'action'])
        .executeTakeFirst()
      if (!row) return null
      return {
        channel: row.channel,
        action: decrypt(keys, row.action, encryptedColumns.wanted.bond('action', row)),
      }
    },
  }
}
