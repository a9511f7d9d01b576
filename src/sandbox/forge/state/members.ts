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

/** Those of the project itself, oldest account first. */
export function ownMembers(database: Database, project: number): Member[] {
  return database.all(
    row,
    'SELECT user_id, level FROM members WHERE project_id = ? ORDER BY user_id',
    project,
  )
}

/** Makes somebody a member of the project itself, or gives a member another level. */
export function saveMember(database: Database, project: number, { user_id, level }: Member): void {
  const sql = `INSERT INTO members (project_id, user_id, level) VALUES (?, ?, ?)
    ON CONFLICT DO UPDATE SET level = excluded.level`
  database.run(sql, project, user_id, level)
}

export function removeMember(database: Database, project: number, user: number): void {
  database.run('DELETE FROM members WHERE project_id = ? AND user_id = ?', project, user)
}
