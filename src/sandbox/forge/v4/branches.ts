import { z } from 'zod'
import { commitsOf, shasBetween } from '../git/commits.ts'
import { contains, existing, json, readParams, refuse, text } from '../http/answer.ts'
import { type ProjectCall, pageOf, projectRoute, type Route, requireLevel } from '../http/route.ts'
import { isProtected, protectedBranches } from '../state/projects.ts'
import { LEVEL, mayPush, pagesOf } from '../world.ts'
import { searchOf } from './listing.ts'
import { commitEntity } from './merge-requests/diffs.ts'

/** Lists the branches by name. */
async function listBranches(call: ProjectCall) {
  requireLevel(call, LEVEL.reporter)
  const search = searchOf(call)
  const names = [...(await call.world.repository(call.project).heads()).keys()].toSorted()
  const found = names.filter((name) => contains(name, search))
  return pageOf(call, found, (name) => branchEntity(call, name))
}

async function viewBranch(call: ProjectCall) {
  requireLevel(call, LEVEL.reporter)
  return json(200, await branchEntity(call, call.path.get('branch') ?? ''))
}

/** A branch (lib/api/entities/branch.rb of the server). */
async function branchEntity(call: ProjectCall, name: string) {
  const { world, user, project } = call
  const repository = world.repository(project)
  const heads = await repository.heads()
  const head = heads.get(name)
  const [commit] = head ? await commitsOf(repository, [head]) : []
  if (!commit) throw refuse(404, '404 Branch Not Found')
  const main = heads.get(project.default_branch)
  const isDefault = name === project.default_branch
  const isOpen = !isProtected(world.database, project.id, name)
  return {
    name,
    commit: commitEntity(call, commit),
    merged: !isDefault && main !== undefined && (await repository.isAncestor(commit.id, main)),
    protected: !isOpen,
    developers_can_push: isOpen,
    can_push: mayPush(world, user, project, name),
    default: isDefault,
    web_url: `${pagesOf(world, project)}/tree/${name}`,
  }
}

const ofRef = z.object({ ref_name: text.optional() })

/** Lists the commits of a branch, of a tag, or between two; none where a name is nowhere (lib/api/commits.rb of the server). */
async function listCommits(call: ProjectCall) {
  requireLevel(call, LEVEL.reporter)
  const { ref_name: ref = call.project.default_branch } = readParams(ofRef, call.params)
  const repository = call.world.repository(call.project)
  const [from, to] = await Promise.all(ref.split('..').map((name) => repository.commitNamed(name)))
  const isRange = ref.includes('..')
  if (!from || (isRange && !to)) return pageOf(call, [], () => null)
  const shas = await shasBetween(repository, isRange ? from : undefined, (isRange ? to : from) ?? from)
  return pageOf(call, await commitsOf(repository, shas.toReversed()), (commit) => commitEntity(call, commit))
}

export const commitRoute = projectRoute('GET', '/repository/commits', listCommits)

export const branchRoutes: readonly Route[] = [
  projectRoute('GET', '/repository/branches', listBranches),
  projectRoute('GET', '/repository/branches/:branch', viewBranch),
]

function listProtected(call: ProjectCall) {
  requireLevel(call, LEVEL.reporter)
  const search = searchOf(call)
  const all = protectedBranches(call.world.database, call.project.id)
  const found = all.filter(({ branch }) => contains(branch, search))
  return pageOf(call, found, protectedEntity)
}

function viewProtected(call: ProjectCall) {
  requireLevel(call, LEVEL.reporter)
  const all = protectedBranches(call.world.database, call.project.id)
  return json(200, protectedEntity(existing(all.find(({ branch }) => branch === call.path.get('name')))))
}

/** In this forge masters push to a protected branch and merge into it, and nobody forces a push (doc/api/protected_branches.md). */
function protectedEntity({ id, branch }: ReturnType<typeof protectedBranches>[number]) {
  const masters = { id, access_level: LEVEL.master, access_level_description: 'Maintainers' }
  return {
    id,
    name: branch,
    push_access_levels: [masters],
    merge_access_levels: [masters],
    allow_force_push: false,
  }
}

export const protectedBranchRoutes: readonly Route[] = [
  projectRoute('GET', '/protected_branches', listProtected),
  projectRoute('GET', '/protected_branches/:name', viewProtected),
]
