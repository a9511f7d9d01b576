import type { Change } from './change.ts'
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
}

/** Counts the added and removed lines of each change from its unified diff. */
export function fileChanges(changes: readonly Change[]): FileChange[] {
  return changes.map(({ new_path: path, diff }) => {
    let added = 0
    let removed = 0
    // `---` and `+++` only head a diff before its first hunk; inside a hunk they are lines like any other.
    let inHunk = !diff.includes('@@')
    for (const line of diff.split('\n')) {
      if (line.startsWith('@@')) inHunk = true
      else if (inHunk && line.startsWith('+')) added += 1
      else if (inHunk && line.startsWith('-')) removed += 1
    }
    return { path, added, removed }
  })
}
