import { millisecondsInDay } from 'date-fns/constants'
import { changesRows, type Schema, type StoreContext } from '../context.ts'
import {
  type Credential,
  type CredentialAad,
  type ForgeIdentity,
  identityColumns,
  identityIn,
  openCredential,
  type Renewal,
  sealCredential,
} from '../credentials.ts'
import {
  bigint,
  bigintOrNull,
  encryptedColumns,
  integer,
  oneOf,
  type Table,
  text,
  textOrNull,
} from '../define-table.ts'
import { uninstalledTeams } from './uninstalls.ts'

const columns = {
  team: text,
  user: text,
  /** The base URL of its forge: the credential decrypts for no other. */
  forge: text,
  /** Encrypted. */
  token: text,
  credential: oneOf<'token' | 'sign-in'>(),
  /** Encrypted: the means to renew a sign-in. Null for a token, and for a sign-in that cannot be renewed. */
  renewal: textOrNull,
  /** Number of renewals of a sign-in: concurrent renewals do not undo each other. */
  renewals: integer,
  linkedAt: bigint,
  lastUsedAt: bigintOrNull,
  /** Time of the copy that a restore took the account from; null once its person has confirmed it. */
  restoredFrom: bigintOrNull,
  /** The forge user that the token belongs to; null until a response of the forge has named it. */
  forgeUserId: bigintOrNull,
  forgeUserName: textOrNull,
  /** Time of the last notice to the person that the forge refuses the token; null while it does not. */
  refusalNotifiedAt: bigintOrNull,
}

export const accountsEncryption = encryptedColumns(
  'accounts',
  columns,
  ['team', 'user', 'forge'],
  ['token', 'renewal'],
)

export const accountsTable: Table<'accounts', typeof columns> = {
  name: 'accounts',
  columns,
  primaryKey: ['team', 'user'],
  encrypted: accountsEncryption,
  retention: 'kept',
  erasure: { person: 'deleted', workspace: 'deleted', forge: 'deleted' },
  inBackup: 'kept',
}

/** A person's linked account; times in ms UTC. */
export type Account = Credential & {
  readonly linkedAt: number
  /** Null until it is first used. */
  readonly lastUsedAt: number | null
  readonly renewals: number
  readonly refusalNotifiedAt: number | null
}

/** An account from a restored copy; `restoredFrom` is the time of the copy, ms UTC. */
export type RestoredAccount = Account & {
  readonly restoredFrom: number
  readonly identity: ForgeIdentity | null
}

/** Identifies one version of a sign-in: a newer sign-in or a renewal is another version. */
export type SignInVersion = Pick<Account, 'linkedAt' | 'renewals'>

const NOTICE_INTERVAL_MS = millisecondsInDay

