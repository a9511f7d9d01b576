import type { Database } from '../state/database.ts'
import { addMilestone } from '../state/milestones.ts'
import { PEOPLE } from './people.ts'
import { before } from './timeline.ts'

/** Holds acme/web and acme/api; what is in the vault is no business of its members. */
export const GROUP = { id: 70, path: 'acme', name: 'Acme' } as const

const MEMBERS = [
  { user_id: PEOPLE.ann.id, level: 40 },
  { user_id: PEOPLE.bob.id, level: 30 },
] as const

/** What belongs to the group's milestone, by the project's id. */
const PLANNED = [
  { project: 42, issues: [13], requests: [16] },
  { project: 43, issues: [4, 5], requests: [3] },
] as const

export function sowGroup(database: Database): void {
  database.insert('groups', GROUP)
  for (const member of MEMBERS) database.insert('group_members', { group_id: GROUP.id, ...member })
}

/** After the projects, so that their milestones have the ids that they always had. */
export function sowGroupMilestone(database: Database, now: Date): void {
  const day = (days: number) => before(now, days).slice(0, 'yyyy-mm-dd'.length)
  const milestone = addMilestone(database, {
    project_id: null,
    group_id: GROUP.id,
    title: 'Faster shop',
    description: 'Nobody waits for a page or for a price.',
    start_date: day(24),
    due_date: day(-21),
    state: 'active',
    created_at: before(now, 25),
  })
  for (const { project, issues, requests } of PLANNED) {
    plan(database, 'issues', milestone, project, issues)
    plan(database, 'merge_requests', milestone, project, requests)
  }
  database.insert('former_paths', { path: 'acme/shop', project_id: 42 })
}

function plan(
  database: Database,
  table: 'issues' | 'merge_requests',
  milestone: number,
  project: number,
  iids: readonly number[],
): void {
  const sql = `UPDATE ${table} SET milestone_id = ? WHERE project_id = ? AND iid = ?`
  for (const iid of iids) database.run(sql, milestone, project, iid)
}
