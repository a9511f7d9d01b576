import { z } from 'zod'
import { choice, contains, integer, json, type Method, readParams, refuse, text } from '../http/answer.ts'
import { type Call, type Handle, orderedPage, pageOf, type Route } from '../http/route.ts'
import { columnsOf } from '../mode.ts'
import {
  GROUP_MEMBERS,
  GROUPS,
  type Group,
  groupLevel,
  memberLevel,
  PROJECTS,
  type Project,
  settingsOf,
} from '../state/projects.ts'
import { LEVEL, levelOf, timestamp } from '../world.ts'
import { projectEntity } from './entities.ts'
import { sortedBy } from './listing.ts'

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
const projectFilters = z.object({
  search: text.default(''),
  archived: choice.optional(),
  with_merge_requests_enabled: choice.default(false),
  order_by: z.enum(['id', 'created_at', 'name', 'path']).default('created_at'),
  sort: z.enum(['asc', 'desc']).default('desc'),
})
type ProjectFilters = z.infer<typeof projectFilters>
const groupProjectFilters = projectFilters.extend({ include_subgroups: choice.default(false) })
const allProjectFilters = projectFilters.extend({ membership: choice.default(false) })
const newGroup = z.object({ name: text, path: text, parent_id: integer.optional() })
const newProject = z.object({ name: text, path: text.optional(), namespace_id: integer })

export function groupRoute(method: Method, template: string, handle: Handle<GroupCall>): Route {
  return {
    method,
    template: `/groups/:id${template}`,
    handle: (call) => {
      const id = call.path.get('id') ?? ''
      const { database } = call.world
      const found = database.find(GROUPS, /^\d{1,15}$/.test(id) ? { id: Number(id) } : { path: id })
      return handle(visibleGroup(call, found))
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
  const { with_projects } = readParams(viewing, call.params)
  const shown = call.projects.map((project) => projectEntity({ ...call, project }))
  return json(200, { ...groupEntity(call, call.group), projects: with_projects ? shown : undefined })
}

function groupEntity({ world }: Call, group: Group) {
  const at = group.path.lastIndexOf('/')
  const parent = world.database.find(GROUPS, { path: group.path.slice(0, Math.max(at, 0)) })
  return {
    ...columnsOf('v4 group', group),
    path: group.path.slice(at + 1),
    parent_id: parent?.id ?? null,
    web_url: `${world.url}/groups/${group.path}`,
  }
}

function listed({ world }: Call, projects: readonly Project[], input: ProjectFilters): Project[] {
  const { search, archived, with_merge_requests_enabled: takesRequests, order_by, sort } = input
  const found = projects.filter(({ id, name, path }) => {
    const settings = settingsOf(world.database, id)
    return (
      (contains(name, search) || contains(path, search)) &&
      (archived === undefined || settings.archived === archived) &&
      (!takesRequests || settings.merge_requests_access_level !== 'disabled')
    )
  })
  return sortedBy(found, sort, (project) => project[order_by])
}

function projectsOf(call: GroupCall) {
  const { world, group } = call
  const input = readParams(groupProjectFilters, call.params)
  const below = input.include_subgroups
    ? world.database.list(GROUPS).filter(({ path }) => path.startsWith(`${group.path}/`))
    : []
  const projects = [call, ...below.flatMap((one) => visible(call, one) ?? [])].flatMap((one) => one.projects)
  return pageOf(call, listed(call, projects, input), (project) => projectEntity({ ...call, project }))
}

/** Makes a group, or a subgroup with the members of its parent. */
function addGroup(call: Call) {
  const { world, user } = call
  const { name, path, parent_id } = readParams(newGroup, call.params)
  const parent = parent_id === undefined ? null : groupToWriteIn(call, parent_id, LEVEL.master)
  const whole = parent ? `${parent.path}/${path}` : path
  if (world.database.find(GROUPS, { path: whole }))
    throw refuse(400, 'Failed to save group {:path=>["has already been taken"]}')
  const group = world.database.add(GROUPS, { path: whole, name })
  const inherited = parent ? world.database.list(GROUP_MEMBERS, { group_id: parent.id }, 'user_id') : []
  const own = { user_id: user.id, level: LEVEL.owner }
  for (const { user_id, level } of [own, ...inherited.filter((one) => one.user_id !== user.id)])
    world.database.insert('group_members', { group_id: group.id, user_id, level })
  return json(201, groupEntity(call, group), 'group created')
}

/** Makes an empty project in a group. */
async function addProject(call: Call) {
  const { world } = call
  const { name, path = name, namespace_id } = readParams(newProject, call.params)
  const group = groupToWriteIn(call, namespace_id, LEVEL.developer)
  if (world.database.find(PROJECTS, { namespace: group.path, path }))
    throw refuse(400, { name: ['has already been taken'], path: ['has already been taken'] })
  const project = world.database.add(PROJECTS, {
    namespace: group.path,
    path,
    name,
    default_branch: 'main',
    group_id: group.id,
    created_at: timestamp(world),
    forked_from_id: null,
  })
  world.database.insert('project_settings', { id: project.id })
  await world.repository(project).create(project.default_branch)
  return json(201, projectEntity({ ...call, project }), 'project created')
}

function groupToWriteIn(call: Call, id: number, level: number): Group {
  const found = visibleGroup(call, call.world.database.find(GROUPS, { id }))
  if (found.level < level) throw refuse(403, '403 Forbidden')
  return found.group
}

/** Lists the projects that this person may see, newest first by default. */
function listProjects(call: Call) {
  const { world, user } = call
  const input = readParams(allProjectFilters, call.params)
  const found = world.database
    .list(PROJECTS)
    .filter((project) => levelOf(world, user, project) >= LEVEL.guest)
    .filter(({ id }) => !input.membership || memberLevel(world.database, id, user.id) > 0)
  const ordered = listed(call, found, input)
  return orderedPage(call, input, ordered, (project) => projectEntity({ ...call, project }))
}

export const groupRoutes: readonly Route[] = [
  { method: 'GET', template: '/projects', handle: listProjects },
  { method: 'POST', template: '/projects', handle: addProject },
  { method: 'GET', template: '/groups', handle: list },
  { method: 'POST', template: '/groups', handle: addGroup },
  groupRoute('GET', '', view),
  groupRoute('GET', '/projects', projectsOf),
]
