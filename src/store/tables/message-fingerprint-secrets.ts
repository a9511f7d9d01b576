import { randomBytes } from 'node:crypto'
import { remembered, type StoreContext } from '../context.ts'
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

declare module '../context.ts' {
  interface Schema extends RowsOf<typeof messageFingerprintSecretsTable> {}
}

/** The secrets for the fingerprints of a workspace’s posts. */
export interface FingerprintSecrets {
  /** 256 random bits, in base64url, which stay the same for as long as the store and its backups exist. */
  secret(team: string): Promise<string>
}

export function createFingerprintSecrets(context: StoreContext): FingerprintSecrets {
  const { db, keys } = context
  const existing = remembered(context, ['messageFingerprintSecrets'], (team: string) =>
    db.selectFrom('messageFingerprintSecrets').select('secret').where('team', '=', team).executeTakeFirst(),
  )
  return {
    async secret(team) {
      const row = await existing(team)
      if (row) return decrypt(keys, row.secret, encrypted.context('secret', { team }))
      const secret = encrypt(
        keys,
        randomBytes(32).toString('base64url'),
        encrypted.context('secret', { team }),
      )
      await db
        .insertInto('messageFingerprintSecrets')
        .values({ team, secret })
        .onConflict((conflict) => conflict.column('team').doNothing())
        .execute()
      // Another replica may have been first.
      const first = (await existing(team))?.secret ?? secret
      return decrypt(keys, first, encrypted.context('secret', { team }))
    },
  }
}
