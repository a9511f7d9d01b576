import { type BuildFields, buildOfHead } from './build.ts'
import type { MergeRequest } from './merge-request.ts'
import { SERVER } from './server-name.ts'

interface MergeBlocker {
  /** The missing requirement, as a clause without a capital or a period: `approvals are missing`. */
  readonly words: string
  /** The remedy, as a sentence; null where none is known. */
  readonly next: string | null
}

type Blocker = MergeBlocker & { readonly next: string }

const RULES = `Its page on ${SERVER} shows which ones.`
const CHECKS: Blocker = { words: 'external status checks haven’t all passed', next: RULES }
const BLOCKED: Blocker = {
  words: 'another merge request must be merged first',
  next: `Its page on ${SERVER} shows which one.`,
}
const REBASE = 'Rebase it here, or in your clone and push.'

/**
 * The values of `detailed_merge_status` that block a merge, in words (merge requests API of today’s servers,
 * and the names in their earlier versions). The set is open: a forge may send others.
 */
const BLOCKERS: Readonly<Record<string, Blocker>> = {
  blocked_status: BLOCKED,
  broken_status: {
    words: 'the branches can’t be merged',
    next: `Its page on ${SERVER} shows why.`,
  },
  ci_must_pass: {
    words: 'the build must pass first',
    next: 'Fix what fails and push, or run the build again.',
  },
  ci_still_running: {
    words: 'the build hasn’t passed yet',
    next: 'Try again when it has passed, or turn on auto-merge.',
  },
  commits_status: {
    words: 'the source branch is gone or has no new commits',
    next: 'Push the source branch with its commits.',
  },
  discussions_not_resolved: {
    words: 'some discussions are unresolved',
    next: `Resolve them on ${SERVER}.`,
  },
  external_status_checks: CHECKS,
  jira_association_missing: {
    words: 'needs an issue key in the title or description',
    next: 'Add the key to the title or the description.',
  },
  locked_lfs_files: {
    words: 'other people have locked large files that it changes',
    next: `Ask them to unlock the files on ${SERVER}.`,
  },
  locked_paths: {
    words: 'other people have locked files that it changes',
    next: `Ask them to unlock the files on ${SERVER}.`,
  },
  merge_request_blocked: BLOCKED,
  merge_time: {
    words: 'waits for its set time',
    next: `Try again after that time, or change it on ${SERVER}.`,
  },
  need_rebase: { words: 'needs a rebase', next: REBASE },
  need_rebase_merge_train: { words: 'needs a rebase before the merge train', next: REBASE },
  not_approved: {
    words: 'needs approvals',
    next: 'Ask somebody who can approve it.',
  },
  policies_denied: {
    words: 'a policy of the project doesn’t allow it',
    next: `Its page on ${SERVER} shows which policy.`,
  },
  requested_changes: {
    words: 'a reviewer asked for changes',
    next: 'Make the changes, or ask that reviewer to look again.',
  },
  security_policy_pipeline_check: {
    words: 'a security policy needs its build first',
    next: `Its page on ${SERVER} shows what the policy needs.`,
  },
  security_policy_violations: { words: 'security policies aren’t met', next: RULES },
  status_checks_must_pass: CHECKS,
  title_regex: {
    words: 'the title doesn’t have the form that the project requires',
    next: `Edit the title; its page on ${SERVER} shows the form.`,
  },
}

/** The way to a build that passes, of one that has not passed. */
export function buildRemedy(mr: Partial<BuildFields>): string {
  const build = buildOfHead({ sha: null, ...mr })
  if (build === null) return `Start a build on ${SERVER}.`
  return build === undefined || build.status === 'failed'
    ? 'Fix what fails and push, or run the build again.'
    : 'Run the build again, or push.'
}

const UNCHECKED = 'not checked for conflicts yet'

/** The forge is at work: the next read may return another status. */
const IN_THE_MAKING: Readonly<Record<string, string>> = {
  approvals_syncing: `${SERVER} is counting its approvals`,
  checking: `${SERVER} is checking whether it can be merged`,
  preparing: `${SERVER} is still preparing it`,
  unchecked: UNCHECKED,
}

/** Reported by other fields, or by the state of the merge request. */
const TOLD_ELSEWHERE: ReadonlySet<string> = new Set(['mergeable', 'conflict', 'draft_status', 'not_open'])

type MergeFields = Pick<MergeRequest, 'merge_status' | 'detailed_merge_status' | 'merge_after'>

/** Statuses with which `merge_status` is “cannot be merged” too, but does not mean a conflict. */
const NO_CONFLICT: ReadonlySet<string> = new Set(['broken_status', 'commits_status'])

/** True when the branches are known to conflict; another missing requirement may hide a conflict. */
export function hasConflicts(mr: MergeFields): boolean {
  const { merge_status, detailed_merge_status: status } = mr
  if (status === 'conflict') return true
  if (status !== null && (NO_CONFLICT.has(status) || mergeBlocker(mr) === null)) return false
  return merge_status === 'cannot_be_merged'
}

/** True when no blocker is known; where the forge reports only conflicts, when there is no conflict. */
export function isMergeable({ merge_status, detailed_merge_status: status }: MergeFields): boolean {
  return status === null ? merge_status === 'can_be_merged' : status === 'mergeable'
}

/** True when the branches are known not to conflict; other requirements are checked after that. */
export function isWithoutConflicts(mr: MergeFields): boolean {
  return isMergeable(mr) || (mergeBlocker(mr) !== null && mr.merge_status === 'can_be_merged')
}

/** Returns the forge’s current activity, as a clause, while the status is not final; null once it is. */
export function pendingActivity({ merge_status, detailed_merge_status: status }: MergeFields): string | null {
  if (status !== null) return wordsFor(IN_THE_MAKING, status) ?? null
  const isChecked = merge_status === 'can_be_merged' || merge_status === 'cannot_be_merged'
  return isChecked ? null : UNCHECKED
}

/**
 * Returns the missing requirement for a merge, except conflicts and draft marks; null when none is known. A
 * status without known words is given in the forge’s own: make it inert before display. `approvalsLeft`:
 * number of missing approvals, where known.
 */
export function mergeBlocker(
  mr: MergeFields & Partial<BuildFields>,
  approvalsLeft?: number | null,
): MergeBlocker | null {
  const { detailed_merge_status: status, merge_after: start } = mr
  if (status === null || TOLD_ELSEWHERE.has(status) || Object.hasOwn(IN_THE_MAKING, status)) return null
  const known = wordsFor(BLOCKERS, status)
  if (!known) return { words: `${SERVER} says “${status.replaceAll('_', ' ')}”`, next: null }
  if (status === 'ci_must_pass') return { ...known, next: buildRemedy(mr) }
  if (status === 'merge_time' && start) return { ...known, words: `waits until ${utcMinute(start)}` }
  if (status !== 'not_approved' || !approvalsLeft || approvalsLeft < 1) return known
  return {
    ...known,
    words: approvalsLeft === 1 ? 'needs 1 approval' : `needs ${approvalsLeft} approvals`,
  }
}

/** `2026-12-01 09:30 UTC` */
function utcMinute(time: string): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

/** Reads only the table’s own keys: `constructor` is no status. */
function wordsFor<Words>(table: Readonly<Record<string, Words>>, status: string): Words | undefined {
  return Object.hasOwn(table, status) ? table[status] : undefined
}
