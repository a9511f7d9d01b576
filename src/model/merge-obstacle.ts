import type { MergeRequest } from './merge-request.ts'

/** An obstacle to a merge. */
export interface MergeObstacle {
  /** The missing requirement, as a clause without a capital or a period: `approvals are missing`. */
  readonly words: string
  /** The remedy, as a sentence; null where none is known. */
  readonly next: string | null
}

interface Obstacle {
  readonly words: string
  readonly next: string
}

const RULES = 'Open it there: its page shows which ones.'
const CHECKS: Obstacle = { words: 'external status checks have not all passed', next: RULES }
const BLOCKED: Obstacle = {
  words: 'another merge request must be merged first',
  next: 'Open it there: its page shows which one, and that one is merged first.',
}

/**
 * The values of `detailed_merge_status` that block a merge, in words (merge requests API of today’s servers,
 * and the names in their earlier versions). The set is open: a forge may send others.
 */
const OBSTACLES: Readonly<Record<string, Obstacle>> = {
  blocked_status: BLOCKED,
  broken_status: {
    words: 'the forge cannot merge the branches',
    next: 'Open it there: its page shows why.',
  },
  ci_must_pass: {
    words: 'its build must pass first',
    next: 'Mend what fails and push, or run the build again at the forge.',
  },
  ci_still_running: {
    words: 'its build is still running',
    next: 'Wait for the build, or ask for the merge when it succeeds.',
  },
  commits_status: {
    words: 'its source branch is gone or has no new commits',
    next: 'Push the source branch with its commits.',
  },
  discussions_not_resolved: {
    words: 'discussions are not resolved',
    next: 'Resolve them at the forge.',
  },
  external_status_checks: CHECKS,
  jira_association_missing: {
    words: 'neither its title nor its description names an issue of the project’s tracker',
    next: 'Name the issue in the title or the description.',
  },
  locked_lfs_files: {
    words: 'large files that it changes are locked by other people',
    next: 'Whoever locked them unlocks them at the forge.',
  },
  locked_paths: {
    words: 'paths that it changes are locked by other people',
    next: 'Whoever locked them unlocks them at the forge.',
  },
  merge_request_blocked: BLOCKED,
  merge_time: {
    words: 'it may not be merged before the time that was set for it',
    next: 'Wait for that time, or change it at the forge.',
  },
  need_rebase: {
    words: 'it must be rebased',
    next: 'Type /mr rebase and its number, or rebase it onto its target and push.',
  },
  need_rebase_merge_train: {
    words: 'it must be rebased before it can go on the merge train',
    next: 'Type /mr rebase and its number, or rebase it onto its target and push.',
  },
  not_approved: {
    words: 'approvals are missing',
    next: 'Whoever may approve it types /mr approve and its number.',
  },
  policies_denied: {
    words: 'a policy of the project forbids it',
    next: 'Open it there: its page shows which policy.',
  },
  requested_changes: {
    words: 'a reviewer has asked for changes',
    next: 'Make the changes, or ask that reviewer to look again.',
  },
  security_policy_pipeline_check: {
    words: 'a security policy waits for its build',
    next: 'Wait for the build; its page at the forge shows what the policy wants.',
  },
  security_policy_violations: {
    words: 'security policies are not satisfied',
    next: RULES,
  },
  status_checks_must_pass: CHECKS,
  title_regex: {
    words: 'its title does not have the form that the project demands',
    next: 'Type /mr edit, its number and --title; its page at the forge shows the form.',
  },
}

const UNCHECKED = 'not checked for conflicts yet'

/** The forge is at work: the next read may return another status. */
const IN_THE_MAKING: Readonly<Record<string, string>> = {
  approvals_syncing: 'the forge is counting its approvals again',
  checking: 'the forge is checking whether it can be merged',
  preparing: 'the forge is still preparing it',
  unchecked: UNCHECKED,
}

/** Reported by other fields, or by the state of the merge request. */
const TOLD_ELSEWHERE: ReadonlySet<string> = new Set(['mergeable', 'conflict', 'draft_status', 'not_open'])

/** The fields that describe whether a merge request can be merged. */
export type MergeFields = Pick<MergeRequest, 'merge_status' | 'detailed_merge_status'>

/** Statuses with which `merge_status` is “cannot be merged” too, but does not mean a conflict. */
const NO_CONFLICT: ReadonlySet<string> = new Set(['broken_status', 'commits_status'])

/** True when the branches are known to conflict; another missing requirement may hide a conflict. */
export function hasConflicts(mr: MergeFields): boolean {
  const { merge_status, detailed_merge_status: status } = mr
  if (status === 'conflict') return true
  if (status !== null && (NO_CONFLICT.has(status) || mergeObstacle(mr) === null)) return false
  return merge_status === 'cannot_be_merged'
}

/** True when no obstacle is known; where the forge reports only conflicts, when there is no conflict. */
export function isMergeable({ merge_status, detailed_merge_status: status }: MergeFields): boolean {
  return status === null ? merge_status === 'can_be_merged' : status === 'mergeable'
}

/** True when the branches are known not to conflict; other requirements are checked after that. */
export function isWithoutConflicts(mr: MergeFields): boolean {
  return isMergeable(mr) || (mergeObstacle(mr) !== null && mr.merge_status === 'can_be_merged')
}

/** Returns the forge’s current activity, as a clause, while the status is not final; null once it is. */
export function inTheMaking({ merge_status, detailed_merge_status: status }: MergeFields): string | null {
  if (status !== null) return wordsFor(IN_THE_MAKING, status) ?? null
  const isChecked = merge_status === 'can_be_merged' || merge_status === 'cannot_be_merged'
  return isChecked ? null : UNCHECKED
}

/**
 * Returns the missing requirement for a merge, except conflicts and draft marks; null when none is known. A
 * status without known words is given in the forge’s own: make it inert before display. `approvalsLeft`:
 * number of missing approvals, where known.
 */
export function mergeObstacle(
  { detailed_merge_status: status }: MergeFields,
  approvalsLeft?: number | null,
): MergeObstacle | null {
  if (status === null || TOLD_ELSEWHERE.has(status) || Object.hasOwn(IN_THE_MAKING, status)) return null
  const known = wordsFor(OBSTACLES, status)
  if (!known) return { words: `the forge says “${status.replaceAll('_', ' ')}”`, next: null }
  if (status !== 'not_approved' || !approvalsLeft || approvalsLeft < 1) return known
  return {
    ...known,
    words: approvalsLeft === 1 ? '1 approval is missing' : `${approvalsLeft} approvals are missing`,
  }
}

/** Reads only the table’s own keys: `constructor` is no status. */
function wordsFor<Words>(table: Readonly<Record<string, Words>>, status: string): Words | undefined {
  return Object.hasOwn(table, status) ? table[status] : undefined
}
