import { z } from 'zod'
import { OptionalFlag, OptionalText, WordList } from './fields.ts'

/** A file of a merge request's changes or of a diff version. */
export const Change = z.object({
  old_path: z.string(),
  new_path: z.string(),
  a_mode: OptionalText,
  b_mode: OptionalText,
  /** Unified diff text; empty where the forge omits it, as it does for large and binary files. */
  diff: WordList,
  new_file: OptionalFlag,
  renamed_file: OptionalFlag,
  deleted_file: OptionalFlag,
  /** The forge omitted the diff because it is too large. */
  too_large: OptionalFlag,
  /** The forge omitted the diff because there are many. */
  collapsed: OptionalFlag,
})
export type Change = z.infer<typeof Change>

export function changeKind(change: Change): 'new' | 'deleted' | 'renamed' | 'changed' {
  if (change.new_file) return 'new'
  if (change.deleted_file) return 'deleted'
  return change.renamed_file || change.old_path !== change.new_path ? 'renamed' : 'changed'
}

export function countLines(diff: string): { readonly added: number; readonly removed: number } {
  let added = 0
  let removed = 0
  // `---` and `+++` are headers only before the first hunk of a diff; inside a hunk they are ordinary lines.
  let inHunk = !diff.includes('@@')
  for (const line of diff.split('\n')) {
    if (line.startsWith('@@')) inHunk = true
    else if (inHunk && line.startsWith('+')) added += 1
    else if (inHunk && line.startsWith('-')) removed += 1
  }
  return { added, removed }
}

/** True when there are lines to show: binary files and omitted diffs have none. */
export function hasLines(change: Change): boolean {
  return change.diff !== '' && !isBinary(change)
}

/**
 * True when the changed lines are known. They are unknown where the forge omitted the diff or git has none to
 * show. An empty diff is complete for a file whose name or mode alone changed, and where the forge reports no
 * omission.
 */
export function isCounted(change: Change): boolean {
  if (isBinary(change) || isLeftOut(change)) return false
  const isWhole = change.too_large === false && change.collapsed === false
  return hasLines(change) || isWhole || change.renamed_file === true || change.a_mode !== change.b_mode
}

/** True when the forge reports that it omitted the diff. */
export function isLeftOut({ diff, too_large, collapsed }: Change): boolean {
  return diff === '' && (too_large === true || collapsed === true)
}

/** True when git reports only that the file differs. */
export function isBinary({ diff }: Change): boolean {
  return /^(?:Binary files |GIT binary patch)/m.test(diff) && !/^@@ /m.test(diff)
}
