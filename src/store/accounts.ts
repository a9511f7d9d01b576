import {
  type Credential,
  type CredentialBonds,
  openCredential,
  type Renewal,
  sealCredential,
} from './credentials.ts'
import type { Ground } from './ground.ts'
import type { SealedFor } from './sealed-text.ts'

/** A person's linked account; times in ms UTC. */
export type Account = Credential & {
  readonly linkedAt: number
  /** null until it is first used. */
  readonly lastUsedAt: number | null
  /** How often a sign-in got a new token. */
  readonly renewals: number
}

/** Who a linked account is at the forge. */
export interface ForgeIdentity {
  readonly id: number
  readonly username: string
}

/** Which sign-in is meant: one that was made or renewed since is another. */
export type SignInVersion = Pick<Account, 'linkedAt' | 'renewals'>

/** Linked accounts, one per workspace and person; the credential is sealed for exactly that person. */
export interface Accounts {
  /** @throws SealError when the stored credential was tampered with. */
  find(team: string, user: string): Promise<Account | null>
  /** Links the person with a token of their own, in place of an earlier account. */
  save(team: string, user: string, token: string): Promise<void>
  /** Keeps what a sign-in was renewed with; false, and nothing kept, when this one is not there any more. */
  renew(
    team: string,
    user: string,
    version: SignInVersion,
    fresh: { readonly token: string; readonly renewal: Renewal | null },
  ): Promise<boolean>
  /** Notes that a sign-in cannot be renewed; false when this one is not there any more. */
  cannotRenew(team: string, user: string, version: SignInVersion): Promise<boolean>
  /** Deletes the account and gives what was deleted; null when there was none. */
  remove(team: string, user: string): Promise<Credential | null>
  /** Notes that the account was used now. */
  touch(team: string, user: string): Promise<void>
  /**
   * Notes that the forge refuses the account that was linked at `linkedAt`. True for one caller in 24 hours: the
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
  const versionOf = (team: string, user: string, { linkedAt, renewals }: SignInVersion) =>
    db
      .updateTable('accounts')
      .where('team', '=', team)
      .where('user', '=', user)
      .where('credential', '=', 'sign-in')
      .where('linkedAt', '=', linkedAt)
      .where('renewals', '=', renewals)
  return {
    async find(team, user) {
      const row = await db
        .selectFrom('accounts')
        .select(['token', 'credential', 'renewal', 'renewals', 'linkedAt', 'lastUsedAt'])
        .where('team', '=', team)
        .where('user', '=', user)
        .executeTakeFirst()
      if (!row) return null
      const { linkedAt, lastUsedAt, renewals } = row
      return { ...openCredential(keys, row, bondsOf(team, user)), linkedAt, lastUsedAt, renewals }
    },
    async save(team, user, token) {
      await saveAccount({ db, keys, now }, { team, user }, { kind: 'token', token }, null)
    },
    async renew(team, user, version, fresh) {
      const { token, renewal } = sealCredential(keys, { kind: 'sign-in', ...fresh }, bondsOf(team, user))
      const kept = await versionOf(team, user, version)
        .set({ token, renewal, renewals: version.renewals + 1 })
        .executeTakeFirst()
      return kept.numUpdatedRows > 0n
    },
    async cannotRenew(team, user, version) {
      // Not counted: whoever has renewed it at the same time keeps the new token all the same.
      const kept = await versionOf(team, user, version).set({ renewal: null }).executeTakeFirst()
      return kept.numUpdatedRows > 0n
    },
    async remove(team, user) {
      const gone = await db
        .deleteFrom('accounts')
        .where('team', '=', team)
        .where('user', '=', user)
        .returning(['token', 'credential', 'renewal'])
        .executeTakeFirst()
      return gone ? openCredential(keys, gone, bondsOf(team, user)) : null
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
      return row ? identityIn(row) : null
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

/** Links a person, in place of an earlier account; also for use inside a transaction of another table. */
export async function saveAccount(
  { db, keys, now }: Ground,
  { team, user }: { readonly team: string; readonly user: string },
  credential: Credential,
  identity: ForgeIdentity | null,
): Promise<void> {
  const fresh = {
    ...sealCredential(keys, credential, bondsOf(team, user)),
    ...identityColumns(identity),
    renewals: 0,
    linkedAt: now(),
    lastUsedAt: null,
    refusalToldAt: null,
  }
  await db
    .insertInto('accounts')
    .values({ team, user, ...fresh })
    .onConflict((conflict) => conflict.columns(['team', 'user']).doUpdateSet(fresh))
    .execute()
}

/** An identity as it is kept, here and with what waits for its confirmation. */
export interface IdentityColumns {
  readonly forgeUserId: number | null
  readonly forgeUserName: string | null
}

export function identityColumns(identity: ForgeIdentity | null): IdentityColumns {
  return { forgeUserId: identity?.id ?? null, forgeUserName: identity?.username ?? null }
}

export function identityIn({ forgeUserId, forgeUserName }: IdentityColumns): ForgeIdentity | null {
  if (forgeUserId === null || forgeUserName === null) return null
  return { id: forgeUserId, username: forgeUserName }
}

/** What a token in this table is bound to. */
export function ofAccount(team: string, user: string): SealedFor {
  return { team, user, kind: 'account' }
}

/** What the renewal of a sign-in in this table is bound to. */
export function ofRenewal(team: string, user: string): SealedFor {
  return { team, user, kind: 'renewal' }
}

function bondsOf(team: string, user: string): CredentialBonds {
  return { token: ofAccount(team, user), renewal: ofRenewal(team, user) }
}
