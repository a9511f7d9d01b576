import { changesRows, retryOnConflict, type Schema, type StoreContext } from '../context.ts'
import {
  bigint,
  bigintOrNull,
  encryptedColumns,
  type ForgottenPerson,
  integer,
  type Table,
  text,
  textOrNull,
} from '../define-table.ts'
import { decrypt, encrypt } from '../encrypted-text.ts'

const columns = {
  /** A workspace, or the organisation of an org-wide installation. */
  team: text,
  /** The workspace’s organisation on Enterprise Grid; null elsewhere. */
  enterprise: textOrNull,
  /** The app and its bot in Slack. */
  app: text,
  botId: text,
  botUserId: text,
  /** Comma-separated, as Slack granted them. */
  scopes: text,
  /** The Slack user who installed the app; null once they are forgotten. */
  installedBy: textOrNull,
  /** Encrypted: the bot’s token. Null in a workspace where the organisation’s installation acts. */
  token: textOrNull,
  /** Encrypted; null for a token that does not expire. */
  refreshToken: textOrNull,
  tokenExpiresAt: bigintOrNull,
  /** Number of renewals of the token: concurrent renewals do not undo each other. */
  renewals: integer,
  installedAt: bigint,
}

const encrypted = encryptedColumns('installations', columns, ['team'], ['token', 'refreshToken'])

export const installationsTable: Table<'installations', typeof columns> = {
  name: 'installations',
  columns,
  primaryKey: ['team'],
  indexes: { installationsByEnterprise: ['enterprise'] },
  encrypted,
  retention: 'kept',
  erasure: { person: forgetInstaller, workspace: 'deleted', forge: 'kept' },
  inBackup: 'kept',
}

export interface BotToken {
  readonly token: string
  /** Null for a token that does not expire. `expiresAt` in ms UTC. */
  readonly renewal: { readonly refreshToken: string; readonly expiresAt: number } | null
}

/** The installation that acts in a workspace; `team` is the organisation’s for an org-wide one. Times in ms UTC. */
export interface Installation
  extends BotToken,
    Omit<Schema['installations'], 'token' | 'refreshToken' | 'tokenExpiresAt'> {}

export type NewInstallation = Omit<Installation, 'installedBy' | 'renewals' | 'installedAt'> & {
  readonly installedBy: string
}

/** Identifies one version of a token: a reinstallation or a renewal is another one. */
export type TokenVersion = Pick<Installation, 'team' | 'installedAt' | 'renewals'>

const noToken = { token: null, refreshToken: null, tokenExpiresAt: null } as const

