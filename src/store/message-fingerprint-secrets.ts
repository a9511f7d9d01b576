import { randomBytes } from 'node:crypto'
import type { StoreContext } from './context.ts'
import { encryptedColumns } from './encrypted-columns.ts'
import { decrypt, encrypt } from './encrypted-text.ts'

/** What the marks of a workspace’s posts are made with. */
export interface FingerprintSecrets {
  /** 256 random bits, in base64url, which are the same for as long as the store and its backups live. */
  secret(team: string): Promise<string>
}

export function createFingerprintSecrets({ db, keys }: StoreContext): FingerprintSecrets {
  const kept = (team: string) =>
    db.selectFrom('postMarks').select('secret').where('team', '=', team).executeTakeFirst()
  return {
    async secret(team) {
      const row = await kept(team)
      if (row) return decrypt(keys, row.secret, encryptedColumns.postMarks.bond('secret', { team }))
      const secret = encrypt(
        keys,
        randomBytes(32).toString('base64url'),
        encryptedColumns.postMarks.bond('secret', { team }),
      )
      await db
        .insertInto('postMarks')
        .values({ team, secret })
        .onConflict((conflict) => conflict.column('team').doNothing())
        .execute()
      // Another replica may have been first.
      const first = (await kept(team))?.secret ?? secret
      return decrypt(keys, first, encryptedColumns.postMarks.bond('secret', { team }))
    },
  }
}
