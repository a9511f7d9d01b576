import { rebased } from '../git/rebase.ts'
import { changeMergeRequest, type MergeRequest } from '../state/merge-requests.ts'
import type { Project } from '../state/projects.ts'
import type { User } from '../state/users.ts'
import { latestVersion } from '../state/versions.ts'
import type { World } from '../world.ts'
import { afterPush } from './after-push.ts'

const CONFLICT = 'Rebase failed: Rebase locally, resolve all conflicts, then push the branch.'

/**
 * Puts the source branch on top of the target branch, in git and then in the rows; a conflict is left in
 * `merge_error`. Must run inside the project's turn, and ends `rebasing` in every case.
 */
export async function rebaseNow(
  world: World,
  project: Project,
  request: MergeRequest,
  by: User,
  options: { skipCi: boolean },
): Promise<void> {
  let done = false
  try {
    done = await rebaseBranch(world, project, request, by, options)
  } finally {
    const merge_error = done ? null : CONFLICT
    changeMergeRequest(world.database, request.id, { rebasing: false, merge_error })
  }
}

async function rebaseBranch(
  world: World,
  project: Project,
  request: MergeRequest,
  by: User,
  { skipCi }: { skipCi: boolean },
): Promise<boolean> {
  const repository = world.repository(project)
  const before = await repository.heads()
  const head = before.get(request.source_branch)
  const onto = before.get(request.target_branch)
  if (!onto || !head || head !== latestVersion(world.database, request.id).head_commit_sha) return false
  if (await repository.isAncestor(onto, head)) return true
  const tip = await rebased(repository, { head, onto, by, at: new Date(world.now()) })
  if (tip === undefined) return false
  await repository.moveBranch(request.source_branch, tip, head)
  await afterPush(world, project, { before, after: await repository.heads() }, by, { rebased: true, skipCi })
  return true
}