/** Linked accounts, one per workspace and person; the credential is encrypted for exactly that person. */
export function createAccountsTable(context: StoreContext) {
  const { db, keys, forge, now } = context
  const update = (which: Partial<Schema['accounts']>) =>
    db.updateTable('accounts').where(({ and }) => and(which))
  const versionOf = (team: string, user: string, { linkedAt, renewals }: SignInVersion) =>
    update({ team, user, credential: 'sign-in', linkedAt, renewals })
  const rows = (which: Partial<Schema['accounts']>) =>
    db.selectFrom('accounts').where(({ and }) => and(which))
  const linked = (team: string, user: string) =>
    rows({ team, user }).where('restoredFrom', 'is', null).selectAll().executeTakeFirst()
  /** The last use of each account since the uses were saved: a read leaves no row of its own behind. */
  const uses = new Map<string, { readonly team: string; readonly user: string; readonly at: number }>()
  const lastUseOf = ({ team, user, linkedAt, lastUsedAt }: Schema['accounts']) => {
    const at = uses.get(JSON.stringify([team, user]))?.at
    return at !== undefined && at >= linkedAt ? at : lastUsedAt
  }
  const opened = (row: Schema['accounts']): Account => {
    const { linkedAt, renewals, refusalNotifiedAt } = row
    const times = { linkedAt, lastUsedAt: lastUseOf(row), renewals, refusalNotifiedAt }
    return { ...openCredential(keys, row, accountAad(row)), ...times }
  }
  return {
    /**
     * The account that acts for the person; excludes a restored one until the person has confirmed it.
     * @throws DecryptionError when the stored credential was tampered with.
     */
    async find(team: string, user: string): Promise<Account | null> {
      const row = await linked(team, user)
      return row ? opened(row) : null
    },
    /**
     * The restored account that its person has not confirmed yet.
     * @throws DecryptionError when the stored credential was tampered with.
     */
    async restored(team: string, user: string): Promise<RestoredAccount | null> {
      const row = await rows({ team, user }).selectAll().executeTakeFirst()
      if (!row || row.restoredFrom === null) return null
      return { ...opened(row), restoredFrom: row.restoredFrom, identity: identityIn(row) }
    },
    /** Confirms the person’s restored account; false when there is none. */
    async resume(team: string, user: string): Promise<boolean> {
      const resumed = update({ team, user }).set({ restoredFrom: null })
      return changesRows(resumed.where('restoredFrom', 'is not', null))
    },
    save: (team: string, user: string, token: string, identity: ForgeIdentity | null = null): Promise<void> =>
      saveAccount(context, { team, user }, { kind: 'token', token }, identity),
    /** Stores a renewed sign-in; false, and nothing stored, when this version no longer exists. */
    async renew(
      team: string,
      user: string,
      version: SignInVersion,
      fresh: { readonly token: string; readonly renewal: Renewal | null },
    ): Promise<boolean> {
      const aad = accountAad({ team, user, forge })
      const { token, renewal } = sealCredential(keys, { kind: 'sign-in', ...fresh }, aad)
      return changesRows(
        versionOf(team, user, version).set({ token, renewal, renewals: version.renewals + 1 }),
      )
    },
    /** Marks a sign-in as not renewable; false when this version no longer exists. */
    // Does not count as a renewal: a concurrent renewal still stores its new token.
    cannotRenew: (team: string, user: string, version: SignInVersion): Promise<boolean> =>
      changesRows(versionOf(team, user, version).set({ renewal: null })),
    async remove(team: string, user: string): Promise<Credential | null> {
      const gone = await db
        .deleteFrom('accounts')
        .where(({ and }) => and({ team, user }))
        .returning(['forge', 'token', 'credential', 'renewal'])
        .executeTakeFirst()
      return gone ? openCredential(keys, gone, accountAad({ team, user, ...gone })) : null
    },
    touch(team: string, user: string): void {
      uses.set(JSON.stringify([team, user]), { team, user, at: now() })
    },
    async saveUses(): Promise<void> {
      const unsaved = [...uses]
      if (unsaved.length === 0) return
      await db.transaction().execute(async (transaction) => {
        for (const [, { team, user, at }] of unsaved)
          await transaction
            .updateTable('accounts')
            .where(({ and }) => and({ team, user }))
            .where('linkedAt', '<=', at)
            .set({ lastUsedAt: at })
            .execute()
      })
      for (const [name, use] of unsaved) if (uses.get(name) === use) uses.delete(name)
    },
    /**
     * Records that the forge refuses the account linked at `linkedAt`. True for one caller in 24 hours: that
     * caller offers the person a new link. A new link starts over.
     */
    refused(team: string, user: string, linkedAt: number): Promise<boolean> {
      const before = now() - NOTICE_INTERVAL_MS
      const notified = update({ team, user, linkedAt }).set({ refusalNotifiedAt: now() })
      return changesRows(
        notified.where(({ or, eb }) =>
          or([eb('refusalNotifiedAt', 'is', null), eb('refusalNotifiedAt', '<=', before)]),
        ),
      )
    },
    /**
     * Records that the forge accepts the account linked at `linkedAt` after a refusal, as a use of it at this moment:
     * what paused looks again. A later refusal is reported again.
     */
    async accepted(team: string, user: string, linkedAt: number): Promise<void> {
      await update({ team, user, linkedAt }).set({ refusalNotifiedAt: null, lastUsedAt: now() }).execute()
    },
    /** The person’s forge user; null while no forge response has named it, or when nothing is linked. */
    identity: (team: string, user: string): Promise<ForgeIdentity | null> =>
      linked(team, user).then((row) => (row ? identityIn(row) : null)),
    /** Stores the forge user of the account linked at `linkedAt`; one relinked since then is left alone. */
    async identify(
      team: string,
      user: string,
      linkedAt: number,
      { id, username }: ForgeIdentity,
    ): Promise<void> {
      await update({ team, user, linkedAt }).set({ forgeUserId: id, forgeUserName: username }).execute()
    },
  }
}

export type AccountsTable = ReturnType<typeof createAccountsTable>

/** Links a person, in place of an earlier account; also for use inside another table’s transaction. */
export async function saveAccount(
  { db, keys, forge, now }: StoreContext,
  { team, user }: { readonly team: string; readonly user: string },
  credential: Credential,
  identity: ForgeIdentity | null,
): Promise<void> {
  const fresh = {
    forge,
    ...sealCredential(keys, credential, accountAad({ team, user, forge })),
    ...identityColumns(identity),
    renewals: 0,
    linkedAt: now(),
    lastUsedAt: null,
    restoredFrom: null,
    refusalNotifiedAt: null,
  }
  await db
    .insertInto('accounts')
    .values({ team, user, ...fresh })
    .onConflict((conflict) => conflict.columns(['team', 'user']).doUpdateSet(fresh))
    .execute()
}

export function accountAad(row: Pick<Schema['accounts'], 'team' | 'user' | 'forge'>): CredentialAad {
  const { context } = accountsEncryption
  return { token: context('token', row), renewal: context('renewal', row) }
}

export interface LinkedPerson {
  readonly team: string
  readonly user: string
  readonly person: number
  readonly userName: string
}

/** The people whose linked account at the forge is known; excludes restored ones that are not confirmed. */
export function createLinkedPeople({ db }: StoreContext) {
  const linked = () =>
    db
      .selectFrom('accounts')
      .select(['team', 'user', 'forgeUserId as person', 'forgeUserName as userName'])
      .where('restoredFrom', 'is', null)
      .where('team', 'not in', uninstalledTeams)
      .orderBy('linkedAt')
      .$narrowType<{ person: number; userName: string }>()
  return {
    /** Linked people of all workspaces, the longest linked first. */
    all: (): Promise<LinkedPerson[]> => linked().where('forgeUserId', 'is not', null).execute(),
    /** People of a workspace with this account. */
    named: (team: string, person: number): Promise<LinkedPerson[]> =>
      linked().where('team', '=', team).where('forgeUserId', '=', person).execute(),
  }
}
