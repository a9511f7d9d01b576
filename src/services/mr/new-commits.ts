import type { Commit } from '../../model/commit.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'

/** What a source branch holds that the person who was shown an earlier head has not seen. */
export interface NewCommits {
  /** Newest first. */
  readonly arrived: readonly Commit[]
  /** The commit that was shown is gone from the branch. */
  readonly rewritten: boolean
}

/** What has come since a head was shown. */
export function newCommitsSince({ commits }: MergeRequestView, shown: string): NewCommits {
  const now = commits ?? []
  const seen = now.findIndex(({ id }) => id === shown)
  // The newest commit comes first, so what stands before the one that was shown has arrived since.
  return { arrived: seen < 0 ? now : now.slice(0, seen), rewritten: seen < 0 && now.length > 0 }
}
