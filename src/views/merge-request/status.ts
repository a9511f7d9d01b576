import { hasConflicts, inTheMaking, isMergeable, mergeObstacle } from '../../model/merge-obstacle.ts'
import { type MergeRequest, projectPath } from '../../model/merge-request.ts'
import type { MergeRules, TrainCar } from '../../model/merge-rules.ts'
import { oneLine, shortSha } from '../text.ts'
import { awaitedWords } from './build-words.ts'

/**
 * The status of a merge request, in words that claim no more than its fields. `approvalsLeft`: the number of
 * missing approvals, if known. `rules`: the merge rules of its project, if known.
 */
export function statusWords(
  mr: MergeRequest,
  approvalsLeft: number | null = null,
  rules?: MergeRules | null,
): string {
  switch (mr.state) {
    case 'merged':
      return mergedWords(mr)
    case 'closed':
      return 'Closed without merging'
    case 'locked':
      return 'Being merged right now'
    case 'opened':
    case 'reopened':
      return `Open: ${openWords(mr, approvalsLeft, rules)}`
    default:
      return `In the state “${oneLine(mr.state, 40)}”`
  }
}

/** `Merged as 1a2b3c4`, `Merged as 1a2b3c4, squashed into 5d6e7f8`. */
export function mergedWords({ merge_commit_sha: merge, squash_commit_sha: squash }: MergeRequest): string {
  const squashed = squash ? `squashed into ${shortSha(squash)}` : ''
  if (merge && squash && merge !== squash) return `Merged as ${shortSha(merge)}, ${squashed}`
  if (merge) return `Merged as ${shortSha(merge)}`
  return squash ? `Merged, ${squashed}` : 'Merged'
}

/** The position on a merge train, as a clause. */
export function trainWords({ status }: TrainCar): string {
  switch (status) {
    case 'merging':
      return 'on the merge train, being merged'
    case 'fresh':
      return 'on the merge train, its build is running there'
    case 'idle':
    case 'stale':
    case null:
      return 'on the merge train, waiting for its turn'
    default:
      return `on the merge train, in the state “${oneLine(status.replaceAll('_', ' '), 40)}”`
  }
}

function openWords(
  mr: MergeRequest,
  approvalsLeft: number | null,
  rules: MergeRules | null | undefined,
): string {
  const missing = missingWords(mr, approvalsLeft)
  if (mr.merge_when_build_succeeds) {
    const awaited = `will merge ${awaitedWords(mr, rules)}`
    const isBuild = mr.detailed_merge_status === 'ci_still_running'
    return missing === null || isBuild ? awaited : `${awaited}; still in the way: ${missing}`
  }
  if (mr.work_in_progress) return 'draft'
  if (hasConflicts(mr)) {
    const conflicts = `conflicts with ${oneLine(mr.target_branch, 100)}`
    return missing === null ? conflicts : `${conflicts}; besides, ${missing}`
  }
  if (missing !== null) return missing
  const target = oneLine(mr.target_branch, 100)
  // The older field only covers conflicts.
  if (mr.detailed_merge_status === 'mergeable') return `can be merged into ${target}`
  return (
    inTheMaking(mr) ?? (isMergeable(mr) ? `no conflicts with ${target}` : 'not checked for conflicts yet')
  )
}

/** The missing requirements of a merge, without conflicts and the draft mark; null when none is known. */
export function missingWords(mr: MergeRequest, approvalsLeft?: number | null): string | null {
  const obstacle = mergeObstacle(mr, approvalsLeft)
  return obstacle && oneLine(obstacle.words, 120)
}

/** `acme/web`, from the address of the merge request; `project 42` without an address. */
export function projectName(mr: MergeRequest): string {
  const path = projectPath(mr)
  return path ? oneLine(path, 100) : `project ${mr.project_id}`
}
