import type { Milestone } from '../../state/milestones.ts'

/** The nine fields of the API document. */
export function milestoneEntity(milestone: Milestone) {
  const { id, iid, project_id, title, description, due_date, state, created_at, updated_at } = milestone
  return { id, iid, project_id, title, description, due_date, state, created_at, updated_at }
}
