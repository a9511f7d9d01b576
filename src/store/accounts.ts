import type { Ground } from './ground.ts'
import { open, type SealedFor, seal } from './sealed-text.ts'

/** A person's linked account; times in ms UTC. */
export interface Account {
  readonly token: string
  readonly linkedAt: number
  /** null until the token is first used. */
  readonly lastUsedAt: number | null
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
}

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
  }
}

/** `save`, for use inside a transaction of another table. */
export async function saveAccount({ db, keys, now }: Ground, team: string, user: string, token: string) {
  const fresh = { token: seal(keys, token, ofAccount(team, user)), linkedAt: now(), lastUsedAt: null }
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