/** The workspaces that installed the app by OAuth, each with the bot’s token. */
export function createInstallations({ db, keys, now }: StoreContext) {
  const sealed = (team: string, { token, renewal }: BotToken) => ({
    token: encrypt(keys, token, encrypted.context('token', { team })),
    refreshToken: renewal && encrypt(keys, renewal.refreshToken, encrypted.context('refreshToken', { team })),
    tokenExpiresAt: renewal?.expiresAt ?? null,
  })

  const rowOf = (team: string) =>
    db.selectFrom('installations').selectAll().where('team', '=', team).executeTakeFirst()

  /** Takes in a workspace of an organisation, which is served (again) then; one that has a row keeps it. */
  async function join(team: string, enterprise: string) {
    const ofAll = await rowOf(enterprise)
    if (!ofAll || team === enterprise) return undefined
    const own = { team, ...noToken, renewals: 0 }
    await retryOnConflict(db, async (transaction) => {
      const joining = transaction
        .insertInto('installations')
        .values({ ...ofAll, ...own, enterprise, installedBy: null, installedAt: now() })
        .onConflict((conflict) => conflict.doNothing())
      if (await changesRows(joining))
        await transaction.deleteFrom('uninstalls').where('team', '=', team).execute()
    })
    return ofAll
  }

  return {
    /**
     * The installation that acts in a workspace: its own, or its organisation’s. `enterprise` names the organisation
     * of a workspace that was not heard of before, which belongs to it from then on.
     * @throws DecryptionError when the stored token was tampered with.
     */
    async find(team: string, enterprise: string | null = null): Promise<Installation | null> {
      const own = (await rowOf(team)) ?? (enterprise === null ? undefined : await join(team, enterprise))
      const found = own?.token === null && own.enterprise !== null ? await rowOf(own.enterprise) : own
      if (!found || found.token === null) return null
      const { token, refreshToken, tokenExpiresAt, ...rest } = found
      const opened = { ...rest, token: decrypt(keys, token, encrypted.context('token', found)) }
      if (refreshToken === null || tokenExpiresAt === null) return { ...opened, renewal: null }
      const renewing = decrypt(keys, refreshToken, encrypted.context('refreshToken', found))
      return { ...opened, renewal: { refreshToken: renewing, expiresAt: tokenExpiresAt } }
    },
    /**
     * Stores an installation in the place of an earlier one; an org-wide one also in the place of those of its
     * organisation’s workspaces. All of these workspaces are served (again).
     */
    save: ({ token, renewal, ...installation }: NewInstallation): Promise<void> =>
      retryOnConflict(db, async (transaction) => {
        const { team } = installation
        const row = { ...installation, ...sealed(team, { token, renewal }), renewals: 0, installedAt: now() }
        await transaction
          .insertInto('installations')
          .values(row)
          .onConflict((conflict) => conflict.column('team').doUpdateSet(row))
          .execute()
        // An organisation is no member of itself: for a workspace’s own installation this finds nothing.
        const members = transaction.selectFrom('installations').select('team').where('enterprise', '=', team)
        await transaction.updateTable('installations').set(noToken).where('team', 'in', members).execute()
        await transaction
          .deleteFrom('uninstalls')
          .where(({ eb, or }) => or([eb('team', '=', team), eb('team', 'in', members)]))
          .execute()
      }),
    /** Stores a renewed token; false, and nothing stored, when this version no longer exists. */
    renew: ({ team, installedAt, renewals }: TokenVersion, fresh: BotToken): Promise<boolean> =>
      changesRows(
        db
          .updateTable('installations')
          .set({ ...sealed(team, fresh), renewals: renewals + 1 })
          .where(({ and }) => and({ team, installedAt, renewals })),
      ),
    /**
     * Lets the organisation’s installation act in the place of this version of a workspace’s own, whose token is dead;
     * false, and nothing changed, when there is none or this version no longer exists.
     */
    giveWay: ({ team, installedAt, renewals }: TokenVersion): Promise<boolean> =>
      changesRows(
        db
          .updateTable('installations')
          .set(noToken)
          .where(({ and }) => and({ team, installedAt, renewals }))
          .where('enterprise', 'in', (holders) =>
            holders
              .selectFrom('installations as holder')
              .select('holder.team')
              .where('holder.token', 'is not', null),
          ),
      ),
    /** The workspace itself and, for an organisation, those in which its installation acts. */
    async teamsOf(team: string): Promise<readonly string[]> {
      const members = await db
        .selectFrom('installations')
        .select('team')
        .where('enterprise', '=', team)
        .where('token', 'is', null)
        .execute()
      return [team, ...members.map((member) => member.team)]
    },
  }
}

export type Installations = ReturnType<typeof createInstallations>

/** Removes the person from the installations of their workspace and of its organisation. */
async function forgetInstaller(
  transaction: StoreContext['db'],
  { team, user }: ForgottenPerson,
): Promise<void> {
  const own = await transaction
    .selectFrom('installations')
    .select('enterprise')
    .where('team', '=', team)
    .executeTakeFirst()
  const places = own?.enterprise ? [team, own.enterprise] : [team]
  await transaction
    .updateTable('installations')
    .set({ installedBy: null })
    .where('installedBy', '=', user)
    .where('team', 'in', places)
    .execute()
}

const greetingColumns = {
  team: text,
  greetedAt: bigint,
}

export const greetingsTable: Table<'greetings', typeof greetingColumns> = {
  name: 'greetings',
  columns: greetingColumns,
  primaryKey: ['team'],
  retention: 'kept',
  erasure: { workspace: 'deleted', forge: 'kept' },
  inBackup: 'kept',
}

/** The workspaces whose installer was told what to do first. */
export function createGreetings({ db, now }: StoreContext) {
  return {
    async has(team: string): Promise<boolean> {
      const row = await db.selectFrom('greetings').select('team').where('team', '=', team).executeTakeFirst()
      return row !== undefined
    },
    async record(team: string): Promise<void> {
      await db
        .insertInto('greetings')
        .values({ team, greetedAt: now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
  }
}
