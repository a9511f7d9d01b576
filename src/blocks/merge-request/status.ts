import { isOpen, type MergeRequest, projectPath } from '../../model/merge-request.ts'
import { oneLine, shortSha } from '../text.ts'

/** Where a merge request stands, in words that are true of the fields and claim nothing beyond them. */
export function statusWords(mr: MergeRequest): string {
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
      return `Open: ${openWords(mr, head)}`
    default:
      return `In the state “${oneLine(mr.state, 40)}”`
  }
}

function openWords(mr: MergeRequest, head: string): string {
  const target = oneLine(mr.target_branch, 100)
  if (mr.merge_when_build_succeeds) return `will merge when the build of ${head} succeeds`
  if (mr.work_in_progress) return 'draft'
  switch (mr.merge_status) {
    case 'can_be_merged':
      return `no conflicts with ${target}`
    case 'cannot_be_merged':
      return `conflicts with ${target}`
    default:
      return 'not checked for conflicts yet'
  }
}

/** True when the forge may take the merge: open, not a draft, no known conflict, and its head is known. */
export function mayMerge(mr: MergeRequest): boolean {
  return isOpen(mr) && !mr.work_in_progress && mr.merge_status !== 'cannot_be_merged' && mr.sha !== null
}

/** `acme/web`, from the address of the merge request; `project 42` when the answer holds no address. */
export function projectName(mr: MergeRequest): string {
  const path = projectPath(mr.web_url)
  return path ? oneLine(path, 100) : `project ${mr.project_id}`
}
