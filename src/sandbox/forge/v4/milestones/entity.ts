import { groupById } from '../../state/groups.ts'
import type { Milestone } from '../../state/milestones.ts'
import { projectById } from '../../state/projects.ts'
import type { World } from '../../world.ts'

/** A milestone as today's servers show it: with the id of its project or of its group. */
export function milestoneEntity(world: World, milestone: Milestone) {
  const { id, iid, project_id, group_id, title, description, state, created_at, updated_at } = milestone
  const { start_date, due_date } = milestone
  return {
    id,
    iid,
    ...(project_id === null ? { group_id } : { project_id }),
    title,
    description,
    state,
    created_at,
    updated_at,
    due_date,
    start_date,
    expired: due_date !== null && due_date < today(world),
    web_url: `${ownerAddress(world, milestone)}/-/milestones/${iid}`,
  }
}

function today({ now }: World): string {
  return new Date(now()).toISOString().slice(0, 'yyyy-mm-dd'.length)
}

function ownerAddress({ url, database }: World, { project_id, group_id }: Milestone): string {
  const project = projectById(database, project_id ?? 0)
  if (project) return `${url}/${project.namespace}/${project.path}`
  return `${url}/groups/${groupById(database, group_id ?? 0)?.path}`
}
