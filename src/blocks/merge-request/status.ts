import { hasConflicts, inTheMaking, isMergeable, mergeObstacle } from '../../model/merge-obstacle.ts'
import { isOpen, type MergeRequest, projectPath } from '../../model/merge-request.ts'
import { oneLine, shortSha } from '../text.ts'

/**
 * Where a merge request stands, in words that are true of the fields and claim nothing beyond them. `approvalsLeft`:
 * how many approvals are missing, where that is known.
 */
export function statusWords(mr: MergeRequest, approvalsLeft: number | null = null): string {
  const head = mr.sha ? shortSha(mr.sha) : 'an unknown commit'
  switch (mr.state) {
    case 'merged':
      return mr.merge_commit_sha ? `Merged as ${shortSha(mr.merge_commit_sha)}` : 'Merged'
    case 'closed':
      return 'Closed without merging'
    case 'locked':
      return 'Being merged right now'
    case 'opened':
    case 'reopened':
      return `Open: ${openWords(mr, head, approvalsLeft)}`
    default:
      return `In the state “${oneLine(mr.state, 40)}”`
  }
}

function openWords(mr: MergeRequest, head: string, approvalsLeft: number | null): string {
  const missing = missingWords(mr, approvalsLeft)
  if (mr.merge_when_build_succeeds) {
    const awaited = `will merge when the build of ${head} succeeds`
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
  // The older field tells of conflicts alone.
  if (mr.detailed_merge_status === 'mergeable') return `can be merged into ${target}`
  return (
    inTheMaking(mr) ?? (isMergeable(mr) ? `no conflicts with ${target}` : 'not checked for conflicts yet')
  )
}

/** What is missing before it can be merged, beside conflicts and its mark as a draft; null when nothing is known. */
export function missingWords(mr: MergeRequest, approvalsLeft?: number | null): string | null {
  const obstacle = mergeObstacle(mr, approvalsLeft)
  return obstacle && oneLine(obstacle.words, 120)
}

/** True when the forge may take the merge: open, not a draft, no known conflict, and its head is known. */
export function mayMerge(mr: MergeRequest): boolean {
  return isOpen(mr) && !mr.work_in_progress && !hasConflicts(mr) && mr.sha !== null
}

/** `acme/web`, from the address of the merge request; `project 42` when the answer holds no address. */
export function projectName(mr: MergeRequest): string {
  const path = projectPath(mr.web_url)
  return path ? oneLine(path, 100) : `project ${mr.project_id}`
}
