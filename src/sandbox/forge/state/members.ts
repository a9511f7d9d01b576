import { z } from 'zod'
import type { Database } from './database.ts'

const row = z.object({ user_id: z.number(), level: z.number() })

/** Somebody who may see a project, and from which level on. */
export type Member = z.infer<typeof row>

/** Those of the project and those of its group, each once with the higher level; oldest account first. */
export function allMembers(database: Database, project: number): Member[] {
  const sql = 'SELECT user_id, level FROM all_members WHERE project_id = ? ORDER BY user_id'
  return database.all(row, sql, project)
}
