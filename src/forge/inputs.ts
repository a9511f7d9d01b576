import type { InertText } from '../model/quick-action.ts'

export interface MilestoneFilter {
  readonly iid?: number | readonly number[]
  readonly state?: 'active' | 'closed'
}

export interface NewMilestone {
  readonly title: string
  readonly description?: InertText
  /** `YYYY-MM-DD`. */
  readonly due_date?: string
}

export interface MilestoneUpdate {
  readonly title?: string
  readonly description?: InertText
  /** `YYYY-MM-DD`; null removes the date. */
  readonly due_date?: string | null
  readonly state_event?: 'close' | 'activate'
}

export interface MergeRequestFilter {
  readonly iid?: number | readonly number[]
  /** `opened` includes reopened ones; `all` by default. */
  readonly state?: 'all' | 'merged' | 'opened' | 'closed'
  readonly order_by?: 'created_at' | 'updated_at'
  readonly sort?: 'asc' | 'desc'
  /** People by their global id, for forges with the feature `reviewers`. */
  readonly author_id?: number
  readonly assignee_id?: number
  readonly reviewer_id?: number
  /** By its title; for forges with the feature `merged-since`, as the next. */
  readonly milestone?: string
  /** ISO 8601. */
  readonly updated_after?: string
  /**
   * The server begins to look for conflicts where it does not know them, as it does for one that is read alone. Only
   * today’s have it, for whoever may merge (`recheck_mergeability_of`, lib/api/merge_requests.rb).
   */
  readonly recheck?: boolean
}

export interface NewMergeRequest {
  readonly source_branch: string
  readonly target_branch: string
  readonly title: string
  readonly assignee_id?: number
  /** For forges with several assignees; `assignee_id` is absent then. */
  readonly assignee_ids?: readonly number[]
  readonly reviewer_ids?: readonly number[]
  readonly description?: InertText
  readonly target_project_id?: number
  readonly labels?: readonly string[]
  readonly milestone_id?: number
}

export interface MergeRequestUpdate {
  readonly target_branch?: string
  readonly assignee_id?: number | null
  /** For forges with several assignees; empty for none. `assignee_id` is absent then. */
  readonly assignee_ids?: readonly number[]
  /** Empty for none. */
  readonly reviewer_ids?: readonly number[]
  readonly title?: string
  readonly description?: InertText
  readonly state_event?: 'close' | 'reopen' | 'merge'
  readonly labels?: readonly string[]
  readonly milestone_id?: number | null
}

export interface AcceptMergeRequest {
  /** The head that a person has seen, in full: the forge refuses when the source has a newer one. */
  readonly sha: string
  readonly merge_commit_message?: string
  /** For squash merges, which make no merge commit in projects that merge by fast-forward. */
  readonly squash_commit_message?: string
  /** The author’s choice applies when this is absent. */
  readonly should_remove_source_branch?: boolean
  readonly merge_when_build_succeeds?: boolean
  /** For servers whose projects have a rule about it. */
  readonly squash?: boolean
}

/** @throws RangeError unless `sha` is a full commit id: the forge takes an empty one for “any head”. */
export function mustBeFull(sha: string): void {
  if (!/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(sha)) {
    throw new RangeError('A merge needs the full sha of the head that was shown.')
  }
}
