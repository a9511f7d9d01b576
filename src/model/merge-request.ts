import { z } from 'zod'
import { Change } from './change.ts'
import { Id, Labels, OptionalCount, OptionalFlag, OptionalId, OptionalText } from './fields.ts'
import { Milestone } from './milestone.ts'
import { UserSummary } from './user.ts'

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
  user_notes_count: OptionalCount,
  should_remove_source_branch: OptionalFlag,
  force_remove_source_branch: OptionalFlag,
  web_url: OptionalText,
})
export type MergeRequest = z.infer<typeof MergeRequest>

/** A merge request and the files that it changes. */
export const MergeRequestWithChanges = MergeRequest.extend({ changes: z.array(Change) })
export type MergeRequestWithChanges = z.infer<typeof MergeRequestWithChanges>

/** Merge requests on one page of a list. */
export const MERGE_REQUESTS_ON_A_PAGE = 10

export function isOpen({ state }: MergeRequest): boolean {
  return state === 'opened' || state === 'reopened'
}

/** Merged or closed: nothing can be done with it any more. */
export function isFinished({ state }: MergeRequest): boolean {
  return state === 'merged' || state === 'closed'
}

/** `acme/web` from `https://host/acme/web/merge_requests/12`; null for an address of another shape. */
export function projectPath(webUrl: string | null): string | null {
  if (webUrl === null || !URL.canParse(webUrl)) return null
  return new URL(webUrl).pathname.split(/\/(?:-\/)?merge_requests\//)[0]?.slice(1) || null
}

/** `acme/web!12`, as people name it everywhere; `!12 in project 42` when the answer holds no address. */
export function fullName({ project_id, iid, web_url }: MergeRequest): string {
  const path = projectPath(web_url)
  return path ? `${path}!${iid}` : `!${iid} in project ${project_id}`
}
