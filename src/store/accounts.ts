import type { Selectable } from 'kysely'
import type { StoreContext } from './context.ts'
import { accountBonds, type Credential, openCredential, type Renewal, sealCredential } from './credentials.ts'
import { type ForgeIdentity, identityColumns, identityIn } from './forge-identity.ts'
import type { AccountRow } from './tables/people.ts'

/** A person's linked account; times in ms UTC. */
export type Account = Credential & {
  readonly linkedAt: number
  /** null until it is first used. */
  readonly lastUsedAt: number | null
  /** How often a sign-in got a new token. */
  readonly renewals: number
  /** When its person was last told that the forge refuses it; null when it was accepted since. */
  readonly refusalToldAt: number | null
}

/** An account out of a copy; `restoredFrom` is the time of the copy, ms UTC. */
export type RestoredAccount = Account & {
  readonly restoredFrom: number
  readonly identity: ForgeIdentity | null
}

/** Which sign-in is meant: one that was made or renewed since is another. */
export type SignInVersion = Pick<Account, 'linkedAt' | 'renewals'>

/** Which account, as it is now. */
export type AccountVersion = SignInVersion & { readonly team: string; readonly user: string }

/** Linked accounts, one per workspace and person; the credential is sealed for exactly that person. */
export interface Accounts {
  /**
   * The account that acts for the person; not one that a restore brought back, before they have confirmed it.
   * @throws SealError when the stored credential was tampered with.
   */
  find(team: string, user: string): Promise<Account | null>
  /**
   * The account that a restore brought back and that its person has not confirmed since.
   * @throws SealError when the stored credential was tampered with.
   */
  restored(team: string, user: string): Promise<RestoredAccount | null>
  /** The person confirms the account that a restore brought back; false when there is none. */
  resume(team: string, user: string): Promise<boolean>
  /** Every linked account that acts for its person, of all workspaces, without its credential. */
  versions(): Promise<readonly AccountVersion[]>
  /** Links the person with a token of their own, in place of an earlier account. */
  save(team: string, user: string, token: string, identity?: ForgeIdentity | null): Promise<void>
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
  /** Notes that the forge accepts the account that was linked at `linkedAt`: a later refusal is said anew. */
  accepted(team: string, user: string, linkedAt: number): Promise<void>
  /** Who the person is at the forge; null while no answer of the forge has told, or when nothing is linked. */
  identity(team: string, user: string): Promise<ForgeIdentity | null>
  /** Notes who the account is that was linked at `linkedAt`; one that was linked anew since is left alone. */
  identify(team: string, user: string, linkedAt: number, identity: ForgeIdentity): Promise<void>
}

const TOLD_FOR_MS = 24 * 60 * 60_000

export function createAccounts({ db, keys, forge, now }: StoreContext): Accounts {
  const versionOf = (team: string, user: string, { linkedAt, renewals }: SignInVersion) =>
    db
      .updateTable('accounts')
      .where('team', '=', team)
      .where('user', '=', user)
      .where('forge', '=', forge)
      .where('credential', '=', 'sign-in')
      .where('linkedAt', '=', linkedAt)
      .where('renewals', '=', renewals)
  const rowOf = (team: string, user: string) =>
    db
      .selectFrom('accounts')
      .selectAll()
      .where('team', '=', team)
      .where('user', '=', user)
      .where('forge', '=', forge)
  const opened = (row: Selectable<AccountRow>): Account => {
    const { linkedAt, lastUsedAt, renewals, refusalToldAt } = row
    return { ...openCredential(keys, row, accountBonds(row)), linkedAt, lastUsedAt, renewals, refusalToldAt }
  }
  return {
    async find(team, user) {
      const row = await rowOf(team, user).where('restoredFrom', 'is', null).executeTakeFirst()
      return row ? opened(row) : null
    },
    async restored(team, user) {
      const row = await rowOf(team, user).executeTakeFirst()
      if (!row || row.restoredFrom === null) return null
      return { ...opened(row), restoredFrom: row.restoredFrom, identity: identityIn(row) }
    },
    async resume(team, user) {
      const resumed = await db
        .updateTable('accounts')
        .set({ restoredFrom: null })
        .where('team', '=', team)
        .where('user', '=', user)
        .where('forge', '=', forge)
        .where('restoredFrom', 'is not', null)
        .executeTakeFirst()
      return resumed.numUpdatedRows > 0n
    },
    versions: () =>
      db
        .selectFrom('accounts')
        .select(['team', 'user', 'linkedAt', 'renewals'])
        .where('forge', '=', forge)
        .where('restoredFrom', 'is', null)
        .execute(),
    async save(team, user, token, identity = null) {
      await saveAccount({ db, keys, forge, now }, { team, user }, { kind: 'token', token }, identity)
    },
    async renew(team, user, version, fresh) {
      const { token, renewal } = sealCredential(
        keys,
        { kind: 'sign-in', ...fresh },
        accountBonds({ team, user, forge }),
      )
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
        .returning(['forge', 'token', 'credential', 'renewal'])
        .executeTakeFirst()
      return gone ? openCredential(keys, gone, accountBonds({ team, user, ...gone })) : null
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
    async accepted(team, user, linkedAt) {
      await db
        .updateTable('accounts')
        .set({ refusalToldAt: null })
        .where('team', '=', team)
        .where('user', '=', user)
        .where('linkedAt', '=', linkedAt)
        .execute()
    },
    async identity(team, user) {
      const row = await db
        .selectFrom('accounts')
        .select(['forgeUserId', 'forgeUserName'])
        .where('team', '=', team)
        .where('user', '=', user)
        .where('restoredFrom', 'is', null)
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
  { db, keys, forge, now }: StoreContext,
  { team, user }: { readonly team: string; readonly user: string },
  credential: Credential,
  identity: ForgeIdentity | null,
): Promise<void> {
  const fresh = {
    forge,
    ...sealCredential(keys, credential, accountBonds({ team, user, forge })),
    ...identityColumns(identity),
    renewals: 0,
    linkedAt: now(),
    lastUsedAt: null,
    restoredFrom: null,
    refusalToldAt: null,
  }
  await db
    .insertInto('accounts')
    .values({ team, user, ...fresh })
    .onConflict((conflict) => conflict.columns(['team', 'user']).doUpdateSet(fresh))
    .execute()
}

/**
 * Who else of the workspace has this account at the forge: by whose it is there, and where the forge has not told that
 * of one of the two, by the token itself. A Slack id; null when nobody has.
 */
export async function otherHolder(
  { db, keys, forge }: Pick<StoreContext, 'db' | 'keys' | 'forge'>,
  { team, user }: { readonly team: string; readonly user: string },
  credential: Credential,
  identity: ForgeIdentity | null,
): Promise<string | null> {
  const others = await db
    .selectFrom('accounts')
    .select(['team', 'user', 'forge', 'token', 'credential', 'renewal', 'forgeUserId'])
    .where('team', '=', team)
    .where('user', '!=', user)
    .where('forge', '=', forge)
    .where(({ or, eb }) =>
      identity ? or([eb('forgeUserId', 'is', null), eb('forgeUserId', '=', identity.id)]) : eb.lit(true),
    )
    .execute()
  const holder = others.find((other) => {
    if (identity && other.forgeUserId !== null) return true
    return openCredential(keys, other, accountBonds(other)).token === credential.token
  })
  return holder?.user ?? null
}
