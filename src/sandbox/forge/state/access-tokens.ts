import { z } from 'zod'
import { type Database, flag } from './database.ts'

const row = z.object({
  id: z.number(),
  application_id: z.string(),
  user_id: z.number(),
  /** Words with spaces between them. */
  scope: z.string(),
  token: z.string(),
  refresh_token: z.string(),
  /** ms UTC, as is `expires_at`. */
  created_at: z.number(),
  expires_at: z.number(),
  revoked: flag,
})

/** What an application acts for a person with: an access token and what fetches the next one. */
export type AccessToken = z.infer<typeof row>

export function accessTokenBy(database: Database, token: string): AccessToken | undefined {
  return database.first(row, 'SELECT * FROM access_tokens WHERE token = ?', token)
}

export function accessTokenByRefresh(database: Database, refreshToken: string): AccessToken | undefined {
  return database.first(row, 'SELECT * FROM access_tokens WHERE refresh_token = ?', refreshToken)
}

export function addAccessToken(database: Database, token: Omit<AccessToken, 'id' | 'revoked'>): void {
  database.insert('access_tokens', { ...token, revoked: false })
}

/** Ends both the access token and what would fetch the next one. */
export function revokeAccessToken(database: Database, id: number): void {
  database.update('access_tokens', id, { revoked: true })
}

/** Ends everything that applications have of this person; answers how many could still be used. */
export function revokeAllOf(database: Database, username: string): number {
  const theirs = 'user_id = (SELECT id FROM users WHERE username = ?) AND NOT revoked'
  const found = database.count(`SELECT count(*) AS count FROM access_tokens WHERE ${theirs}`, username)
  database.run(`UPDATE access_tokens SET revoked = 1 WHERE ${theirs}`, username)
  return found
}
