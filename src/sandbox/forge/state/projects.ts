import { z } from 'zod'
import type { Database } from './database.ts'

const row = z.object({
  id: z.number(),
  namespace: z.string(),
  path: z.string(),
  name: z.string(),
  default_branch: z.string(),
  group_id: z.number().nullable(),
  created_at: z.string(),
})

export type Project = z.infer<typeof row>

export function projectById(database: Database, id: number): Project | undefined {
  return database.first(row, 'SELECT * FROM projects WHERE id = ?', id)
}

export function projectByPath(database: Database, namespace: string, path: string): Project | undefined {
  return database.first(row, 'SELECT * FROM projects WHERE namespace = ? AND path = ?', namespace, path)
}

/** The project that had this path, `namespace/path`, before it was moved. */
export function projectByFormerPath(database: Database, path: string): Project | undefined {
  const sql =
    'SELECT projects.* FROM projects JOIN former_paths ON project_id = id WHERE former_paths.path = ?'
  return database.first(row, sql, path)
}

export function projectsOfGroup(database: Database, group: number): Project[] {
  return database.all(row, 'SELECT * FROM projects WHERE group_id = ? ORDER BY id', group)
}

export function allProjects(database: Database): Project[] {
  return database.all(row, 'SELECT * FROM projects ORDER BY id')
}

/** The start page and the web pages know no login, so they show what somebody besides the administrator may see. */
export function hasMembers(database: Database, project: number): boolean {
  return database.count('SELECT count(*) AS count FROM all_members WHERE project_id = ?', project) > 0
}

/** Members of the group that a project is in are members of the project. */
export function memberLevel(database: Database, project: number, user: number): number {
  const level = z.object({ level: z.number() })
  const sql = 'SELECT level FROM all_members WHERE project_id = ? AND user_id = ?'
  return database.first(level, sql, project, user)?.level ?? 0
}

/** As `memberLevel`, without what the group gives. */
export function directLevel(database: Database, project: number, user: number): number {
  const sql = 'SELECT level FROM members WHERE project_id = ? AND user_id = ?'
  return database.first(z.object({ level: z.number() }), sql, project, user)?.level ?? 0
}

export function isProtected(database: Database, project: number, branch: string): boolean {
  const sql = 'SELECT count(*) AS count FROM protected_branches WHERE project_id = ? AND branch = ?'
  return database.count(sql, project, branch) > 0
}
