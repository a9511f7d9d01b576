import { type Change, countLines, isCounted } from './change.ts'
import type { Release } from './forge-feature.ts'
import { type Approvals, isOpen, type MergeRequest } from './merge-request.ts'
import type { MergeRules, TrainCar } from './merge-rules.ts'
import type { UserSummary } from './user.ts'
import type { Commit } from './version.ts'

export interface FileChange {
  readonly path: string
  readonly added: number
  readonly removed: number
  /** The forge omitted its diff, so that its lines cannot be counted. */
  readonly uncounted?: true
}

/** A merge request with the commits and files of its merge; null where the forge did not report them. */
export interface MergeRequestView {
  readonly mr: MergeRequest
  readonly commits: readonly Commit[] | null
  readonly files: readonly FileChange[] | null
  /** Absent where the forge has none. */
  readonly approvals?: Approvals | null
  /** Absent where the forge reports none. */
  readonly rules?: MergeRules | null
  /** The reviewers who want changes; absent where it was not read. */
  readonly changesRequestedBy?: readonly UserSummary[]
  /** Its place on a merge train; null when it is on none, absent where the project has no trains. */
  readonly train?: TrainCar | null
  /** The server’s release; absent where it was not read. */
  readonly release?: Release
  /** The forge has not counted the commits and files yet, so they are unknown. */
  readonly preparing?: true
}

/**
 * True while the forge is still computing the content. A merge request opened just now has empty lists for a
 * moment; one that is really empty is reported as such (`commits_status`).
 */
export function isBeingPrepared(
  mr: MergeRequest,
  commits: readonly unknown[] | null,
  files: readonly unknown[] | null,
): boolean {
  const { detailed_merge_status: status, prepared_at } = mr
  if (!isOpen(mr) || status === null) return false
  if (status === 'preparing') return true
  const [noCommits, noFiles] = [commits?.length === 0, files?.length === 0]
  if (prepared_at === null && (noCommits || noFiles)) return true
  return noCommits && noFiles && status !== 'commits_status'
}

/** Removes from approvals the fields that depend on the requesting account. */
function approvalsOfNobody(approvals: Approvals): Approvals {
  return { ...approvals, user_can_approve: null, user_has_approved: null }
}

/** Removes the fields that depend on the requesting account and its place, for display to other people. */
export function withoutAccountFields(view: MergeRequestView): MergeRequestView {
  const { mr, rules, approvals } = view
  const { freeze, ...others } = mr
  const isOfNobody = mr.user === null && mr.subscribed === null && freeze === undefined
  return {
    ...view,
    mr: isOfNobody ? mr : { ...others, user: null, subscribed: null },
    ...(approvals ? { approvals: approvalsOfNobody(approvals) } : {}),
    ...(rules ? { rules: { ...rules, permissions: null } } : {}),
  }
}

/** Counts the added and removed lines of each change from its unified diff. */
export function fileChanges(changes: readonly Change[]): FileChange[] {
  return changes.map((change) => ({
    path: change.new_path,
    ...countLines(change.diff),
    ...(isCounted(change) ? {} : { uncounted: true }),
  }))
}
