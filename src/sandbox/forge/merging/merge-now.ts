import { writeMergeCommit, writeSquashCommit } from '../git/merge.ts'
import { latestVersion, type MergeRequest } from '../state/merge-requests.ts'
import { isProtected, type Project, settingsOf, type User } from '../state/projects.ts'
import type { World } from '../world.ts'
import { afterPush, finishMerge } from './after-push.ts'

export interface MergeOptions {
  readonly message: string | null
  readonly removeSourceBranch: boolean
  /** Squash before the merge, with the commit message; a null message means the title. */
  readonly squash?: { readonly message: string | null } | undefined
}

/** Merge options of a merge request that waited. */
export function waitingOptions(request: MergeRequest): MergeOptions {
  return {
    message: request.waiting_message,
    removeSourceBranch: request.remove_source_branch ?? request.force_remove_source_branch,
    squash: request.squash ? { message: request.squash_message } : undefined,
  }
}

/**
 * Merges the recorded head into the target branch by the project's method, in git and then in the rows. Returns false,
 * with nothing changed, when a branch is gone, the source head is not the recorded one, git cannot merge them, or a
 * required linear history would break. A fast-forward creates no commit. Must run under the project's lock.
 */
export async function mergeNow(
  world: World,
  project: Project,
  request: MergeRequest,
  by: User,
  options: MergeOptions,
): Promise<boolean> {
  const repository = world.repository(project)
  const before = await repository.heads()
  const source = before.get(request.source_branch)
  const target = before.get(request.target_branch)
  if (!target || source !== latestVersion(world.database, request.id).head_commit_sha) return false
  const tree = await world.mergedTree(project, target, source)
  if (!tree) return false
  const { merge_method: method } = settingsOf(world.database, project.id)
  if (method !== 'merge' && !(await repository.isAncestor(target, source))) return false
  const message = options.message || defaultMessage(request)
  const shared = { author: by, at: new Date(world.now()) }
  await whileLocked(world, request, async () => {
    const squashing = squashOf(world, project, options.squash)
    const squashed = squashing && (await squash(world, project, request, squashing, shared))
    const tip = squashed ?? source
    const merge =
      method === 'ff'
        ? null
        : await writeMergeCommit(repository, { tree, target, source: tip, message, ...shared })
    await repository.moveBranch(request.target_branch, merge ?? tip, target)
    await finishMerge(world, project, request, by, merge)
  })
  if (options.removeSourceBranch && canDelete(world, project, request.source_branch))
    await repository.deleteBranch(request.source_branch, source)
  await afterPush(world, project, { before, after: await repository.heads() }, by)
  return true
}

/** The project's squash setting overrides the request's. */
function squashOf(world: World, project: Project, requested: MergeOptions['squash']): MergeOptions['squash'] {
  const { squash_option: option } = settingsOf(world.database, project.id)
  if (option === 'never') return undefined
  return option === 'always' ? (requested ?? { message: null }) : requested
}

/** Writes one commit with the whole merge request, on its merge base. */
async function squash(
  world: World,
  project: Project,
  request: MergeRequest,
  { message }: { message: string | null },
  shared: { author: User; at: Date },
): Promise<string> {
  const { base_commit_sha: base, head_commit_sha: head } = latestVersion(world.database, request.id)
  const commit = { base, head, message: message || request.title, ...shared }
  const sha = await writeSquashCommit(world.repository(project), commit)
  world.database.update('merge_requests', request.id, { squash_commit_sha: sha })
  return sha
}

/** Locks the merge request during the merge; a failed merge restores it. */
async function whileLocked(world: World, request: MergeRequest, work: () => Promise<void>): Promise<void> {
  if (!world.mode.locksWhileMerging) return work()
  world.database.update('merge_requests', request.id, { state: 'locked' })
  try {
    await work()
  } catch (fault) {
    world.database.update('merge_requests', request.id, { state: request.state })
    throw fault
  }
}

function defaultMessage(request: MergeRequest): string {
  const branches = `Merge branch '${request.source_branch}' into '${request.target_branch}'`
  const paragraphs = [
    branches,
    request.title,
    request.description.trim(),
    `See merge request !${request.iid}`,
  ]
  return paragraphs.filter(Boolean).join('\n\n')
}

function canDelete(world: World, project: Project, branch: string): boolean {
  return branch !== project.default_branch && !isProtected(world.database, project.id, branch)
}
