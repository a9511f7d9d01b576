import { type ProjectCall, projectRoute, type Route, requireLevel } from '../../http/route.ts'
import { LEVEL } from '../../rights.ts'
import { milestoneById, titleTaken } from '../../state/milestones.ts'
import { createMilestone, type MilestoneOwner, updateMilestone } from './change.ts'
import { milestoneEntity } from './entity.ts'
import { findMilestone } from './find.ts'

function ownerOf({ world: { database }, project }: ProjectCall): MilestoneOwner {
  return {
    ids: { project_id: project.id, group_id: null },
    editable: ['title', 'description', 'due_date', 'state_event'],
    show: milestoneEntity,
    byId: (id) => milestoneById(database, project.id, id),
    isTaken: (title, except) => titleTaken(database, project.id, title, except),
    taken: 'has already been taken',
  }
}

function create(call: ProjectCall) {
  requireLevel(call, LEVEL.master)
  return createMilestone(call, ownerOf(call))
}

function update(call: ProjectCall) {
  requireLevel(call, LEVEL.master)
  return updateMilestone(call, ownerOf(call), findMilestone(call))
}

export const milestoneWriteRoutes: readonly Route[] = [
  projectRoute('POST', '/milestones', create),
  projectRoute('PUT', '/milestones/:milestone_id', update),
]
