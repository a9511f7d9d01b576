import { z } from 'zod'
import { Build } from './build.ts'
import { Change } from './change.ts'
import { Id, Labels, OptionalCount, OptionalFlag, OptionalId, OptionalText, optionalList } from './fields.ts'
import { Milestone } from './milestone.ts'
import { UserSummary } from './user.ts'
import { type Paged, pathInForge } from './web-address.ts'

/** A merge request. `id` is global (paths need it), `iid` is what people type (`!12`). */
export const MergeRequest = z.object({
  id: Id,
  iid: Id,
  project_id: Id,
  title: z.string(),
  description: OptionalText,
  /** `opened`, `reopened`, `closed`, `merged` or `locked`; any other word is kept as the forge says it. */
  state: z.string(),
  created_at: OptionalText,
  updated_at: OptionalText,
  target_branch: z.string(),
  source_branch: z.string(),
  /** Null once the fork is gone. */
  source_project_id: OptionalId,
  target_project_id: OptionalId,
  upvotes: OptionalCount,
  downvotes: OptionalCount,
  author: UserSummary.nullable().default(null),
  assignee: UserSummary.nullable().default(null),
  labels: Labels,
  work_in_progress: OptionalFlag,
  milestone: Milestone.nullable().default(null),
  merge_when_build_succeeds: OptionalFlag,
  /** `can_be_merged`, `cannot_be_merged` or `unchecked`; any other word is kept. */
  merge_status: OptionalText,
  subscribed: OptionalFlag,
  /** Head commit of the source. Without it nothing is merged through chat, so an empty one counts as absent. */
  sha: z.string().min(1).nullable().default(null).catch(null),
  merge_commit_sha: OptionalText,
  /** The one commit that its commits became. */
  squash_commit_sha: OptionalText,
  squash: OptionalFlag,
  /** As `squash`, with what the project demands. */
  squash_on_merge: OptionalFlag,
  user_notes_count: OptionalCount,
  should_remove_source_branch: OptionalFlag,
  force_remove_source_branch: OptionalFlag,
  web_url: OptionalText,
  path_in_forge: OptionalText,
  /** What is missing before it can merge, in one word of an open set; null where the server does not tell. */
  detailed_merge_status: OptionalText,
  has_conflicts: OptionalFlag,
  /** All who are assigned, `assignee` among them; empty where the server knows one only. */
  assignees: optionalList(UserSummary),
  reviewers: optionalList(UserSummary),
  /** Who merged it, or set it to merge. */
  merge_user: UserSummary.nullable().default(null).catch(null),
  merged_at: OptionalText,
  closed_by: UserSummary.nullable().default(null).catch(null),
  closed_at: OptionalText,
  /** The newest build; null where there is none, absent where the answer tells nothing of builds. */
  head_pipeline: Build.nullable().optional().catch(undefined),
  /** When the server had counted its commits and files; null until then, absent where it does not tell. */
  prepared_at: z.string().nullable().optional().catch(undefined),
  /** What the account that asked may do; null where that is not told. */
  user: z.object({ can_merge: OptionalFlag }).nullable().default(null).catch(null),
  /** Told only where it was asked for, by `getRebase`. */
  rebase_in_progress: OptionalFlag,
  /** Commits of the target that the source branch lacks; told where that is asked for too. */
  diverged_commits_count: OptionalCount,
  /** Why the last rebase or merge did not come about, in the forge’s words. */
  merge_error: OptionalText,
})
export type MergeRequest = z.infer<typeof MergeRequest>

/** Names one merge request to the forge: its API takes one or the other of its numbers in paths. */
export type MergeRequestIds = Pick<MergeRequest, 'id' | 'iid'>

/** A merge request and the files that it changes. */
export const MergeRequestWithChanges = MergeRequest.extend({ changes: z.array(Change) })
export type MergeRequestWithChanges = z.infer<typeof MergeRequestWithChanges>

/** Merge requests on one page of a list. */
export const MERGE_REQUESTS_ON_A_PAGE = 10

export function isOpen({ state }: MergeRequest): boolean {
  return state === 'opened' || state === 'reopened'
}

/** Set to merge by itself: when its build succeeds, or when all that it waits for has come. */
export function isArmed(mr: MergeRequest): boolean {
  return isOpen(mr) && mr.merge_when_build_succeeds === true
}

/** Merged or closed: nothing can be done with it any more. */
export function isFinished({ state }: MergeRequest): boolean {
  return state === 'merged' || state === 'closed'
}

/** All who are assigned, also where the server knows one only. */
export function assigneesOf({
  assignee,
  assignees,
}: Pick<MergeRequest, 'assignee' | 'assignees'>): readonly UserSummary[] {
  if (assignees.length > 0) return assignees
  return assignee ? [assignee] : []
}

/** `acme/web` from `https://host/acme/web/merge_requests/12`; null for an address of another shape. */
export function projectPath(mr: Paged): string | null {
  return (
    pathInForge(mr)
      ?.split(/\/(?:-\/)?merge_requests\//)[0]
      ?.slice(1) || null
  )
}

/** `acme/web!12`, as people name it everywhere; `!12 in project 42` when the answer holds no address. */
export function fullName(mr: MergeRequest): string {
  const path = projectPath(mr)
  return path ? `${path}!${mr.iid}` : `!${mr.iid} in project ${mr.project_id}`
}
