import { z } from 'zod'
import { contains, readParams, text } from '../http/answer.ts'
import { type ProjectCall, pageOf, projectRoute, type Route, requireLevel } from '../http/route.ts'
import { ISSUES } from '../state/issues.ts'
import { MERGE_REQUESTS } from '../state/merge-requests.ts'
import { isProtected } from '../state/projects.ts'
import { LEVEL } from '../world.ts'

const searching = z.object({ search: text.default('') })

/** Lists the branches by name; older servers do not search. */
async function listBranches(call: ProjectCall, search: string) {
  requireLevel(call, LEVEL.reporter)
  const { world, project } = call
  const heads = [...(await world.repository(project).heads())].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const found = heads.filter(([name]) => contains(name, search))
  return pageOf(call, found, ([name, id]) => ({
    name,
    default: name === project.default_branch,
    protected: isProtected(world.database, project.id, name),
    commit: { id },
  }))
}

/** Lists the labels that issues and merge requests of the project have. */
function listLabels(call: ProjectCall, search: string) {
  const { database } = call.world
  const of = { project_id: call.project.id }
  const used = [...database.list(ISSUES, of), ...database.list(MERGE_REQUESTS, of)]
  const names = [...new Set(used.flatMap(({ labels }) => labels))].toSorted()
  return pageOf(
    call,
    names.filter((name) => contains(name, search)),
    (name) => ({ name, color: '#6699cc', description: null }),
  )
}

/** Lists of names, with a search; `knowsSearch` is false on older servers, which ignore it. */
export function nameRoutes(knowsSearch: boolean): readonly Route[] {
  const searchIn = (call: ProjectCall) => (knowsSearch ? readParams(searching, call.params).search : '')
  return [
    projectRoute('GET', '/repository/branches', (call) => listBranches(call, searchIn(call))),
    projectRoute('GET', '/labels', (call) => listLabels(call, searchIn(call))),
  ]
}
