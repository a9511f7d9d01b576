import { commitOf } from '../git/commits.ts'
import { removeApprovals } from '../state/approvals.ts'
import { addSkippedBuild, buildBranch, endingOf } from '../state/builds.ts'
import {
  changeMergeRequest,
  type MergeRequest,
  NOT_WAITING,
  openMergeRequests,
} from '../state/merge-requests.ts'
import { settingsOf } from '../state/project-settings.ts'
import type { Project } from '../state/projects.ts'
import type { User } from '../state/users.ts'
import { latestVersion } from '../state/versions.ts'
import { timestamp, type World } from '../world.ts'
import { finishMerge } from './finish-merge.ts'
import { openVersion } from './open-version.ts'

/** What a commit says when it is not to be built. */
const SKIP = /\[(?:ci[ -]skip|skip[ -]ci)\]/i

type Heads = ReadonlyMap<string, string>

/**
 * Brings merge requests and builds up to date after branches moved from `before` to `after`. Runs inside the
 * project's turn, so nobody reads or merges a half-recorded push. What the forge itself `rebased` keeps its approvals,
 * as nobody wrote anything new.
 */
export async function afterPush(
  world: World,
  project: Project,
  heads: { before: Heads; after: Heads },
  by: User,
  { rebased = false, skipCi = false }: { rebased?: boolean; skipCi?: boolean } = {},
): Promise<void> {
  const moved = [...heads.after].filter(([branch, sha]) => heads.before.get(branch) !== sha)
  if (moved.length === 0) return
  const branches = new Set(moved.map(([branch]) => branch))
  const contained = await containedIn(world, project, moved)
  for (const request of openMergeRequests(world.database, project.id)) {
    const { state } = latestVersion(world.database, request.id)
    const mergedByHand = state !== 'empty' && contained.get(request.target_branch)?.has(request.iid) === true
    if (mergedByHand) await finishMerge(world, project, request, by, null)
    else {
      if (branches.has(request.source_branch))
        await takeNewHead(world, project, request, heads.after, rebased)
      if (branches.has(request.source_branch) || branches.has(request.target_branch))
        changeMergeRequest(world.database, request.id, { merge_status: 'unchecked' })
    }
  }
  if (skipCi) return
  for (const [branch, sha] of moved)
    await startBuild(world, project, { branch, sha, isNew: !heads.before.has(branch) })
}

/** What nobody builds yet is built from now on when it is new; commits can ask not to be built. */
async function startBuild(
  world: World,
  project: Project,
  { branch, sha, isNew }: { branch: string; sha: string; isNew: boolean },
): Promise<void> {
  const { database } = world
  if (isNew && !endingOf(database, project.id, branch)) buildBranch(database, project.id, branch, 'success')
  if (!endingOf(database, project.id, branch)) return
  const message = (await commitOf(world.repository(project), sha))?.message ?? ''
  if (!SKIP.test(message)) world.builds.start(project, branch, sha)
  else addSkippedBuild(database, { project_id: project.id, branch, sha, started_at: timestamp(world) })
}

/** The iids that each of the moved branches has the heads of, as they were before this push. */
async function containedIn(world: World, project: Project, moved: readonly (readonly [string, string])[]) {
  const targets = new Set(
    openMergeRequests(world.database, project.id).map((request) => request.target_branch),
  )
  const repository = world.repository(project)
  const found = moved
    .filter(([branch]) => targets.has(branch))
    .map(async ([branch, sha]) => [branch, await repository.mergedInto(sha)] as const)
  return new Map(await Promise.all(found))
}

/** A new head ends a waiting merge: the build it waited for says nothing about the new commits. */
async function takeNewHead(
  world: World,
  project: Project,
  request: MergeRequest,
  heads: Heads,
  rebased: boolean,
): Promise<void> {
  const head = heads.get(request.source_branch)
  const latest = latestVersion(world.database, request.id)
  if (!head || head === latest.head_commit_sha) return
  // A target that is gone for now still has the commits that the last version started from.
  const start = heads.get(request.target_branch) ?? latest.start_commit_sha
  const at = timestamp(world)
  await openVersion(world, project, request, { head, start }, at)
  if (!rebased && settingsOf(world.database, project.id).resets_on_push)
    removeApprovals(world.database, request.id)
  changeMergeRequest(world.database, request.id, {
    ...NOT_WAITING,
    remove_source_branch: null,
    merge_error: null,
    updated_at: at,
  })
}
