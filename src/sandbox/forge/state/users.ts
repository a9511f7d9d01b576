import { z } from 'zod'
import { type Database, flag } from './database.ts'

const row = z.object({
  id: z.number(),
  username: z.string(),
  name: z.string(),
  email: z.string(),
  admin: flag,
})

export type User = z.infer<typeof row>

export function userByToken(database: Database, token: string): User | undefined {
  return database.first(row, 'SELECT * FROM users WHERE token = ?', token)
}

/** Each person has a token besides that may only read: their own, and `-read`. */
export function userByReadToken(database: Database, token: string): User | undefined {
  return token.endsWith('-read') ? userByToken(database, token.slice(0, -'-read'.length)) : undefined
}

export function userById(database: Database, id: number): User | undefined {
  return database.first(row, 'SELECT * FROM users WHERE id = ?', id)
}

/** Newest account first. */
export function allUsers(database: Database): User[] {
  return database.all(row, 'SELECT * FROM users ORDER BY id DESC')
}

/** Ends a token and answers the one that its person has instead; undefined when it is nobody’s. */
export function renewToken(database: Database, token: string): string | undefined {
  const user = userByToken(database, token)
  if (!user) return undefined
  const renewed = `${token}-again`
  database.update('users', user.id, { token: renewed })
  return renewed
}

/** People whose tokens the start page may show: everybody but the administrators. */
export function plainUsers(database: Database): { username: string; token: string }[] {
  const shown = z.object({ username: z.string(), token: z.string() })
  return database.all(shown, 'SELECT username, token FROM users WHERE admin = 0 ORDER BY id')
}
