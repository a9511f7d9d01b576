import { done, json, notFound } from '../../http/answer.ts'
import { pageOf } from '../../http/paging.ts'
import { pathId, type Route } from '../../http/route.ts'
import { createMilestone, type MilestoneOwner, updateMilestone } from '../../resources/milestones/change.ts'
import { LEVEL } from '../../rights.ts'
import {
  deleteMilestone,
  groupMilestoneById,
  type Milestone,
  milestonesByDate,
  titleTakenAround,
} from '../../state/milestones.ts'
import { projectsOfGroup } from '../../state/projects.ts'
import { type GroupCall, groupRoute, requireGroupLevel } from '../groups/route.ts'
import { milestoneEntity } from './entity.ts'
import { wantedMilestones } from './filters.ts'
import { issuesPage, mergeRequestsPage } from './planned.ts'
import { EDITABLE, TAKEN } from './words.ts'

function ownerOf({ world, group }: GroupCall): MilestoneOwner {
  const { database } = world
  const around = { projects: projectsOfGroup(database, group.id).map(({ id }) => id), group: group.id }
  return {
    ids: { project_id: null, group_id: group.id },
    editable: EDITABLE,
    show: (milestone) => milestoneEntity(world, milestone),
    byId: (id) => groupMilestoneById(database, group.id, id),
    isTaken: (title, except) => titleTakenAround(database, around, title, except),
    taken: TAKEN,
  }
}

function find(call: GroupCall): Milestone {
  const found = groupMilestoneById(call.world.database, call.group.id, pathId(call, 'milestone_id'))
  if (!found) throw notFound()
  return found
}

/** The sandbox has one group and none above it. */
function list(call: GroupCall) {
  const { matches } = wantedMilestones(call)
  const found = milestonesByDate(call.world.database, { project: null, group: call.group.id }).filter(matches)
  return pageOf(call, found, (milestone) => milestoneEntity(call.world, milestone))
}

function view(call: GroupCall) {
  return json(200, milestoneEntity(call.world, find(call)))
}

function create(call: GroupCall) {
  requireGroupLevel(call, LEVEL.reporter)
  return createMilestone(call, ownerOf(call))
}

function update(call: GroupCall) {
  requireGroupLevel(call, LEVEL.reporter)
  return updateMilestone(call, ownerOf(call), find(call))
}

function remove(call: GroupCall) {
  requireGroupLevel(call, LEVEL.reporter)
  deleteMilestone(call.world.database, find(call).id)
  return done('milestone deleted')
}

function issues(call: GroupCall) {
  return issuesPage(call, find(call), call.projects)
}

function mergeRequests(call: GroupCall) {
  return mergeRequestsPage(call, find(call), call.projects)
}

export const groupMilestoneRoutes: readonly Route[] = [
  groupRoute('GET', '/milestones', list),
  groupRoute('GET', '/milestones/:milestone_id', view),
  groupRoute('POST', '/milestones', create),
  groupRoute('PUT', '/milestones/:milestone_id', update),
  groupRoute('DELETE', '/milestones/:milestone_id', remove),
  groupRoute('GET', '/milestones/:milestone_id/issues', issues),
  groupRoute('GET', '/milestones/:milestone_id/merge_requests', mergeRequests),
]
