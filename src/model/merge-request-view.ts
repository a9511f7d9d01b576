import type { Approvals } from './approvals.ts'
import { type Change, countLines, isCounted } from './change.ts'
import type { Commit } from './commit.ts'
import { isOpen, type MergeRequest } from './merge-request.ts'
import type { MergeRules, TrainCar } from './merge-rules.ts'

/** One changed file and its lines. */
export interface FileChange {
  readonly path: string
  readonly added: number
  readonly removed: number
  /** The forge left its diff out, so that nobody here can count its lines. */
  readonly uncounted?: true
}

/** A merge request together with what merging it would bring; null where the forge did not tell. */
export interface MergeRequestView {
  readonly mr: MergeRequest
  readonly commits: readonly Commit[] | null
  readonly files: readonly FileChange[] | null
  /** Absent where the forge has none. */
  readonly approvals?: Approvals | null
  /** Absent where the forge tells none. */
  readonly rules?: MergeRules | null
  /** Its place on a merge train; null when it is on none, absent where the project has no trains. */
  readonly train?: TrainCar | null
  /** The forge has not counted its commits and files yet, so that they are not known. */
  readonly preparing?: true
}

/**
 * Whether the forge is still finding out what it holds. What is opened just now has empty lists for a moment;
 * one that is really empty is told as such (`commits_status`).
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

/** Without what the forge tells of the account that asked, for people who did not ask. */
export function ofEverybody(view: MergeRequestView): MergeRequestView {
  return view.mr.user === null ? view : { ...view, mr: { ...view.mr, user: null } }
}

/** Counts the added and removed lines of each change from its unified diff. */
export function fileChanges(changes: readonly Change[]): FileChange[] {
  return changes.map((change) => ({
    path: change.new_path,
    ...countLines(change.diff),
    ...(isCounted(change) ? {} : { uncounted: true }),
  }))
}
