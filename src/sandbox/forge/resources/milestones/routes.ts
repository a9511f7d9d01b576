import { z } from 'zod'
import { integers, json, notFound, readParams } from '../../http/answer.ts'
import { pagedAnswer, readPaging } from '../../http/paging.ts'
import { type ProjectCall, pathId, projectRoute, type Route, requireLevel } from '../../http/route.ts'
import { LEVEL, levelOf } from '../../rights.ts'
import {
  issuesOfMilestone,
  listMilestones,
  type Milestone,
  milestoneById,
  reachableMilestone,
  titleTaken,
} from '../../state/issues.ts'
import type { Project } from '../../state/projects.ts'
import type { World } from '../../world.ts'
import { fullIssueEntity, milestoneEntity } from '../entities.ts'
import { createMilestone, type MilestoneOwner, updateMilestone } from './change.ts'

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

const filters = z.object({
  iid: integers.optional(),
  state: z.enum(['active', 'closed', 'all']).default('all'),
})

function list(call: ProjectCall) {
  const { iid, state } = readParams(filters, call.params)
  const paging = readPaging(call)
  const filter = { iids: iid, state }
  const { rows, total } = listMilestones(call.world.database, call.project.id, filter, paging)
  return pagedAnswer(call, paging, total, rows.map(milestoneEntity))
}

function view(call: ProjectCall) {
  return json(200, milestoneEntity(findMilestone(call)))
}

function issues(call: ProjectCall) {
  const paging = readPaging(call)
  const { world, user, project } = call
  const seen = { by: user.id, all: levelOf(world, user, project) >= LEVEL.reporter }
  const { rows, total } = issuesOfMilestone(world.database, findMilestone(call).id, seen, paging)
  const entities = rows.map((issue) => fullIssueEntity(world, project, issue, user.id))
  return pagedAnswer(call, paging, total, entities)
}

export const milestoneReadRoutes: readonly Route[] = [
  projectRoute('GET', '/milestones', list),
  projectRoute('GET', '/milestones/:milestone_id', view),
  projectRoute('GET', '/milestones/:milestone_id/issues', issues),
]

/** The milestone that the path names by its global id; refuses with 404. */
function findMilestone(call: ProjectCall): Milestone {
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
