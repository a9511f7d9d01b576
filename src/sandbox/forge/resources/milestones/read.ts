import { z } from 'zod'
import { json } from '../../http/answer.ts'
import { integers, readParams } from '../../http/fields.ts'
import { pagedAnswer, readPaging } from '../../http/paging.ts'
import { type ProjectCall, projectRoute, type Route } from '../../http/route.ts'
import { LEVEL, levelOf } from '../../rights.ts'
import { issuesOfMilestone } from '../../state/issues.ts'
import { listMilestones } from '../../state/milestones.ts'
import { fullIssueEntity } from '../issue-entity.ts'
import { milestoneEntity } from './entity.ts'
import { findMilestone } from './find.ts'

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
