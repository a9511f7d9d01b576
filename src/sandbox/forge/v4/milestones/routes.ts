import { z } from 'zod'
import {
  type Answer,
  choice,
  contains,
  done,
  existing,
  forbidden,
  json,
  type Method,
  numberList,
  readParams,
  reject,
  text,
} from '../../http/answer.ts'
import { type Call, pageOf, pathId, projectRoute, type Route } from '../../http/route.ts'
import { createMilestone, type MilestoneOwner, updateMilestone } from '../../resources/milestones/routes.ts'
import {
  deleteMilestone,
  ISSUES,
  MILESTONES,
  type Milestone,
  milestonesByDate,
  titleTakenAround,
} from '../../state/issues.ts'
import { MERGE_REQUESTS } from '../../state/merge-requests.ts'
import { PROJECTS, type Project } from '../../state/projects.ts'
import { LEVEL, levelOf, mayRead, maySeeIssue } from '../../world.ts'
import { groupRoute } from '../groups.ts'
import { isWithin, sortedBy } from '../listing.ts'
import { listedMergeRequest } from '../merge-requests/entity.ts'
import { issueEntity, milestoneEntity } from '../projects/entity.ts'

/** The owner of the milestones of a call: a project, or a group with the projects that this person sees. */
interface OwnerCall extends Call {
  readonly level: number
  readonly projects: readonly Project[]
  readonly owner: MilestoneOwner
}
type Handle = (call: OwnerCall) => Answer | Promise<Answer>

const filters = z.object({
  iids: numberList.optional(),
  state: z.enum(['active', 'closed', 'all']).default('all'),
  title: text.optional(),
  search: text.default(''),
  include_ancestors: choice.optional(),
  include_parent_milestones: choice.optional(),
  updated_before: z.coerce.date().optional(),
  updated_after: z.coerce.date().optional(),
})

/** Ignores iids where milestones of the project's group are included: they are ambiguous there. */
function list(call: OwnerCall) {
  const read = readParams(filters, call.params)
  if (read.include_ancestors !== undefined && read.include_parent_milestones !== undefined)
    throw reject(400, 'include_ancestors, include_parent_milestones are mutually exclusive')
  const ancestors = read.include_ancestors ?? read.include_parent_milestones ?? false
  const { iids, state, title, search, updated_before: before, updated_after: after } = read
  const { project_id: project, group_id: group } = call.owner.ids
  const above = ancestors && project !== null ? (call.projects[0]?.group_id ?? null) : group
  const found = milestonesByDate(call.world.database, { project, group: above }).filter(
    (milestone) =>
      (iids === undefined || ancestors || iids.includes(milestone.iid)) &&
      (state === 'all' || milestone.state === state) &&
      (title === undefined || milestone.title === title) &&
      (contains(milestone.title, search) || contains(milestone.description, search)) &&
      isWithin(milestone.updated_at, after?.getTime(), before?.getTime()),
  )
  return pageOf(call, found, (milestone) => milestoneEntity(call.world, milestone))
}

function find({ owner, ...call }: OwnerCall): Milestone {
  return existing(owner.byId(pathId(call, 'milestone_id')))
}

function create(call: OwnerCall) {
  requireReporter(call)
  return createMilestone(call, call.owner)
}

function update(call: OwnerCall) {
  requireReporter(call)
  return updateMilestone(call, call.owner, find(call))
}

function remove(call: OwnerCall) {
  requireReporter(call)
  deleteMilestone(call.world.database, find(call).id)
  return done('milestone deleted')
}

/** Lists the milestone's issues, newest first, as far as this person sees them. */
function issues(call: OwnerCall) {
  const { world, user, projects } = call
  const found = world.database.list(ISSUES, { milestone_id: find(call).id }, 'id DESC').flatMap((issue) => {
    const project = projects.find(({ id }) => id === issue.project_id)
    return project && maySeeIssue(world, user, project, issue) ? [{ project, issue }] : []
  })
  return pageOf(call, found, ({ project, issue }) => issueEntity(world, project, issue))
}

/** Like `issues`, for merge requests. */
function mergeRequests({ world, user, ...call }: OwnerCall) {
  const milestone = find({ world, user, ...call })
  const found = call.projects.flatMap((project) =>
    world.database
      .list(MERGE_REQUESTS, { project_id: project.id }, 'id DESC')
      .filter((request) => request.milestone_id === milestone.id && mayRead(world, user, project, request))
      .map((request) => ({ id: request.id, project, request })),
  )
  return pageOf(
    { world, user, ...call },
    sortedBy(found, 'desc', () => 0),
    ({ project, request }) => listedMergeRequest({ world, user, project }, request),
  )
}

function requireReporter({ level }: OwnerCall): void {
  if (level < LEVEL.reporter) throw forbidden()
}

function ofProject(method: Method, template: string, handle: Handle): Route {
  return projectRoute(method, template, (call) => {
    const { world, user, project } = call
    const { database } = world
    const owner = ownerOf(call, { project_id: project.id, group_id: null }, (id) =>
      database.find(MILESTONES, { project_id: project.id, id }),
    )
    const around = { projects: [project.id], group: project.group_id }
    const level = levelOf(world, user, project)
    return handle({ ...call, level, projects: [project], owner: { ...owner, ...uniqueAround(call, around) } })
  })
}

function ofGroup(method: Method, template: string, handle: Handle): Route {
  return groupRoute(method, template, (call) => {
    const { world, group } = call
    const { database } = world
    const owner = ownerOf(call, { project_id: null, group_id: group.id }, (id) =>
      database.find(MILESTONES, { group_id: group.id, id }),
    )
    const around = {
      projects: database.list(PROJECTS, { group_id: group.id }).map(({ id }) => id),
      group: group.id,
    }
    return handle({ ...call, owner: { ...owner, ...uniqueAround(call, around) } })
  })
}

function ownerOf({ world }: Call, ids: MilestoneOwner['ids'], byId: MilestoneOwner['byId']) {
  return {
    ids,
    editable: ['title', 'description', 'start_date', 'due_date', 'state_event'],
    show: (milestone: Milestone) => milestoneEntity(world, milestone),
    byId,
  }
}

/** A title is unique among the milestones of a group and of its projects. */
function uniqueAround({ world }: Call, around: Parameters<typeof titleTakenAround>[1]) {
  return {
    isTaken: (title: string, except: number) => titleTakenAround(world.database, around, title, except),
    taken: 'already being used for another group or project milestone.',
  }
}

const ONE = '/milestones/:milestone_id'

export const milestoneRoutes: readonly Route[] = [
  ...[ofProject, ofGroup].flatMap((route) => [
    route('GET', '/milestones', list),
    route('POST', '/milestones', create),
    route('GET', ONE, (call) => json(200, milestoneEntity(call.world, find(call)))),
    route('PUT', ONE, update),
    route('DELETE', ONE, remove),
    route('GET', `${ONE}/issues`, issues),
    route('GET', `${ONE}/merge_requests`, mergeRequests),
  ]),
]
