import { notFound } from '../../http/answer.ts'
import { type ProjectCall, pathId } from '../../http/route.ts'
import { type Milestone, milestoneById } from '../../state/milestones.ts'

/** The milestone that the path names by its global id; refuses with 404. */
export function findMilestone(call: ProjectCall): Milestone {
  const found = milestoneById(call.world.database, call.project.id, pathId(call, 'milestone_id'))
  if (!found) throw notFound()
  return found
}
