import { isDraft, isOpen, type MergeRequest } from '../state/merge-requests.ts'
import type { Project } from '../state/projects.ts'
import type { World } from '../world.ts'

export type MergeStatus = 'can_be_merged' | 'cannot_be_merged'

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

/** Open, not a draft, and without conflicts. */
export async function isMergeable(world: World, project: Project, request: MergeRequest): Promise<boolean> {
  if (!isOpen(request) || isDraft(request)) return false
  const heads = await world.repository(project).heads()
  return (await mergeStatus(world, project, request, heads)) === 'can_be_merged'
}
