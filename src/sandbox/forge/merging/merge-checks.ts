import { canMerge } from '../git/commits.ts'
import { type Build, latestBuild } from '../state/builds.ts'
import type { Database } from '../state/database.ts'
import { isOpen, latestVersion, type MergeRequest } from '../state/merge-requests.ts'
import { type Project, type ProjectSettings, settingsOf } from '../state/projects.ts'
import { approvalsOf, hasUnresolved } from '../state/reviews.ts'
import { type Tips, tipsOf, type World } from '../world.ts'

/** Held statuses that are shown but do not block: the forge checks again at the merge. */
const PASSING: ReadonlySet<string> = new Set(['mergeable', 'preparing', 'checking', 'unchecked'])
const OF_BUILD: ReadonlySet<string> = new Set(['ci_still_running', 'ci_must_pass'])
const OF_GIT: ReadonlySet<string> = new Set(['conflict', 'need_rebase'])
/** Checks that waiting does not resolve. */
const FINAL: ReadonlySet<string> = new Set([
  ...OF_GIT,
  'not_open',
  'commits_status',
  'locked_paths',
  'locked_lfs_files',
])

export type MergeChecks = Awaited<ReturnType<typeof mergeChecks>>

/** Lists the failed checks of a merge request on today's servers, in the API's words. */
export async function mergeChecks(world: World, project: Project, request: MergeRequest) {
  const { database } = world
  const settings = settingsOf(database, project.id)
  const tips = await tipsOf(world, project, request)
  const conflicts = (await mergeStatus(world, project, request, tips)) === 'cannot_be_merged'
  const lacksCommits = isOpen(request) && !hasCommits(database, request, tips)
  const held = request.held_as
  const isHeld = held !== null && !PASSING.has(held)
  const checks = [
    isHeld && !OF_GIT.has(held) && held,
    approvalsOf(database, request.id).length < settings.approvals && 'not_approved',
    !isOpen(request) && 'not_open',
    request.draft && 'draft_status',
    lacksCommits && 'commits_status',
    lacksResolution(world, request) && 'discussions_not_resolved',
    failedBuild(database, request, settings),
    isHeld && OF_GIT.has(held) && held,
    conflicts && !lacksCommits && 'conflict',
    !conflicts && isOpen(request) && (await needsRebase(world, project, tips)) && 'need_rebase',
  ]
  const failed = checks.filter((check) => typeof check === 'string')
  return {
    failed,
    failedState: failed.filter((check) => !OF_GIT.has(check)),
    final: failed.filter((check) => FINAL.has(check)),
    conflicts,
  }
}

/** Builds `detailed_merge_status`: the held status of an open one, or the first failed check, the build's last. */
export function detailedMergeStatus(request: MergeRequest, { failed }: MergeChecks): string {
  if (request.held_as !== null && isOpen(request)) return request.held_as
  return failed.find((check) => !OF_BUILD.has(check)) ?? failed[0] ?? 'mergeable'
}

/** True while its commits and files are still being counted, so that no counts are shown. */
export function isPreparing(request: MergeRequest): boolean {
  return isOpen(request) && request.held_as === 'preparing'
}

function hasCommits(database: Database, request: MergeRequest, { source, target }: Tips): boolean {
  return source !== undefined && target !== undefined && latestVersion(database, request.id).state !== 'empty'
}

/** With a linear history, the source must contain all of the target. */
async function needsRebase(world: World, project: Project, { source, target }: Tips): Promise<boolean> {
  if (settingsOf(world.database, project.id).merge_method === 'merge' || !target || !source) return false
  return !(await world.repository(project).isAncestor(target, source))
}

export function lacksResolution({ database }: World, request: MergeRequest): boolean {
  const demands = settingsOf(database, request.project_id).only_allow_merge_if_all_discussions_are_resolved
  return demands && hasUnresolved(database, request.id)
}

function failedBuild(database: Database, request: MergeRequest, settings: ProjectSettings): string | null {
  if (!settings.only_allow_merge_if_pipeline_succeeds) return null
  const { head_commit_sha: head } = latestVersion(database, request.id)
  const build = latestBuild(database, request.project_id, head)
  if (hasPassed(build, settings)) return null
  return isInProgress(build, true) ? 'ci_still_running' : 'ci_must_pass'
}

/** A skipped build passes where the project says so. */
export function hasPassed(build: Build | undefined, settings: ProjectSettings): boolean {
  const isSkipped = build?.status === 'skipped'
  return build?.status === 'success' || (isSkipped && settings.allow_merge_on_skipped_pipeline)
}

/**
 * True while an auto-merge waits for this build. A paused one counts only where builds must succeed
 * (`MergeRequest#diff_head_pipeline_considered_in_progress?`, app/models/merge_request.rb).
 */
export function isInProgress(build: Build | undefined, mustSucceed: boolean): boolean {
  return mustSucceed ? build?.finished_at === null : build?.status === 'running'
}

export async function mergeStatus(
  world: World,
  project: Project,
  request: MergeRequest,
  { source, target }: Tips,
): Promise<MergeRequest['merge_status']> {
  if (request.state === 'merged') return 'can_be_merged'
  if (!source || !target) return 'cannot_be_merged'
  const isClean = await canMerge(world.repository(project), target, source)
  return isClean ? 'can_be_merged' : 'cannot_be_merged'
}

/** Runs the git check and stores its result as that of the last check. */
export async function checkMergeability(world: World, project: Project, request: MergeRequest) {
  const found = await mergeStatus(world, project, request, await tipsOf(world, project, request))
  world.database.update('merge_requests', request.id, { merge_status: found })
  return found
}

export async function isMergeable(world: World, project: Project, request: MergeRequest): Promise<boolean> {
  if (!isOpen(request) || request.draft) return false
  return (await checkMergeability(world, project, request)) === 'can_be_merged'
}

/** True when it cannot be merged whatever a check would find. */
export async function isBroken(world: World, project: Project, request: MergeRequest): Promise<boolean> {
  const tips = await tipsOf(world, project, request)
  return request.merge_status === 'cannot_be_merged' || !hasCommits(world.database, request, tips)
}
