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

const milestoneRow = z.object({
  id: z.number(),
  iid: z.number(),
  project_id: z.number().nullable(),
  group_id: z.number().nullable(),
  title: z.string(),
  description: z.string(),
  start_date: z.string().nullable(),
  due_date: z.string().nullable(),
  state: z.enum(['active', 'closed']),
  created_at: z.string(),
  updated_at: z.string(),
})

/** A milestone of a project or of a group; it has the id of the one or the other. */
export type Milestone = z.infer<typeof milestoneRow>

/** The project's own milestone with this id. */
export function milestoneById(database: Database, project: number, id: number): Milestone | undefined {
  return database.first(milestoneRow, 'SELECT * FROM milestones WHERE project_id = ? AND id = ?', project, id)
}

export function groupMilestoneById(database: Database, group: number, id: number): Milestone | undefined {
  return database.first(milestoneRow, 'SELECT * FROM milestones WHERE group_id = ? AND id = ?', group, id)
}

/** What an issue or a merge request of this project can have: a milestone of its own or of its group. */
export function reachableMilestone(
  database: Database,
  project: { readonly id: number; readonly group_id: number | null },
  id: number,
): Milestone | undefined {
  const sql = 'SELECT * FROM milestones WHERE (project_id = ? OR group_id = ?) AND id = ?'
  return database.first(milestoneRow, sql, project.id, project.group_id, id)
}

/** The project's own milestones, newest id first; `iids` undefined means all. */
export function listMilestones(
  database: Database,
  project: number,
  filter: { iids: readonly number[] | undefined; state: 'active' | 'closed' | 'all' },
  window: { limit: number; offset: number },
): { rows: Milestone[]; total: number } {
  const iids = JSON.stringify(filter.iids ?? null)
  const where = `WHERE project_id = ?1 AND (?2 = 'all' OR state = ?2)
    AND (?3 = 'null' OR iid IN (SELECT value FROM json_each(?3)))`
  const values = [project, filter.state, iids]
  return {
    rows: database.all(
      milestoneRow,
      `SELECT * FROM milestones ${where} ORDER BY id DESC LIMIT ?4 OFFSET ?5`,
      ...values,
      window.limit,
      window.offset,
    ),
    total: database.count(`SELECT count(*) AS count FROM milestones ${where}`, ...values),
  }
}

/** Those of the project and those of the group, either of which may be left out; the ones due first come first. */
export function milestonesByDate(
  database: Database,
  of: { readonly project: number | null; readonly group: number | null },
): Milestone[] {
  const sql = `SELECT * FROM milestones WHERE project_id = ? OR group_id = ?
    ORDER BY due_date IS NULL, due_date, id`
  return database.all(milestoneRow, sql, of.project, of.group)
}

export function titleTaken(database: Database, project: number, title: string, except: number): boolean {
  const sql = 'SELECT count(*) AS count FROM milestones WHERE project_id = ? AND title = ? AND id <> ?'
  return database.count(sql, project, title, except) > 0
}

/** Whether a milestone of the group, or of any of these projects, has the title. */
export function titleTakenAround(
  database: Database,
  of: { readonly projects: readonly number[]; readonly group: number | null },
  title: string,
  except: number,
): boolean {
  const sql = `SELECT count(*) AS count FROM milestones WHERE title = ? AND id <> ?
    AND (group_id = ? OR project_id IN (SELECT value FROM json_each(?)))`
  return database.count(sql, title, except, of.group, JSON.stringify(of.projects)) > 0
}

export function addMilestone(
  database: Database,
  milestone: Omit<Milestone, 'id' | 'iid' | 'updated_at'>,
): number {
  const sql = `SELECT coalesce(max(iid), 0) + 1 AS count FROM milestones WHERE project_id = ? OR group_id = ?`
  const iid = database.count(sql, milestone.project_id, milestone.group_id)
  return database.insert('milestones', { ...milestone, iid, updated_at: milestone.created_at })
}

export function changeMilestone(database: Database, id: number, columns: Record<string, Value>): void {
  database.update('milestones', id, columns)
}

/** Issues and merge requests that had it have none afterwards. */
export function deleteMilestone(database: Database, id: number): void {
  for (const table of ['issues', 'merge_requests'])
    database.run(`UPDATE ${table} SET milestone_id = NULL WHERE milestone_id = ?`, id)
  database.run('DELETE FROM milestones WHERE id = ?', id)
}
