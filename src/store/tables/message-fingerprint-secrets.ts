import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import type { StoreContext } from '../context.ts'
import { encryptedColumns, type Table, text } from '../define-table.ts'
import { decrypt, encrypt } from '../encrypted-text.ts'

const columns = {
  team: text,
  /** Encrypted. The secret itself stays the same, also when the key ring changes. */
  secret: text,
}

const encrypted = encryptedColumns('messageFingerprintSecrets', columns, ['team'], ['secret'])

export const messageFingerprintSecretsTable: Table<'messageFingerprintSecrets', typeof columns> = {
  name: 'messageFingerprintSecrets',
  columns,
  primaryKey: ['team'],
  encrypted,
  retention: 'kept',
  erasure: { workspace: 'deleted', forge: 'kept' },
  inBackup: 'kept',
}

/** The keys for the fingerprints of a workspace’s posts. */
export function createFingerprintSecrets(context: StoreContext) {
  const { db, keys } = context
  async function existing(team: string) {
    const rows = db.selectFrom('messageFingerprintSecrets').select('secret').where('team', '=', team)
    const row = await rows.executeTakeFirst()
    return row ? opened(team, row.secret) : null
  }
  const opened = (team: string, secret: string) =>
    createSecretKey(decrypt(keys, secret, encrypted.context('secret', { team })), 'utf8')
  return {
    /** 256 random bits, which stay the same for as long as the store and its backups exist. */
    async key(team: string): Promise<KeyObject> {
      const known = await existing(team)
      if (known) return known
      const fresh = randomBytes(32).toString('base64url')
      const secret = encrypt(keys, fresh, encrypted.context('secret', { team }))
      await db
        .insertInto('messageFingerprintSecrets')
        .values({ team, secret })
        .onConflict((conflict) => conflict.column('team').doNothing())
        .execute()
      // Another replica may have been first.
      return (await existing(team)) ?? opened(team, secret)
    },
  }
}
