import { z } from 'zod'
import { OptionalFlag, OptionalText, Words } from './fields.ts'

/** One file of a merge request's changes or of a diff version. */
export const Change = z.object({
  old_path: z.string(),
  new_path: z.string(),
  a_mode: OptionalText,
  b_mode: OptionalText,
  /** Unified diff text; empty where the forge left it out, as it does for large and binary files. */
  diff: Words,
  new_file: OptionalFlag,
  renamed_file: OptionalFlag,
  deleted_file: OptionalFlag,
  /** The forge left the diff out because it is too large. */
  too_large: OptionalFlag,
  /** The forge left the diff out because there are many. */
  collapsed: OptionalFlag,
  generated_file: OptionalFlag,
})
export type Change = z.infer<typeof Change>

/** What happened to a file, in one word. */
export function changeKind(change: Change): 'new' | 'deleted' | 'renamed' | 'changed' {
  if (change.new_file) return 'new'
  if (change.deleted_file) return 'deleted'
  return change.renamed_file || change.old_path !== change.new_path ? 'renamed' : 'changed'
}

/** Counts the added and removed lines of a unified diff. */
export function countLines(diff: string): { readonly added: number; readonly removed: number } {
  let added = 0
  let removed = 0
  // `---` and `+++` only head a diff before its first hunk; inside a hunk they are lines like any other.
  let inHunk = !diff.includes('@@')
  for (const line of diff.split('\n')) {
    if (line.startsWith('@@')) inHunk = true
    else if (inHunk && line.startsWith('+')) added += 1
    else if (inHunk && line.startsWith('-')) removed += 1
  }
  return { added, removed }
}

/** Whether there are lines to show: binary files and diffs that the forge left out have none. */
export function hasLines(change: Change): boolean {
  return change.diff !== '' && !isBinary(change)
}

/**
 * Whether the lines that change are known. They are not where the forge left the diff out, or git has none to show.
 * An empty diff is all there is of a file that only got another name or mode, and where the forge says that it left
 * nothing out.
 */
export function isCounted(change: Change): boolean {
  if (isBinary(change) || isLeftOut(change)) return false
  const isWhole = change.too_large === false && change.collapsed === false
  return hasLines(change) || isWhole || change.renamed_file === true || change.a_mode !== change.b_mode
}

/** Whether the forge says that it left the diff out. */
export function isLeftOut({ diff, too_large, collapsed }: Change): boolean {
  return diff === '' && (too_large === true || collapsed === true)
}

/** Whether git only says that the file differs. */
export function isBinary({ diff }: Change): boolean {
  return /^(?:Binary files |GIT binary patch)/m.test(diff) && !/^@@ /m.test(diff)
}
