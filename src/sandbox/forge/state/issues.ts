import { z } from 'zod'
import { column, type Database, type Row, table, type Value } from './database.ts'

export const ISSUES = table('issues', {
  ...column.numeric('id', 'iid', 'project_id', 'author_id', 'user_notes_count'),
  ...column.textual('title', 'description', 'created_at', 'updated_at'),
  ...column.maybeTextual('due_date', 'closed_at'),
  ...column.maybeNumeric('milestone_id', 'assignee_id', 'closed_by_id'),
  ...column.flags('confidential'),
  state: z.enum(['opened', 'closed']),
  ...column.words('labels'),
})

export type Issue = Row<typeof ISSUES>

/** Adds an open issue with the next iid, and returns its iid; what is left out is empty. */
export function addIssue(
  database: Database,
  issue: Record<string, Value> & { readonly project_id: number; readonly created_at: string },
): number {
  const sql = 'SELECT coalesce(max(iid), 0) + 1 AS count FROM issues WHERE project_id = ?'
  const iid = database.count(sql, issue.project_id)
  database.insert('issues', { iid, updated_at: issue.created_at, ...issue })
  return iid
}

export function reopenIssue(database: Database, id: number, at: string): void {
  const columns = { state: 'opened', closed_at: null, closed_by_id: null, updated_at: at }
  database.update('issues', id, columns)
}

export function closeIssue(database: Database, id: number, at: string, by: number): void {
  database.update('issues', id, { state: 'closed', closed_at: at, closed_by_id: by, updated_at: at })
}

export const MILESTONES = table('milestones', {
  ...column.numeric('id', 'iid'),
  ...column.textual('title', 'description', 'created_at', 'updated_at'),
  ...column.maybeTextual('start_date', 'due_date'),
  ...column.maybeNumeric('project_id', 'group_id'),
  state: z.enum(['active', 'closed']),
})

export type Milestone = Row<typeof MILESTONES>

/** Finds a milestone that an issue or a merge request of this project can have: the project's or its group's. */
export function reachableMilestone(
  database: Database,
  project: { readonly id: number; readonly group_id: number | null },
  id: number,
): Milestone | undefined {
  const sql = 'SELECT * FROM milestones WHERE (project_id = ? OR group_id = ?) AND id = ?'
  return database.first(MILESTONES.row, sql, project.id, project.group_id, id)
}

/** Lists the milestones of the project and of the group, either of which may be left out, by due date. */
export function milestonesByDate(
  database: Database,
  of: { readonly project: number | null; readonly group: number | null },
): Milestone[] {
  const sql = `SELECT * FROM milestones WHERE project_id = ? OR group_id = ?
    ORDER BY due_date IS NULL, due_date, id`
  return database.all(MILESTONES.row, sql, of.project, of.group)
}

export function titleTakenAround(
  database: Database,
  of: { readonly projects: readonly number[]; readonly group: number | null },
  title: string,
  except: number,
): boolean {
  const sql = `SELECT count(*) AS count FROM milestones WHERE title = ? AND id <> ?
    AND (group_id = ? OR project_id IN (SELECT value FROM json_each(?)))`
  return database.count(sql, title, except, of.group, of.projects) > 0
}

export function addMilestone(
  database: Database,
  milestone: Omit<Milestone, 'id' | 'iid' | 'updated_at' | 'state'>,
): Milestone {
  const sql = `SELECT coalesce(max(iid), 0) + 1 AS count FROM milestones WHERE project_id = ? OR group_id = ?`
  const iid = database.count(sql, milestone.project_id, milestone.group_id)
  return database.add(MILESTONES, { ...milestone, iid, updated_at: milestone.created_at })
}

export function deleteMilestone(database: Database, id: number): void {
  for (const table of ['issues', 'merge_requests'])
    database.run(`UPDATE ${table} SET milestone_id = NULL WHERE milestone_id = ?`, id)
  database.run('DELETE FROM milestones WHERE id = ?', id)
}
