import { randomBytes } from 'node:crypto'
import type { Ground } from './ground.ts'
import { open, type SealedFor, seal } from './sealed-text.ts'

/** What the marks of a workspace’s posts are made with. */
export interface PostMarks {
  /** 256 random bits, in base64url, which are the same for as long as the store and its backups live. */
  secret(team: string): Promise<string>
}

export function createPostMarks({ db, keys }: Ground): PostMarks {
  const kept = (team: string) =>
    db.selectFrom('postMarks').select('secret').where('team', '=', team).executeTakeFirst()
  return {
    async secret(team) {
      const row = await kept(team)
      if (row) return open(keys, row.secret, ofPostMark(team))
      const secret = seal(keys, randomBytes(32).toString('base64url'), ofPostMark(team))
      await db
        .insertInto('postMarks')
        .values({ team, secret })
        .onConflict((conflict) => conflict.column('team').doNothing())
        .execute()
      // Another replica may have been first.
      const first = (await kept(team))?.secret ?? secret
      return open(keys, first, ofPostMark(team))
    },
  }
}

/** What the secret is bound to: it is the workspace’s. */
export function ofPostMark(team: string): SealedFor {
  return { team, user: team, kind: 'mark' }
}
