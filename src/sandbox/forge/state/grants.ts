import { z } from 'zod'
import { type Database, flag } from './database.ts'

const row = z.object({
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
export type Grant = z.infer<typeof row>

export function grantByCode(database: Database, code: string): Grant | undefined {
  return database.first(row, 'SELECT * FROM grants WHERE code = ?', code)
}

export function addGrant(database: Database, grant: Omit<Grant, 'id' | 'used'>): void {
  database.insert('grants', { ...grant, used: false })
}

export function spendGrant(database: Database, id: number): void {
  database.update('grants', id, { used: true })
}
