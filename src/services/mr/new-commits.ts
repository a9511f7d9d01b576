import type { Commit } from '../../model/commit.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'

/** The commits of a source branch since the head that a person was shown. */
export interface NewCommits {
  /** Newest first. */
  readonly arrived: readonly Commit[]
  /** True when the shown commit is gone from the branch. */
  readonly rewritten: boolean
}

/** Returns the commits that arrived after a head was shown. */
export function newCommitsSince({ commits }: MergeRequestView, shown: string): NewCommits {
  const now = commits ?? []
  const seen = now.findIndex(({ id }) => id === shown)
  // The newest commit comes first, so those before the shown one have arrived since.
  return { arrived: seen < 0 ? now : now.slice(0, seen), rewritten: seen < 0 && now.length > 0 }
}
