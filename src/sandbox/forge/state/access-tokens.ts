import { z } from 'zod'
import { column, type Database, type Row, table } from './database.ts'

export const ACCESS_TOKENS = table('access_tokens', {
  ...column.numeric('id', 'user_id', 'expires_at'),
  ...column.textual('application_id', 'token', 'refresh_token'),
  ...column.flags('revoked'),
  /** Words with spaces between them. */
  scope: z.string(),
  /** ms UTC, as is `expires_at`. */
  created_at: z.number(),
})

/** An application's access for a person: an access token and its refresh token. */
export type AccessToken = Row<typeof ACCESS_TOKENS>

/** Revokes all applications' tokens of this person; returns how many were still valid. */
export function revokeAllOf(database: Database, username: string): number {
  const theirs = 'user_id = (SELECT id FROM users WHERE username = ?) AND NOT revoked'
  const found = database.count(`SELECT count(*) AS count FROM access_tokens WHERE ${theirs}`, username)
  database.run(`UPDATE access_tokens SET revoked = 1 WHERE ${theirs}`, username)
  return found
}

export const APPLICATIONS = table('applications', {
  ...column.textual('id', 'redirect_uri'),
  /** Null for a public application, which cannot keep one. */
  secret: z.string().nullable(),
  /** Lifetime of its access tokens. */
  token_seconds: z.number(),
})

/** An application that people can authorize. */
export type Application = Row<typeof APPLICATIONS>

export const GRANTS = table('grants', {
  ...column.numeric('id', 'user_id', 'expires_at'),
  ...column.textual('code', 'application_id', 'scope'),
  ...column.flags('used'),
  /** The code challenge (S256); null when the application sent none. */
  challenge: z.string().nullable(),
})

/** A person's authorization, until the application exchanges its code for tokens. */
export type Grant = Row<typeof GRANTS>
