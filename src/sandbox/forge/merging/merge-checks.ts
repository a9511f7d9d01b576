import { approvalsOf } from '../state/approvals.ts'
import { latestBuild } from '../state/builds.ts'
import { isOpen, type MergeRequest } from '../state/merge-requests.ts'
import { mergeRulesOf } from '../state/merge-rules.ts'
import type { Project } from '../state/projects.ts'
import { latestVersion } from '../state/versions.ts'
import type { World } from '../world.ts'
import { mergeStatus } from './mergeability.ts'

/** Ordered words that are shown but stand in nobody's way: the forge looks again when somebody merges. */
const PASSING: ReadonlySet<string> = new Set(['mergeable', 'preparing', 'checking', 'unchecked'])
/** What git says, which is asked last. */
const OF_GIT: ReadonlySet<string> = new Set(['conflict', 'need_rebase'])
/** What waiting does not help against. */
const FINAL: ReadonlySet<string> = new Set([
  ...OF_GIT,
  'not_open',
  'commits_status',
  'locked_paths',
  'locked_lfs_files',
])

/** The checks of today's servers that a merge request does not pass, by the API's words for them. */
export interface MergeChecks {
  /** In the order in which they are asked. */
  readonly failed: readonly string[]
  /** Those that are no matter of git. */
  readonly failedState: readonly string[]
  /** Those that will not pass by waiting. */
  readonly final: readonly string[]
  readonly conflicts: boolean
}

/** Asks git what it says of the branches as they are now. */
export async function mergeChecks(
  world: World,
  project: Project,
  request: MergeRequest,
): Promise<MergeChecks> {
  const conflicts =
    (await mergeStatus(world, project, request, await world.repository(project).heads())) ===
    'cannot_be_merged'
  const { state } = latestVersion(world.database, request.id)
  const held = request.held_as
  const failed = [
    ...(held !== null && !PASSING.has(held) && !OF_GIT.has(held) ? [held] : []),
    ...(lacksApproval(world, request) ? ['not_approved'] : []),
    ...(isOpen(request) ? [] : ['not_open']),
    ...(request.draft ? ['draft_status'] : []),
    ...(state === 'empty' ? ['commits_status'] : []),
    ...failedBuild(world, request),
    ...(held !== null && OF_GIT.has(held) ? [held] : []),
    ...(conflicts ? ['conflict'] : []),
  ]
  return {
    failed,
    failedState: failed.filter((check) => !OF_GIT.has(check)),
    final: failed.filter((check) => FINAL.has(check)),
    conflicts,
  }
}

/**
 * What the servers answer as `detailed_merge_status`: the first check that fails, and the build only when nothing
 * else does; of an open one what somebody ordered.
 */
export function detailedMergeStatus(request: MergeRequest, { failed }: MergeChecks): string {
  if (request.held_as !== null && isOpen(request)) return request.held_as
  const [first = 'mergeable'] = failed.toSorted(
    (one, other) => Number(isOfBuild(one)) - Number(isOfBuild(other)),
  )
  return first
}

function isOfBuild(check: string): boolean {
  return check === 'ci_still_running' || check === 'ci_must_pass'
}

function lacksApproval({ database }: World, request: MergeRequest): boolean {
  return approvalsOf(database, request.id).length < mergeRulesOf(database, request.project_id).approvals
}

/** Only where the project demands a build that has succeeded; then having none is not enough either. */
function failedBuild({ database }: World, request: MergeRequest): string[] {
  if (!mergeRulesOf(database, request.project_id).needs_success) return []
  const { head_commit_sha: head } = latestVersion(database, request.id)
  const status = latestBuild(database, request.project_id, head)?.status
  if (status === 'success') return []
  return [status === 'running' ? 'ci_still_running' : 'ci_must_pass']
}
