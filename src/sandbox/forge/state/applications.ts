import { z } from 'zod'
import type { Database } from './database.ts'

const row = z.object({
  id: z.string(),
  /** Null for a public application, which cannot keep one. */
  secret: z.string().nullable(),
  redirect_uri: z.string(),
  /** How long its access tokens work. */
  token_seconds: z.number(),
})

/** What people can let act for them. */
export type Application = z.infer<typeof row>

export function applicationById(database: Database, id: string): Application | undefined {
  return database.first(row, 'SELECT * FROM applications WHERE id = ?', id)
}

export function allApplications(database: Database): Application[] {
  return database.all(row, 'SELECT * FROM applications ORDER BY id')
}

export function addApplication(database: Database, application: Application): void {
  database.insert('applications', application)
}
