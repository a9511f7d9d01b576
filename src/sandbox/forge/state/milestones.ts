import { z } from 'zod'
import type { Database, Value } from './database.ts'

const row = z.object({
  id: z.number(),
  iid: z.number(),
  project_id: z.number(),
  title: z.string(),
  description: z.string(),
  due_date: z.string().nullable(),
  state: z.enum(['active', 'closed']),
  created_at: z.string(),
  updated_at: z.string(),
})

/** A milestone; the row and the API document have the same nine fields. */
export type Milestone = z.infer<typeof row>

export function milestoneById(database: Database, project: number, id: number): Milestone | undefined {
  return database.first(row, 'SELECT * FROM milestones WHERE project_id = ? AND id = ?', project, id)
}

/** Newest id first; `iids` undefined means all. */
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
      row,
      `SELECT * FROM milestones ${where} ORDER BY id DESC LIMIT ?4 OFFSET ?5`,
      ...values,
      window.limit,
      window.offset,
    ),
    total: database.count(`SELECT count(*) AS count FROM milestones ${where}`, ...values),
  }
}

export function titleTaken(database: Database, project: number, title: string, except: number): boolean {
  const sql = 'SELECT count(*) AS count FROM milestones WHERE project_id = ? AND title = ? AND id <> ?'
  return database.count(sql, project, title, except) > 0
}

export function addMilestone(
  database: Database,
  milestone: Omit<Milestone, 'id' | 'iid' | 'updated_at'>,
): number {
  const sql = 'SELECT coalesce(max(iid), 0) + 1 AS count FROM milestones WHERE project_id = ?'
  const iid = database.count(sql, milestone.project_id)
  return database.insert('milestones', { ...milestone, iid, updated_at: milestone.created_at })
}

export function changeMilestone(database: Database, id: number, columns: Record<string, Value>): void {
  database.update('milestones', id, columns)
}
