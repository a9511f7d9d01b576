import type { Ground } from './ground.ts'
import { open, type SealedFor, seal } from './sealed-text.ts'

/** A person's linked account; times in ms UTC. */
export interface Account {
  readonly token: string
  readonly linkedAt: number
  /** null until the token is first used. */
  readonly lastUsedAt: number | null
}

/** Who a linked account is at the forge. */
export interface ForgeIdentity {
  readonly id: number
  readonly username: string
}

/** Linked accounts, one per workspace and person; the token is sealed for exactly that person. */
export interface Accounts {
  /** @throws SealError when the stored token was tampered with. */
  find(team: string, user: string): Promise<Account | null>
  /** Links the person, in place of an earlier account. */
  save(team: string, user: string, token: string): Promise<void>
  /** Deletes the token; false when there was none. */
  remove(team: string, user: string): Promise<boolean>
  /** Notes that the token was used now. */
  touch(team: string, user: string): Promise<void>
  /**
   * Notes that the forge refuses the token that was linked at `linkedAt`. True for one caller in 24 hours: the
   * one who is to offer the person a new link. Linking anew starts over.
   */
  refused(team: string, user: string, linkedAt: number): Promise<boolean>
  /** Who the person is at the forge; null while no answer of the forge has told, or when nothing is linked. */
  identity(team: string, user: string): Promise<ForgeIdentity | null>
  /** Notes who the account is that was linked at `linkedAt`; one that was linked anew since is left alone. */
  identify(team: string, user: string, linkedAt: number, identity: ForgeIdentity): Promise<void>
}

const TOLD_FOR_MS = 24 * 60 * 60_000

export function createAccounts({ db, keys, now }: Ground): Accounts {
  return {
    async find(team, user) {
      const row = await db
        .selectFrom('accounts')
        .select(['token', 'linkedAt', 'lastUsedAt'])
        .where('team', '=', team)
        .where('user', '=', user)
        .executeTakeFirst()
      if (!row) return null
      return { ...row, token: open(keys, row.token, ofAccount(team, user)) }
    },
    async save(team, user, token) {
      await saveAccount({ db, keys, now }, team, user, token)
    },
    async remove(team, user) {
      const gone = await db
        .deleteFrom('accounts')
        .where('team', '=', team)
        .where('user', '=', user)
        .executeTakeFirst()
      return gone.numDeletedRows > 0n
    },
    async touch(team, user) {
      await db
        .updateTable('accounts')
        .set({ lastUsedAt: now() })
        .where('team', '=', team)
        .where('user', '=', user)
        .execute()
    },
    async refused(team, user, linkedAt) {
      const told = await db
        .updateTable('accounts')
        .set({ refusalToldAt: now() })
        .where('team', '=', team)
        .where('user', '=', user)
        .where('linkedAt', '=', linkedAt)
        .where(({ or, eb }) =>
          or([eb('refusalToldAt', 'is', null), eb('refusalToldAt', '<=', now() - TOLD_FOR_MS)]),
        )
        .executeTakeFirst()
      return told.numUpdatedRows > 0n
    },
    async identity(team, user) {
      const row = await db
        .selectFrom('accounts')
        .select(['forgeUserId', 'forgeUserName'])
        .where('team', '=', team)
        .where('user', '=', user)
        .executeTakeFirst()
      if (!row || row.forgeUserId === null || row.forgeUserName === null) return null
      return { id: row.forgeUserId, username: row.forgeUserName }
    },
    async identify(team, user, linkedAt, { id, username }) {
      await db
        .updateTable('accounts')
        .set({ forgeUserId: id, forgeUserName: username })
        .where('team', '=', team)
        .where('user', '=', user)
        .where('linkedAt', '=', linkedAt)
        .execute()
    },
  }
}

/** `save`, for use inside a transaction of another table. */
export async function saveAccount(
  { db, keys, now }: Ground,
  team: string,
  user: string,
  token: string,
): Promise<void> {
  const fresh = {
    token: seal(keys, token, ofAccount(team, user)),
    linkedAt: now(),
    lastUsedAt: null,
    forgeUserId: null,
    forgeUserName: null,
    refusalToldAt: null,
  }
  await db
    .insertInto('accounts')
    .values({ team, user, ...fresh })
    .onConflict((conflict) => conflict.columns(['team', 'user']).doUpdateSet(fresh))
    .execute()
}

/** What a token in this table is bound to. */
export function ofAccount(team: string, user: string): SealedFor {
  return { team, user, kind: 'account' }
}
