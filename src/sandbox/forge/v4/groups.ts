import { z } from 'zod'
import {
  type Answer,
  choice,
  contains,
  integer,
  json,
  type Method,
  readParams,
  refuse,
  text,
} from '../http/answer.ts'
import { type Call, orderedPage, pageOf, type Route } from '../http/route.ts'
import { columnsOf } from '../mode.ts'
import {
  GROUPS,
  type Group,
  groupLevel,
  memberLevel,
  PROJECTS,
  type Project,
  settingsOf,
} from '../state/projects.ts'
import { LEVEL, levelOf } from '../world.ts'
import { sortedBy } from './listing.ts'
import { projectEntity } from './projects/entity.ts'

export interface GroupCall extends Call {
  readonly group: Group
  readonly level: number
  readonly projects: readonly Project[]
}

const filters = z.object({
  search: text.default(''),
  owned: choice.default(false),
  min_access_level: integer.default(0),
  skip_groups: z.array(integer).default([]),
  order_by: z.enum(['name', 'path', 'id']).default('name'),
  sort: z.enum(['asc', 'desc']).default('asc'),
})
const viewing = z.object({ with_projects: choice.default(true) })
const projectFilters = z.object({ search: text.default(''), archived: choice.optional() })
const projectOrder = z.object({
  membership: choice.default(false),
  order_by: z.enum(['id', 'created_at', 'name', 'path']).default('created_at'),
  sort: z.enum(['asc', 'desc']).default('desc'),
})

export function groupRoute(
  method: Method,
  template: string,
  handle: (call: GroupCall) => Answer | Promise<Answer>,
): Route {
  return {
    method,
    template: `/groups/:id${template}`,
    handle: async (call) => {
      const id = call.path.get('id') ?? ''
      const { database } = call.world
      return handle(
        visibleGroup(
          call,
          /^\d{1,15}$/.test(id)
            ? database.find(GROUPS, { id: Number(id) })
            : database.find(GROUPS, { path: id }),
        ),
      )
    },
  }
}

/** A group is visible to people who see one of its projects; for everybody else it does not exist. */
export function visibleGroup(call: Call, group: Group | undefined): GroupCall {
  const found = group && visible(call, group)
  if (!found) throw refuse(404, '404 Group Not Found')
  return found
}

function visible(call: Call, group: Group): GroupCall | undefined {
  const { world, user } = call
  const level = user.admin ? LEVEL.owner : groupLevel(world.database, group.id, user.id)
  const all = world.database.list(PROJECTS, { group_id: group.id })
  const projects = all.filter((project) => levelOf(world, user, project) >= LEVEL.guest)
  return level >= LEVEL.guest || projects.length > 0 ? { ...call, group, level, projects } : undefined
}

export function visibleGroups(call: Call): GroupCall[] {
  return call.world.database.list(GROUPS, {}, 'name, id').flatMap((group) => visible(call, group) ?? [])
}

function list(call: Call) {
  const input = readParams(filters, call.params)
  const { search, owned, min_access_level: least, skip_groups: skipped, order_by } = input
  const found = visibleGroups(call)
    .filter(({ level, group: { id } }) => level >= (owned ? LEVEL.owner : least) && !skipped.includes(id))
    .map(({ group }) => group)
    .filter(({ name, path }) => contains(name, search) || contains(path, search))
  const ordered = sortedBy(found, input.sort, (group) => group[order_by])
  return pageOf(call, ordered, (group) => groupEntity(call, group))
}

function view(call: GroupCall) {
  const { world, user, group, projects, params } = call
  const shown = projects.map((project) => projectEntity(world, project, user))
  return json(200, {
    ...groupEntity(call, group),
    shared_with_groups: [],
    prevent_sharing_groups_outside_hierarchy: false,
    ...(readParams(viewing, params).with_projects ? { projects: shown, shared_projects: [] } : {}),
  })
}

function groupEntity({ world }: Call, group: Group) {
  return { ...columnsOf('v4 group', group), web_url: `${world.url}/groups/${group.path}` }
}

function filtered({ world, params }: Call, projects: readonly Project[]): Project[] {
  const { search, archived } = readParams(projectFilters, params)
  return projects
    .filter(({ name, path }) => contains(name, search) || contains(path, search))
    .filter(({ id }) => archived === undefined || settingsOf(world.database, id).archived === archived)
}

function projectsOf(call: GroupCall) {
  const found = filtered(call, call.projects).toReversed()
  return pageOf(call, found, (project) => projectEntity(call.world, project, call.user))
}

/** Lists the projects that this person may see, newest first by default. */
function listProjects(call: Call) {
  const { world, user } = call
  const order = readParams(projectOrder, call.params)
  const found = filtered(call, world.database.list(PROJECTS))
    .filter((project) => levelOf(world, user, project) >= LEVEL.guest)
    .filter(({ id }) => !order.membership || memberLevel(world.database, id, user.id) > 0)
  const ordered = sortedBy(found, order.sort, (project) => project[order.order_by])
  return orderedPage(call, order, ordered, (project) => projectEntity(world, project, user))
}

export const groupRoutes: readonly Route[] = [
  { method: 'GET', template: '/projects', handle: listProjects },
  { method: 'GET', template: '/groups', handle: list },
  groupRoute('GET', '', view),
  groupRoute('GET', '/projects', projectsOf),
]
