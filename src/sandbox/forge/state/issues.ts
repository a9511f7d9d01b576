import { z } from 'zod'
import { type Database, words } from './database.ts'

const row = z.object({
  id: z.number(),
  iid: z.number(),
  project_id: z.number(),
  title: z.string(),
  description: z.string(),
  state: z.enum(['opened', 'closed']),
  labels: words,
  milestone_id: z.number().nullable(),
  author_id: z.number(),
  assignee_id: z.number().nullable(),
  due_date: z.string().nullable(),
  user_notes_count: z.number(),
  created_at: z.string(),
  updated_at: z.string(),
})

export type Issue = z.infer<typeof row>

export function issueByIid(database: Database, project: number, iid: number): Issue | undefined {
  return database.first(row, 'SELECT * FROM issues WHERE project_id = ? AND iid = ?', project, iid)
}

/** The issues of a milestone, newest id first. */
export function issuesOfMilestone(
  database: Database,
  milestone: number,
  window: { limit: number; offset: number },
): { rows: Issue[]; total: number } {
  const sql = 'SELECT * FROM issues WHERE milestone_id = ? ORDER BY id DESC LIMIT ? OFFSET ?'
  return {
    rows: database.all(row, sql, milestone, window.limit, window.offset),
    total: database.count('SELECT count(*) AS count FROM issues WHERE milestone_id = ?', milestone),
  }
}

export function closeIssue(database: Database, id: number, at: string): void {
  database.update('issues', id, { state: 'closed', updated_at: at })
}
