import type { Approvals } from './approvals.ts'
import { type Change, countLines } from './change.ts'
import type { Commit } from './commit.ts'
import type { MergeRequest } from './merge-request.ts'

/** One changed file and its lines. */
export interface FileChange {
  readonly path: string
  readonly added: number
  readonly removed: number
}

/** A merge request together with what merging it would bring; null where the forge did not tell. */
export interface MergeRequestView {
  readonly mr: MergeRequest
  readonly commits: readonly Commit[] | null
  readonly files: readonly FileChange[] | null
  /** Absent where the forge has none. */
  readonly approvals?: Approvals | null
}

/** Counts the added and removed lines of each change from its unified diff. */
export function fileChanges(changes: readonly Change[]): FileChange[] {
  return changes.map(({ new_path: path, diff }) => ({ path, ...countLines(diff) }))
}
