import { z } from 'zod'
import { choice, readParams, text } from '../../http/fields.ts'
import { isKeyset, keysetPage } from '../../http/keyset.ts'
import { pageOf } from '../../http/paging.ts'
import type { Call } from '../../http/route.ts'
import { LEVEL, levelOf } from '../../rights.ts'
import { settingsOf } from '../../state/project-settings.ts'
import { allProjects, memberLevel, type Project } from '../../state/projects.ts'
import { projectEntity } from './entity.ts'

const filters = z.object({
  search: text.default(''),
  membership: choice.default(false),
  archived: choice.optional(),
  order_by: z.enum(['id', 'created_at', 'name', 'path']).default('created_at'),
  sort: z.enum(['asc', 'desc']).default('desc'),
})

/** The projects that this person may see, newest first unless another order is asked for. */
export function listProjects(call: Call) {
  const { search, membership, archived, order_by, sort } = readParams(filters, call.params)
  const { world, user } = call
  const wanted = search.toLowerCase()
  const found = allProjects(world.database)
    .filter((project) => levelOf(world, user, project) >= LEVEL.guest)
    .filter((project) => !membership || memberLevel(world.database, project.id, user.id) > 0)
    .filter(({ id }) => archived === undefined || settingsOf(world.database, id).archived === archived)
    .filter(({ name, path }) => [name, path].some((word) => word.toLowerCase().includes(wanted)))
    .toSorted((one, other) => compare(one, other, order_by))
  const ordered = sort === 'asc' ? found : found.toReversed()
  const show = (project: Project) => projectEntity(world, project, user)
  return isKeyset(call) ? keysetPage(call, { order_by, sort }, ordered, show) : pageOf(call, ordered, show)
}

function compare(one: Project, other: Project, by: 'id' | 'created_at' | 'name' | 'path'): number {
  if (one[by] === other[by]) return one.id - other.id
  return one[by] < other[by] ? -1 : 1
}
