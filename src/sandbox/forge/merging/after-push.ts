import { changeMergeRequest, type MergeRequest, openMergeRequests } from '../state/merge-requests.ts'
import type { Project } from '../state/projects.ts'
import type { User } from '../state/users.ts'
import { latestVersion } from '../state/versions.ts'
import { timestamp, type World } from '../world.ts'
import { finishMerge } from './finish-merge.ts'
import { openVersion } from './open-version.ts'

type Heads = ReadonlyMap<string, string>

/**
 * Brings merge requests and builds up to date after branches moved from `before` to `after`. Runs inside the
 * project's turn, so nobody reads or merges a half-recorded push.
 */
export async function afterPush(
  world: World,
  project: Project,
  heads: { before: Heads; after: Heads },
  by: User,
): Promise<void> {
  const moved = [...heads.after].filter(([branch, sha]) => heads.before.get(branch) !== sha)
  if (moved.length === 0) return
  const branches = new Set(moved.map(([branch]) => branch))
  for (const request of openMergeRequests(world.database, project.id)) {
    const mergedByHand =
      branches.has(request.target_branch) && (await isContained(world, project, request, heads.after))
    if (mergedByHand) await finishMerge(world, project, request, by, null)
    else {
      if (branches.has(request.source_branch)) await takeNewHead(world, project, request, heads.after)
      if (branches.has(request.source_branch) || branches.has(request.target_branch))
        changeMergeRequest(world.database, request.id, { merge_status: 'unchecked' })
    }
  }
  for (const [branch, sha] of moved) world.builds.start(project, branch, sha)
}

async function isContained(world: World, project: Project, request: MergeRequest, heads: Heads) {
  const target = heads.get(request.target_branch)
  const { head_commit_sha: head, state } = latestVersion(world.database, request.id)
  return target !== undefined && state !== 'empty' && world.repository(project).isAncestor(head, target)
}

/** A new head ends a waiting merge: the build it waited for says nothing about the new commits. */
async function takeNewHead(world: World, project: Project, request: MergeRequest, heads: Heads) {
  const head = heads.get(request.source_branch)
  const start = heads.get(request.target_branch)
  if (!head || !start || head === latestVersion(world.database, request.id).head_commit_sha) return
  const at = timestamp()
  await openVersion(world, project, request, { head, start }, at)
  changeMergeRequest(world.database, request.id, {
    waits_for_build: false,
    remove_source_branch: null,
    updated_at: at,
  })
}
