import { IntegrationChange } from '../model/integration-change.ts'
import type { StoreContext } from './context.ts'
import { encryptedColumns } from './encrypted-columns.ts'
import { decrypt, encrypt } from './encrypted-text.ts'
import { hashOf, newOneTimeId, ONE_TIME_TTL_MS } from './one-time-tokens.ts'

/**
 * Changes of integrations, secrets included, that wait for the same person's yes in Slack: sealed, for ten
 * minutes, and given out once.
 */
export interface PendingIntegrationChanges {
  /** The id under which the same person can have it back. */
  hold(team: string, user: string, change: IntegrationChange): Promise<string>
  /** Gives it out and deletes it; null when it is not this person's, too old, or was given out. */
  take(id: string, team: string, user: string): Promise<IntegrationChange | null>
  /** Forgets it; false when it is not this person's, or not there. */
  discard(id: string, team: string, user: string): Promise<boolean>
}

export function createPendingIntegrationChanges(ground: StoreContext): PendingIntegrationChanges {
  const { db, keys, forge, now } = ground
  return {
    hold: (team, user, change) => keepPendingChange(ground, team, user, change),
    async take(id, team, user) {
      const held = await db
        .deleteFrom('heldChanges')
        .where('idHash', '=', hashOf(id))
        .where('team', '=', team)
        .where('user', '=', user)
        .where('forge', '=', forge)
        .where('expiresAt', '>', now())
        .returning('change')
        .executeTakeFirst()
      if (!held) return null
      return IntegrationChange.parse(
        JSON.parse(
          decrypt(
            keys,
            held.change,
            encryptedColumns.heldChanges.bond('change', { idHash: hashOf(id), team, user, forge }),
          ),
        ),
      )
    },
    async discard(id, team, user) {
      const gone = await db
        .deleteFrom('heldChanges')
        .where('idHash', '=', hashOf(id))
        .where('team', '=', team)
        .where('user', '=', user)
        .executeTakeFirst()
      return gone.numDeletedRows > 0n
    },
  }
}

/** `hold`, for use inside a transaction of another table. */
export async function keepPendingChange(
  { db, keys, forge, now }: StoreContext,
  team: string,
  user: string,
  change: IntegrationChange,
): Promise<string> {
  const id = newOneTimeId()
  const row = { idHash: hashOf(id), team, user, forge }
  const sealed = encrypt(keys, JSON.stringify(change), encryptedColumns.heldChanges.bond('change', row))
  await db
    .insertInto('heldChanges')
    .values({ ...row, change: sealed, expiresAt: now() + ONE_TIME_TTL_MS })
    .execute()
  return id
}
