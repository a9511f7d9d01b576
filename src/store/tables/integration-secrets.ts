import { createHmac } from 'node:crypto'
import { retryOnConflict, type StoreContext } from '../context.ts'
import { bigint, encryptedColumns, type Table, text } from '../define-table.ts'
import { decrypt, encrypt } from '../encrypted-text.ts'
import { derivedKey } from '../keys.ts'

const columns = {
  /** HMAC of workspace, person and secret: setting the same secret again updates one row. */
  idHash: text,
  team: text,
  /** The person who set it. */
  user: text,
  /** Encrypted. */
  secret: text,
  expiresAt: bigint,
}

const encrypted = encryptedColumns('integrationSecrets', columns, ['idHash', 'team', 'user'], ['secret'])

export const integrationSecretsTable: Table<'integrationSecrets', typeof columns> = {
  name: 'integrationSecrets',
  columns,
  primaryKey: ['idHash'],
  encrypted,
  retention: 'expiresAt',
  erasure: { person: 'deleted', workspace: 'deleted', forge: 'deleted' },
  inBackup: 'kept',
}

declare module '../context.ts' {
  interface Schema extends RowsOf<typeof integrationSecretsTable> {}
}

/** Retention of a secret after the forge has accepted it, in ms; the page where it is entered says so. */
const KEPT_MS = 90 * 24 * 60 * 60_000
/** Maximum number of secrets per workspace; beyond it, those set longest ago are deleted. */
const MOST_PER_TEAM = 100

/** Integration secrets that the forge has accepted: encrypted, and read only to redact them from texts. */
export interface IntegrationSecrets {
  /** Stores it for 90 days from now, as set by this person. */
  keep(team: string, user: string, secret: string): Promise<void>
  /** The ids of all workspaces, in the order in which they were set. */
  ids(): Promise<readonly string[]>
  /**
   * Null when it does not (or no longer) exist.
   * @throws DecryptionError when it was tampered with.
   */
  find(id: string): Promise<string | null>
}

export function createIntegrationSecrets({ db, keys, now }: StoreContext): IntegrationSecrets {
  const { context } = encrypted
  return {
    async keep(team, user, secret) {
      const mac = createHmac('sha256', derivedKey(keys[0], 'integration-secret'))
      const idHash = mac.update(JSON.stringify([team, user, secret])).digest('base64url')
      const row = { idHash, team, user }
      const fresh = { secret: encrypt(keys, secret, context('secret', row)), expiresAt: now() + KEPT_MS }
      await retryOnConflict(db, async (transaction) => {
        await transaction
          .insertInto('integrationSecrets')
          .values({ ...row, ...fresh })
          .onConflict((conflict) => conflict.column('idHash').doUpdateSet(fresh))
          .execute()
        await transaction
          .deleteFrom('integrationSecrets')
          .where('team', '=', team)
          .where('idHash', 'not in', (those) =>
            those
              .selectFrom('integrationSecrets')
              .select('idHash')
              .where('team', '=', team)
              .orderBy('expiresAt', 'desc')
              .orderBy('idHash')
              .limit(MOST_PER_TEAM),
          )
          .execute()
      })
    },
    async ids() {
      const rows = await db
        .selectFrom('integrationSecrets')
        .select('idHash')
        .where('expiresAt', '>', now())
        .orderBy('expiresAt')
        .execute()
      return rows.map(({ idHash }) => idHash)
    },
    async find(id) {
      const row = await db
        .selectFrom('integrationSecrets')
        .select(['idHash', 'team', 'user', 'secret'])
        .where('idHash', '=', id)
        .where('expiresAt', '>', now())
        .executeTakeFirst()
      return row ? decrypt(keys, row.secret, context('secret', row)) : null
    },
  }
}
