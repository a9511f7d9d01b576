import { done, json } from '../../http/answer.ts'
import { pageOf } from '../../http/paging.ts'
import { type ProjectCall, projectRoute, type Route, requireLevel } from '../../http/route.ts'
import { createMilestone, type MilestoneOwner, updateMilestone } from '../../resources/milestones/change.ts'
import { findMilestone } from '../../resources/milestones/find.ts'
import { LEVEL } from '../../rights.ts'
import { deleteMilestone, milestoneById, milestonesByDate, titleTakenAround } from '../../state/milestones.ts'
import { milestoneEntity } from './entity.ts'
import { wantedMilestones } from './filters.ts'
import { issuesPage, mergeRequestsPage } from './planned.ts'
import { EDITABLE, TAKEN } from './words.ts'

function ownerOf({ world, project }: ProjectCall): MilestoneOwner {
  const { database } = world
  const around = { projects: [project.id], group: project.group_id }
  return {
    ids: { project_id: project.id, group_id: null },
    editable: EDITABLE,
    show: (milestone) => milestoneEntity(world, milestone),
    byId: (id) => milestoneById(database, project.id, id),
    isTaken: (title, except) => titleTakenAround(database, around, title, except),
    taken: TAKEN,
  }
}

function list(call: ProjectCall) {
  const { ancestors, matches } = wantedMilestones(call)
  const of = { project: call.project.id, group: ancestors ? call.project.group_id : null }
  const found = milestonesByDate(call.world.database, of).filter(matches)
  return pageOf(call, found, (milestone) => milestoneEntity(call.world, milestone))
}

function view(call: ProjectCall) {
  return json(200, milestoneEntity(call.world, findMilestone(call)))
}

function create(call: ProjectCall) {
  requireLevel(call, LEVEL.reporter)
  return createMilestone(call, ownerOf(call))
}

function update(call: ProjectCall) {
  requireLevel(call, LEVEL.reporter)
  return updateMilestone(call, ownerOf(call), findMilestone(call))
}

function remove(call: ProjectCall) {
  requireLevel(call, LEVEL.reporter)
  deleteMilestone(call.world.database, findMilestone(call).id)
  return done('milestone deleted')
}

function issues(call: ProjectCall) {
  return issuesPage(call, findMilestone(call), [call.project])
}

function mergeRequests(call: ProjectCall) {
  return mergeRequestsPage(call, findMilestone(call), [call.project])
}

export const projectMilestoneRoutes: readonly Route[] = [
  projectRoute('GET', '/milestones', list),
  projectRoute('GET', '/milestones/:milestone_id', view),
  projectRoute('POST', '/milestones', create),
  projectRoute('PUT', '/milestones/:milestone_id', update),
  projectRoute('DELETE', '/milestones/:milestone_id', remove),
  projectRoute('GET', '/milestones/:milestone_id/issues', issues),
  projectRoute('GET', '/milestones/:milestone_id/merge_requests', mergeRequests),
]
