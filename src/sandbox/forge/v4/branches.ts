import { z } from 'zod'
import { type Commit, commitsOf, shasBetween } from '../git/commits.ts'
import { contains, json, readParams, refuse, text } from '../http/answer.ts'
import { type ProjectCall, pageOf, projectRoute, type Route, requireLevel } from '../http/route.ts'
import { isProtected, protectedBranches } from '../state/projects.ts'
import { LEVEL, mayPush, pagesOf } from '../world.ts'
import { commitEntity } from './merge-requests/diffs.ts'

const searching = z.object({ search: text.default('') })

/** Lists the branches by name; older servers do not search. */
async function listBranches(call: ProjectCall, knowsSearch: boolean) {
  requireLevel(call, LEVEL.reporter)
  const search = knowsSearch ? readParams(searching, call.params).search : ''
  const heads = [...(await call.world.repository(call.project).heads())].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  )
  const found = heads.filter(([name]) => contains(name, search))
  return pageOf(call, found, async ([name, head]) => branchEntity(call, name, await newest(call, head)))
}

async function viewBranch(call: ProjectCall) {
  requireLevel(call, LEVEL.reporter)
  const name = call.path.get('branch') ?? ''
  const head = (await call.world.repository(call.project).heads()).get(name)
  if (!head) throw refuse(404, '404 Branch Not Found')
  return json(200, await branchEntity(call, name, await newest(call, head)))
}

async function newest({ world, project }: ProjectCall, head: string): Promise<Commit> {
  const [commit] = await commitsOf(world.repository(project), [head])
  if (!commit) throw new Error(`the head ${head} of a branch is no commit`)
  return commit
}

/** A branch (lib/api/entities/branch.rb of the server). */
async function branchEntity(call: ProjectCall, name: string, commit: Commit) {
  const { world, user, project } = call
  const repository = world.repository(project)
  const main = (await repository.heads()).get(project.default_branch)
  const isDefault = name === project.default_branch
  const isOpen = !isProtected(world.database, project.id, name)
  return {
    name,
    commit: commitEntity(call, commit),
    merged: !isDefault && main !== undefined && (await repository.isAncestor(commit.id, main)),
    protected: !isOpen,
    developers_can_push: isOpen,
    developers_can_merge: isOpen,
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

export const commitRoutes: readonly Route[] = [projectRoute('GET', '/repository/commits', listCommits)]

export function branchRoutes(knowsSearch: boolean): readonly Route[] {
  return [
    projectRoute('GET', '/repository/branches', (call) => listBranches(call, knowsSearch)),
    projectRoute('GET', '/repository/branches/:branch', viewBranch),
  ]
}

function listProtected(call: ProjectCall) {
  requireLevel(call, LEVEL.reporter)
  const { search } = readParams(searching, call.params)
  const found = protectedBranches(call.world.database, call.project.id)
  return pageOf(
    call,
    found.filter(({ branch }) => contains(branch, search)),
    protectedEntity,
  )
}

function viewProtected(call: ProjectCall) {
  requireLevel(call, LEVEL.reporter)
  const found = protectedBranches(call.world.database, call.project.id).find(
    ({ branch }) => branch === call.path.get('name'),
  )
  if (!found) throw refuse(404, '404 Not found')
  return json(200, protectedEntity(found))
}

/** In this forge masters push to a protected branch and merge into it, and nobody forces a push (doc/api/protected_branches.md). */
function protectedEntity({ id, branch }: ReturnType<typeof protectedBranches>[number]) {
  const masters = {
    id,
    access_level: LEVEL.master,
    access_level_description: 'Maintainers',
    user_id: null,
    group_id: null,
  }
  return {
    id,
    name: branch,
    push_access_levels: [{ ...masters, deploy_key_id: null }],
    merge_access_levels: [masters],
    allow_force_push: false,
    inherited: false,
  }
}

export const protectedBranchRoutes: readonly Route[] = [
  projectRoute('GET', '/protected_branches', listProtected),
  projectRoute('GET', '/protected_branches/:name', viewProtected),
]
