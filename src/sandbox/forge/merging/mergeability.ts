import { changeMergeRequest, isOpen, type MergeRequest } from '../state/merge-requests.ts'
import type { Project } from '../state/projects.ts'
import { latestVersion } from '../state/versions.ts'
import type { World } from '../world.ts'

type MergeStatus = 'can_be_merged' | 'cannot_be_merged'

/** What git says of merging the two branches as they are in `heads`. */
export async function mergeStatus(
  world: World,
  project: Project,
  request: MergeRequest,
  heads: ReadonlyMap<string, string>,
): Promise<MergeStatus> {
  if (request.state === 'merged') return 'can_be_merged'
  const source = heads.get(request.source_branch)
  const target = heads.get(request.target_branch)
  if (!source || !target) return 'cannot_be_merged'
  return (await world.mergedTree(project, target, source)) ? 'can_be_merged' : 'cannot_be_merged'
}

/** Asks git now, and keeps the answer as what the last check found. */
export async function checkMergeability(
  world: World,
  project: Project,
  request: MergeRequest,
): Promise<MergeStatus> {
  const found = await mergeStatus(world, project, request, await world.repository(project).heads())
  changeMergeRequest(world.database, request.id, { merge_status: found })
  return found
}

/** Open, not a draft, and without conflicts. */
export async function isMergeable(world: World, project: Project, request: MergeRequest): Promise<boolean> {
  if (!isOpen(request) || request.draft) return false
  return (await checkMergeability(world, project, request)) === 'can_be_merged'
}

/** True when it needs no check to see that it cannot be merged. */
export async function isBroken(world: World, project: Project, request: MergeRequest): Promise<boolean> {
  const heads = await world.repository(project).heads()
  return (
    request.merge_status === 'cannot_be_merged' ||
    !heads.has(request.source_branch) ||
    !heads.has(request.target_branch) ||
    latestVersion(world.database, request.id).state === 'empty'
  )
}
