import { z } from 'zod'
import { Change, hasLines } from './change.ts'
import { Id, listOfRecords, OptionalText, WordList } from './fields.ts'

export const Commit = z.object({
  id: z.string().min(1),
  title: WordList,
  author_name: WordList,
  /** Has the author's own UTC offset; read it with `parseDate`. */
  created_at: OptionalText,
  message: WordList,
})
export type Commit = z.infer<typeof Commit>

export const MergeRequestVersion = z.object({
  id: Id,
  head_commit_sha: z.string().min(1),
  base_commit_sha: OptionalText,
  created_at: OptionalText,
  /** `collected` once its diff is stored; any other word is kept. */
  state: OptionalText,
  /** Number of changed files as text (`12`, `1000+`). */
  real_size: OptionalText,
})
export type MergeRequestVersion = z.infer<typeof MergeRequestVersion>

export const MergeRequestVersionDetail = MergeRequestVersion.extend({
  commits: listOfRecords(Commit),
  diffs: listOfRecords(Change),
})
export type MergeRequestVersionDetail = z.infer<typeof MergeRequestVersionDetail>

export interface ChangedFile {
  readonly path: string
  readonly before: Change | null
  readonly after: Change | null
}

export interface VersionComparison {
  /** Newest first. */
  readonly added: readonly Commit[]
  /** Commits of the earlier version that are gone: its history was rewritten. */
  readonly gone: readonly Commit[]
  readonly files: readonly ChangedFile[]
  /** Number of files that both versions change in the same way. */
  readonly same: number
  /** Number of files that both versions change without showing lines: a difference would be invisible. */
  readonly unknown: number
}

/** Compares commits by sha, and files by their diffs without line numbers, which change for other reasons. */
export function compareVersions(
  earlier: MergeRequestVersionDetail,
  later: MergeRequestVersionDetail,
): VersionComparison {
  const before = byPath(earlier.diffs)
  const after = byPath(later.diffs)
  const paths = [...new Set([...after.keys(), ...before.keys()])]
  const pairs = paths.map((path) => ({
    path,
    before: before.get(path) ?? null,
    after: after.get(path) ?? null,
  }))
  const files = pairs.filter(({ before, after }) => !isSame(before, after))
  const unknown = pairs.filter(({ before, after }) => isSame(before, after) && after && !hasLines(after))
  return {
    added: without(later.commits, earlier.commits),
    gone: without(earlier.commits, later.commits),
    files,
    same: pairs.length - files.length - unknown.length,
    unknown: unknown.length,
  }
}

function without(commits: readonly Commit[], others: readonly Commit[]): readonly Commit[] {
  const known = new Set(others.map(({ id }) => id))
  return commits.filter(({ id }) => !known.has(id))
}

function byPath(changes: readonly Change[]): ReadonlyMap<string, Change> {
  return new Map(changes.map((change) => [change.new_path, change]))
}

function isSame(one: Change | null, other: Change | null): boolean {
  return one !== null && other !== null && contentOf(one) === contentOf(other)
}

function contentOf({ diff, old_path, b_mode, deleted_file }: Change): string {
  return JSON.stringify([
    diff.replaceAll(/^@@ -[0-9,]+ \+[0-9,]+ @@/gm, '@@'),
    old_path,
    b_mode,
    deleted_file,
  ])
}
