import { z } from 'zod'
import { type Database, flag } from './database.ts'

const tokenRow = z.object({
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
export type AccessToken = z.infer<typeof tokenRow>

export function accessTokenBy(database: Database, token: string): AccessToken | undefined {
  return database.first(tokenRow, 'SELECT * FROM access_tokens WHERE token = ?', token)
}

export function accessTokenByRefresh(database: Database, refreshToken: string): AccessToken | undefined {
  return database.first(tokenRow, 'SELECT * FROM access_tokens WHERE refresh_token = ?', refreshToken)
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

const applicationRow = z.object({
  id: z.string(),
  /** Null for a public application, which cannot keep one. */
  secret: z.string().nullable(),
  redirect_uri: z.string(),
  /** How long its access tokens work. */
  token_seconds: z.number(),
})

/** What people can let act for them. */
export type Application = z.infer<typeof applicationRow>

export function applicationById(database: Database, id: string): Application | undefined {
  return database.first(applicationRow, 'SELECT * FROM applications WHERE id = ?', id)
}

export function allApplications(database: Database): Application[] {
  return database.all(applicationRow, 'SELECT * FROM applications ORDER BY id')
}

export function addApplication(database: Database, application: Application): void {
  database.insert('applications', application)
}

const grantRow = z.object({
  id: z.number(),
  code: z.string(),
  application_id: z.string(),
  user_id: z.number(),
  scope: z.string(),
  /** The code challenge (S256); null when the application sent none. */
  challenge: z.string().nullable(),
  expires_at: z.number(),
  used: flag,
})

/** What a person has allowed, until the application has fetched its tokens with the code. */
export type Grant = z.infer<typeof grantRow>

export function grantByCode(database: Database, code: string): Grant | undefined {
  return database.first(grantRow, 'SELECT * FROM grants WHERE code = ?', code)
}

export function addGrant(database: Database, grant: Omit<Grant, 'id' | 'used'>): void {
  database.insert('grants', { ...grant, used: false })
}

export function spendGrant(database: Database, id: number): void {
  database.update('grants', id, { used: true })
}
