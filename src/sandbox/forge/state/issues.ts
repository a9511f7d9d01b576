import { z } from 'zod'
import { type Database, flag, type Value, words } from './database.ts'

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
  confidential: flag,
  user_notes_count: z.number(),
  closed_at: z.string().nullable(),
  closed_by_id: z.number().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
})

export type Issue = z.infer<typeof row>

export function issueByIid(database: Database, project: number, iid: number): Issue | undefined {
  return database.first(row, 'SELECT * FROM issues WHERE project_id = ? AND iid = ?', project, iid)
}

/** The issues of a milestone, newest id first; confidential ones only with `all`, or their own. */
export function issuesOfMilestone(
  database: Database,
  milestone: number,
  seen: { by: number; all: boolean },
  window: { limit: number; offset: number },
): { rows: Issue[]; total: number } {
  const where = 'WHERE milestone_id = ?1 AND (confidential = 0 OR ?2 OR author_id = ?3 OR assignee_id = ?3)'
  const values = [milestone, seen.all, seen.by]
  const sql = `SELECT * FROM issues ${where} ORDER BY id DESC LIMIT ?4 OFFSET ?5`
  return {
    rows: database.all(row, sql, ...values, window.limit, window.offset),
    total: database.count(`SELECT count(*) AS count FROM issues ${where}`, ...values),
  }
}

/** Every issue that has this milestone, newest id first. */
export function issuesWithMilestone(database: Database, milestone: number): Issue[] {
  return database.all(row, 'SELECT * FROM issues WHERE milestone_id = ? ORDER BY id DESC', milestone)
}

export function issuesOfProject(database: Database, project: number): Issue[] {
  return database.all(row, 'SELECT * FROM issues WHERE project_id = ? ORDER BY id', project)
}

/** Adds an open issue with the next iid, and answers its iid; what is left out is empty. */
export function addIssue(
  database: Database,
  issue: Record<string, Value> & { readonly project_id: number; readonly created_at: string },
): number {
  const sql = 'SELECT coalesce(max(iid), 0) + 1 AS count FROM issues WHERE project_id = ?'
  const iid = database.count(sql, issue.project_id)
  database.insert('issues', {
    iid,
    description: '',
    state: 'opened',
    labels: '[]',
    confidential: false,
    user_notes_count: 0,
    updated_at: issue.created_at,
    ...issue,
  })
  return iid
}

export function changeIssue(database: Database, id: number, columns: Record<string, Value>): void {
  database.update('issues', id, columns)
}

export function reopenIssue(database: Database, id: number, at: string): void {
  const columns = { state: 'opened', closed_at: null, closed_by_id: null, updated_at: at }
  database.update('issues', id, columns)
}

export function closeIssue(database: Database, id: number, at: string, by: number): void {
  database.update('issues', id, { state: 'closed', closed_at: at, closed_by_id: by, updated_at: at })
}
