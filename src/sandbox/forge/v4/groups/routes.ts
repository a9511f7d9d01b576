import { z } from 'zod'
import { json } from '../../http/answer.ts'
import { choice, integer, readParams, text } from '../../http/fields.ts'
import { pageOf } from '../../http/paging.ts'
import type { Call, Route } from '../../http/route.ts'
import { LEVEL } from '../../rights.ts'
import { allGroups, type Group } from '../../state/groups.ts'
import { projectEntity } from '../projects/entity.ts'
import { groupEntity } from './entity.ts'
import { type GroupCall, groupRoute, levelInGroup, seenProjects } from './route.ts'

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

/** Those that this person may see: as a member, or by one of their projects. */
function list(call: Call) {
  const {
    search,
    owned,
    min_access_level: least,
    skip_groups,
    order_by,
    sort,
  } = readParams(filters, call.params)
  const found = allGroups(call.world.database)
    .filter((group) => levelInGroup(call, group) >= LEVEL.guest || seenProjects(call, group).length > 0)
    .filter((group) => levelInGroup(call, group) >= (owned ? LEVEL.owner : least))
    .filter(({ id }) => !skip_groups.includes(id))
    .filter(({ name, path }) =>
      [name, path].some((word) => word.toLowerCase().includes(search.toLowerCase())),
    )
    .toSorted((one, other) => compare(one, other, order_by))
  return pageOf(call, sort === 'asc' ? found : found.toReversed(), (group) => groupEntity(call.world, group))
}

function view({ world, user, group, projects, params }: GroupCall) {
  const { with_projects: isWhole } = readParams(viewing, params)
  return json(200, {
    ...groupEntity(world, group),
    shared_with_groups: [],
    prevent_sharing_groups_outside_hierarchy: false,
    ...(isWhole
      ? { projects: projects.map((project) => projectEntity(world, project, user)), shared_projects: [] }
      : {}),
  })
}

function projectsOf(call: GroupCall) {
  const { search, archived } = readParams(projectFilters, call.params)
  const found = call.projects
    .map((project) => projectEntity(call.world, project, call.user))
    .filter(({ name, path }) =>
      [name, path].some((word) => word.toLowerCase().includes(search.toLowerCase())),
    )
    .filter((project) => archived === undefined || project.archived === archived)
  return pageOf(call, found.toReversed())
}

function compare(one: Group, other: Group, by: 'name' | 'path' | 'id'): number {
  if (one[by] === other[by]) return one.id - other.id
  return one[by] < other[by] ? -1 : 1
}

export const groupRoutes: readonly Route[] = [
  { method: 'GET', template: '/groups', handle: list },
  groupRoute('GET', '', view),
  groupRoute('GET', '/projects', projectsOf),
]
