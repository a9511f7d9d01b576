import { z } from 'zod'
import {
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
} from '../http/answer.ts'
import { type Call, type Handle, pageOf, pathId, projectRoute, type Route } from '../http/route.ts'
import { createMilestone, type MilestoneOwner, updateMilestone } from '../resources/milestones/routes.ts'
import {
  deleteMilestone,
  ISSUES,
  MILESTONES,
  type Milestone,
  milestonesByDate,
  titleTakenAround,
} from '../state/issues.ts'
import { MERGE_REQUESTS } from '../state/merge-requests.ts'
import { PROJECTS, type Project } from '../state/projects.ts'
import { LEVEL, levelOf, mayRead, maySeeIssue } from '../world.ts'
import { issueEntity, listedMergeRequest, milestoneEntity } from './entities.ts'
import { groupRoute } from './groups.ts'
import { isWithin, moment } from './listing.ts'

/** The owner of the milestones of a call: a project, or a group with the projects that this person sees. */
interface OwnerCall extends Call {
  readonly level: number
  readonly projects: readonly Project[]
  readonly owner: MilestoneOwner
}

const filters = z.object({
  iids: numberList.optional(),
  state: z.enum(['active', 'closed', 'all']).default('all'),
  title: text.optional(),
  search: text.default(''),
  include_ancestors: choice.optional(),
  include_parent_milestones: choice.optional(),
  updated_before: moment.optional(),
  updated_after: moment.optional(),
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
      isWithin(milestone.updated_at, after, before),
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
  return pageOf(call, found, ({ project, issue }) => issueEntity({ world, user, project }, issue))
}

/** Like `issues`, for merge requests. */
function mergeRequests(call: OwnerCall) {
  const { world, user, projects } = call
  const found = world.database
    .list(MERGE_REQUESTS, { milestone_id: find(call).id }, 'id DESC')
    .flatMap((request) => {
      const project = projects.find(({ id }) => id === request.project_id)
      return project && mayRead(world, user, project, request) ? [{ project, request }] : []
    })
  return pageOf(call, found, ({ project, request }) => listedMergeRequest({ world, user, project }, request))
}

function requireReporter({ level }: OwnerCall): void {
  if (level < LEVEL.reporter) throw forbidden()
}

function ofProject(method: Method, template: string, handle: Handle<OwnerCall>): Route {
  return projectRoute(method, template, (call) => {
    const { world, user, project } = call
    const ids = { project_id: project.id, group_id: null }
    const owner = ownerOf(call, ids, { projects: [project.id], group: project.group_id })
    return handle({ ...call, level: levelOf(world, user, project), projects: [project], owner })
  })
}

function ofGroup(method: Method, template: string, handle: Handle<OwnerCall>): Route {
  return groupRoute(method, template, (call) => {
    const group = call.group.id
    const projects = call.world.database.list(PROJECTS, { group_id: group }).map(({ id }) => id)
    const ids = { project_id: null, group_id: group }
    return handle({ ...call, owner: ownerOf(call, ids, { projects, group }) })
  })
}

/** A title is unique `around` the owner: among the milestones of a group and of its projects. */
function ownerOf(
  { world }: Call,
  ids: MilestoneOwner['ids'],
  around: Parameters<typeof titleTakenAround>[1],
): MilestoneOwner {
  const { database } = world
  return {
    ids,
    editable: ['title', 'description', 'start_date', 'due_date', 'state_event'],
    show: (milestone) => milestoneEntity(world, milestone),
    byId: (wanted) => {
      const found = database.find(MILESTONES, { id: wanted })
      return found?.project_id === ids.project_id && found.group_id === ids.group_id ? found : undefined
    },
    isTaken: (title, except) => titleTakenAround(database, around, title, except),
    taken: 'already being used for another group or project milestone.',
  }
}

const ONE = '/milestones/:milestone_id'

export const milestoneRoutes: readonly Route[] = [ofProject, ofGroup].flatMap((route) => [
  route('GET', '/milestones', list),
  route('POST', '/milestones', create),
  route('GET', ONE, (call) => json(200, milestoneEntity(call.world, find(call)))),
  route('PUT', ONE, update),
  route('DELETE', ONE, remove),
  route('GET', `${ONE}/issues`, issues),
  route('GET', `${ONE}/merge_requests`, mergeRequests),
])
