import { notFound } from '../../http/answer.ts'
import { type ProjectCall, pathId } from '../../http/route.ts'
import { type Milestone, milestoneById, reachableMilestone } from '../../state/milestones.ts'
import type { Project } from '../../state/projects.ts'
import type { World } from '../../world.ts'

/** The milestone that the path names by its global id; refuses with 404. */
export function findMilestone(call: ProjectCall): Milestone {
  const found = milestoneById(call.world.database, call.project.id, pathId(call, 'milestone_id'))
  if (!found) throw notFound()
  return found
}

/** The milestone with this id that an issue or a merge request of the project can have, or be shown with. */
export function milestoneFor({ database, mode }: World, project: Project, id: number | null) {
  if (id === null) return undefined
  return mode.groupMilestones
    ? reachableMilestone(database, project, id)
    : milestoneById(database, project.id, id)
}
