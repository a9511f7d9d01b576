import { z } from 'zod'
import {
  type Answer,
  choice,
  forbidden,
  integers,
  json,
  notFound,
  readParams,
  refuse,
  reject,
  text,
} from '../../http/answer.ts'
import { pageOf } from '../../http/paging.ts'
import {
  type Call,
  type Method,
  type ProjectCall,
  pathId,
  projectRoute,
  type Route,
} from '../../http/route.ts'
import { createMilestone, type MilestoneOwner, updateMilestone } from '../../resources/milestones/change.ts'
import { LEVEL, levelOf, maySeeIssue } from '../../rights.ts'
import {
  groupMilestoneById,
  issuesWithMilestone,
  type Milestone,
  milestoneById,
  milestonesByDate,
  titleTakenAround,
} from '../../state/issues.ts'
import {
  type Group,
  groupById,
  groupByPath,
  groupLevel,
  type Project,
  projectsOfGroup,
} from '../../state/projects.ts'
import { issueEntity, milestoneEntity } from '../projects/entity.ts'

/** What owns the milestones that a call is about: a project, or a group with those projects that this person sees. */
interface OwnerCall extends Call {
  readonly level: number
  readonly projects: readonly Project[]
  readonly owner: MilestoneOwner
}
type Handle = (call: OwnerCall) => Answer | Promise<Answer>

const filters = z.object({
  iids: integers.optional(),
  state: z.enum(['active', 'closed', 'all']).default('all'),
  title: text.optional(),
  include_ancestors: choice.optional(),
  include_parent_milestones: choice.optional(),
})

/** With the milestones of the group, whose iids are other ones, iids are no filter. */
function list(call: ProjectCall) {
  const read = readParams(filters, call.params)
  if (read.include_ancestors !== undefined && read.include_parent_milestones !== undefined)
    throw reject(400, 'include_ancestors, include_parent_milestones are mutually exclusive')
  const ancestors = read.include_ancestors ?? read.include_parent_milestones ?? false
  const { iids, state, title } = read
  const of = { project: call.project.id, group: ancestors ? call.project.group_id : null }
  const found = milestonesByDate(call.world.database, of).filter(
    (milestone) =>
      (iids === undefined || ancestors || iids.includes(milestone.iid)) &&
      (state === 'all' || milestone.state === state) &&
      (title === undefined || milestone.title === title),
  )
  return pageOf(call, found, (milestone) => milestoneEntity(call.world, milestone))
}

function find({ owner, ...call }: OwnerCall): Milestone {
  const found = owner.byId(pathId(call, 'milestone_id'))
  if (!found) throw notFound()
  return found
}

function view(call: OwnerCall) {
  return json(200, milestoneEntity(call.world, find(call)))
}

function create(call: OwnerCall) {
  requireReporter(call)
  return createMilestone(call, call.owner)
}

function update(call: OwnerCall) {
  requireReporter(call)
  return updateMilestone(call, call.owner, find(call))
}

/** Those planned for the milestone, newest first, as far as this person sees them. */
function issues(call: OwnerCall) {
  const { world, user, projects } = call
  const found = issuesWithMilestone(world.database, find(call).id).flatMap((issue) => {
    const project = projects.find(({ id }) => id === issue.project_id)
    return project && maySeeIssue(world, user, project, issue) ? [{ project, issue }] : []
  })
  return pageOf(call, found, ({ project, issue }) => issueEntity(world, project, issue))
}

function requireReporter({ level }: OwnerCall): void {
  if (level < LEVEL.reporter) throw forbidden()
}

function ofProject(method: Method, template: string, handle: Handle): Route {
  return projectRoute(method, template, (call) => {
    const { world, user, project } = call
    const { database } = world
    const owner = ownerOf(call, { project_id: project.id, group_id: null }, (id) =>
      milestoneById(database, project.id, id),
    )
    const around = { projects: [project.id], group: project.group_id }
    const level = levelOf(world, user, project)
    return handle({ ...call, level, projects: [project], owner: { ...owner, ...uniqueAround(call, around) } })
  })
}

/**
 * A route below `/groups/:id`, where the id is a number or a path. Whoever sees a project of a group sees the group;
 * for everybody else it does not exist.
 */
function ofGroup(method: Method, template: string, handle: Handle): Route {
  return {
    method,
    template: `/groups/:id${template}`,
    handle: async (call) => {
      const { world, user } = call
      const { database } = world
      const group = findGroup(call, call.path.get('id') ?? '')
      if (!group) throw refuse(404, '404 Group Not Found')
      const level = user.admin ? LEVEL.owner : groupLevel(database, group.id, user.id)
      const all = projectsOfGroup(database, group.id)
      const projects = all.filter((project) => levelOf(world, user, project) >= LEVEL.guest)
      if (projects.length === 0 && level < LEVEL.guest) throw refuse(404, '404 Group Not Found')
      const owner = ownerOf(call, { project_id: null, group_id: group.id }, (id) =>
        groupMilestoneById(database, group.id, id),
      )
      const around = { projects: all.map(({ id }) => id), group: group.id }
      return handle({ ...call, level, projects, owner: { ...owner, ...uniqueAround(call, around) } })
    },
  }
}

function findGroup({ world }: Call, id: string): Group | undefined {
  return /^\d{1,15}$/.test(id) ? groupById(world.database, Number(id)) : groupByPath(world.database, id)
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
  projectRoute('GET', '/milestones', list),
  ...[ofProject, ofGroup].flatMap((route) => [
    route('POST', '/milestones', create),
    route('GET', ONE, view),
    route('PUT', ONE, update),
    route('GET', `${ONE}/issues`, issues),
  ]),
]
