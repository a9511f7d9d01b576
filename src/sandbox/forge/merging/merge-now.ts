import { writeMergeCommit } from '../git/merge.ts'
import { changeMergeRequest, type MergeRequest } from '../state/merge-requests.ts'
import { isProtected, type Project } from '../state/projects.ts'
import type { User } from '../state/users.ts'
import { latestVersion } from '../state/versions.ts'
import type { World } from '../world.ts'
import { afterPush } from './after-push.ts'
import { finishMerge } from './finish-merge.ts'

/**
 * Merges the recorded head into the target branch, in git and then in the rows. Answers false, with nothing
 * changed, when a branch is gone, the source head is not the recorded one or git cannot merge them.
 * Must run inside the project's turn.
 */
export async function mergeNow(
  world: World,
  project: Project,
  request: MergeRequest,
  by: User,
  options: { message: string | null; removeSourceBranch: boolean },
): Promise<boolean> {
  const repository = world.repository(project)
  const before = await repository.heads()
  const source = before.get(request.source_branch)
  const target = before.get(request.target_branch)
  if (!target || source !== latestVersion(world.database, request.id).head_commit_sha) return false
  const tree = await world.mergedTree(project, target, source)
  if (!tree) return false
  const message = options.message || defaultMessage(request)
  const commit = { tree, target, source, message, author: by, at: new Date(world.now()) }
  await whileLocked(world, request, async () => {
    const sha = await writeMergeCommit(repository, commit)
    await repository.moveBranch(request.target_branch, sha, target)
    await finishMerge(world, project, request, by, sha)
  })
  if (options.removeSourceBranch && mayDisappear(world, project, request.source_branch))
    await repository.deleteBranch(request.source_branch, source)
  await afterPush(world, project, { before, after: await repository.heads() }, by)
  return true
}

/** A merge that fails leaves the merge request as it was. */
async function whileLocked(world: World, request: MergeRequest, work: () => Promise<void>): Promise<void> {
  if (!world.mode.locksWhileMerging) return work()
  changeMergeRequest(world.database, request.id, { state: 'locked' })
  try {
    await work()
  } catch (fault) {
    changeMergeRequest(world.database, request.id, { state: request.state })
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

function mayDisappear(world: World, project: Project, branch: string): boolean {
  return branch !== project.default_branch && !isProtected(world.database, project.id, branch)
}
