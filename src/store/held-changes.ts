import { IntegrationChange } from '../model/integration-change.ts'
import type { Ground } from './ground.ts'
import { GOOD_FOR_MS, hashOf, newOneTimeId } from './one-time.ts'
import { open, type SealedFor, seal } from './sealed-text.ts'

/**
 * Changes of integrations, secrets included, that wait for the same person's yes in Slack: sealed, for ten
 * minutes, and given out once.
 */
export interface HeldChanges {
  /** The id under which the same person can have it back. */
  hold(team: string, user: string, change: IntegrationChange): Promise<string>
  /** Gives it out and deletes it; null when it is not this person's, too old, or was given out. */
  take(id: string, team: string, user: string): Promise<IntegrationChange | null>
  /** Forgets it; false when it is not this person's, or not there. */
  discard(id: string, team: string, user: string): Promise<boolean>
}

export function createHeldChanges(ground: Ground): HeldChanges {
  const { db, keys, now } = ground
  return {
    hold: (team, user, change) => holdChange(ground, team, user, change),
    async take(id, team, user) {
      const held = await db
        .deleteFrom('heldChanges')
        .where('idHash', '=', hashOf(id))
        .where('team', '=', team)
        .where('user', '=', user)
        .where('expiresAt', '>', now())
        .returning('change')
        .executeTakeFirst()
      if (!held) return null
      return IntegrationChange.parse(JSON.parse(open(keys, held.change, ofHeldChange(team, user))))
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
export async function holdChange(
  { db, keys, now }: Ground,
  team: string,
  user: string,
  change: IntegrationChange,
): Promise<string> {
  const id = newOneTimeId()
  const sealed = seal(keys, JSON.stringify(change), ofHeldChange(team, user))
  await db
    .insertInto('heldChanges')
    .values({ idHash: hashOf(id), team, user, change: sealed, expiresAt: now() + GOOD_FOR_MS })
    .execute()
  return id
}

/** What a change in this table is bound to. */
export function ofHeldChange(team: string, user: string): SealedFor {
  return { team, user, kind: 'integration' }
}
