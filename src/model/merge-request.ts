import { z } from 'zod'
import { Build } from './build.ts'
import { Change } from './change.ts'
import {
  Id,
  Labels,
  listOfRecords,
  OptionalCount,
  OptionalFlag,
  OptionalText,
  optionalList,
  pathInForge,
  type WebLocation,
} from './fields.ts'
import type { MergeFreeze } from './freeze.ts'
import { Milestone } from './milestone.ts'
import { UserSummary } from './user.ts'

const Approval = z.object({ user: UserSummary })

/** The approvals of a merge request. Servers that require no number of approvals omit the counts. */
export const Approvals = z.object({
  /** True when the merge request has as many approvals as the project requires. */
  approved: OptionalFlag,
  approved_by: listOfRecords(Approval),
  approvals_required: OptionalCount,
  approvals_left: OptionalCount,
  /** True when the caller may approve and has not approved yet. */
  user_can_approve: OptionalFlag,
  user_has_approved: OptionalFlag,
  /** True when an approval must come with the person’s password, or a fresh sign-in. */
  require_password_to_approve: OptionalFlag,
})
export type Approvals = z.infer<typeof Approvals>

/** A merge request. `id` is global (paths need it), `iid` is the number that people type (`!12`). */
export const MergeRequest = z.object({
  id: Id,
  iid: Id,
  project_id: Id,
  title: z.string(),
  description: OptionalText,
  /** `opened`, `reopened`, `closed`, `merged` or `locked`; any other word stays as the forge sends it. */
  state: z.string(),
  created_at: OptionalText,
  updated_at: OptionalText,
  target_branch: z.string(),
  source_branch: z.string(),
  /** The fork of a branch that is another project’s; null once that is deleted, absent where it is not reported. */
  source_project_id: Id.nullable().optional(),
  /** `bob/web`, the path of that fork. No merge request has it: `withFork` reads it; null if it can’t be read. */
  fork_path: OptionalText,
  author: UserSummary.nullable().default(null),
  assignee: UserSummary.nullable().default(null),
  labels: Labels,
  work_in_progress: OptionalFlag,
  milestone: Milestone.nullable().default(null),
  merge_when_build_succeeds: OptionalFlag,
  /** `can_be_merged`, `cannot_be_merged` or `unchecked`; any other word is kept. */
  merge_status: OptionalText,
  subscribed: OptionalFlag,
  /** Head commit of the source. Without it nothing is merged from Slack, so an empty one counts as absent. */
  sha: z.string().min(1).nullable().default(null).catch(null),
  merge_commit_sha: OptionalText,
  squash_commit_sha: OptionalText,
  squash: OptionalFlag,
  /** Like `squash`, with the project’s rules applied. */
  squash_on_merge: OptionalFlag,
  user_notes_count: OptionalCount,
  should_remove_source_branch: OptionalFlag,
  force_remove_source_branch: OptionalFlag,
  web_url: OptionalText,
  path_in_forge: OptionalText,
  /** The missing requirement for a merge, a word of an open set; null where the server reports none. */
  detailed_merge_status: OptionalText,
  has_conflicts: OptionalFlag,
  /**
   * The time before which it is not merged; servers have it since 17.5 (gitlab-org/gitlab!165092,
   * doc/api/merge_requests.md) and answer `merge_time` until then
   * (app/services/merge_requests/mergeability/check_merge_time_service.rb).
   */
  merge_after: z.iso.datetime({ offset: true }).nullable().default(null).catch(null),
  /** All assignees, including `assignee`; empty where the server knows only one. */
  assignees: optionalList(UserSummary),
  reviewers: optionalList(UserSummary),
  /** The person who merged it, or set it to merge. */
  merge_user: UserSummary.nullable().default(null).catch(null),
  merged_at: OptionalText,
  closed_by: UserSummary.nullable().default(null).catch(null),
  closed_at: OptionalText,
  /** The newest build; null where there is none, absent where the answer reports no builds. */
  head_pipeline: Build.nullable().optional().catch(undefined),
  /** Time at which the server finished counting commits and files; null before, absent if not reported. */
  prepared_at: z.string().nullable().optional().catch(undefined),
  /** Permissions of the requesting account; null where they are not reported. */
  user: z.object({ can_merge: OptionalFlag }).nullable().default(null).catch(null),
  /** Reported only on request, by `getRebase`. */
  rebase_in_progress: OptionalFlag,
  /** Commits of the target that the source branch lacks; reported only on request, too. */
  diverged_commits_count: OptionalCount,
  /** The reason why the last rebase or merge failed, in the forge’s words. */
  merge_error: OptionalText,
})
export type MergeRequest = z.infer<typeof MergeRequest> & {
  /**
   * The freeze that holds its merge where it is shown. No server says it: `withFreezes` adds it; absent where nobody
   * has asked.
   */
  readonly freeze?: MergeFreeze | null
  /** Only a merge train may merge it, which wants a build, and it has none: `withTrains` adds it in lists. */
  readonly needsTrainBuild?: boolean
}

/** The ids of one merge request; the global one may be unknown where no path of the API takes it. */
export type MergeRequestIds = Pick<MergeRequest, 'iid'> & Partial<Pick<MergeRequest, 'id'>>

export const MergeRequestWithChanges = MergeRequest.extend({ changes: listOfRecords(Change) })
export type MergeRequestWithChanges = z.infer<typeof MergeRequestWithChanges>

/** Merge requests per page of a list. */
export const MERGE_REQUESTS_ON_A_PAGE = 10

export function isOpen({ state }: MergeRequest): boolean {
  return state === 'opened' || state === 'reopened'
}

/** True when an auto-merge is set: for when its build succeeds, or when all its requirements are met. */
export function hasAutoMerge(mr: MergeRequest): boolean {
  return isOpen(mr) && mr.merge_when_build_succeeds === true
}

/** True when an auto-merge may be set, also on a closed one that is opened again, or where the forge does not say. */
export function mayBeArmed({ state, merge_when_build_succeeds: armed }: MergeRequest): boolean {
  return state !== 'merged' && armed !== false
}

/** True when somebody has to act before it is merged: it is open, no draft, and nothing merges it by itself. */
export function needsSomebody(mr: MergeRequest): boolean {
  return isOpen(mr) && mr.work_in_progress !== true && !hasAutoMerge(mr)
}

/** True when it is merged or closed: no further action is possible. */
export function isFinished({ state }: MergeRequest): boolean {
  return state === 'merged' || state === 'closed'
}

export function assigneesOf({
  assignee,
  assignees,
}: Pick<MergeRequest, 'assignee' | 'assignees'>): readonly UserSummary[] {
  if (assignees.length > 0) return assignees
  return assignee ? [assignee] : []
}

/** Returns `acme/web` for `https://host/acme/web/merge_requests/12`; null for another shape of address. */
export function projectPath(mr: WebLocation): string | null {
  return (
    pathInForge(mr)
      ?.split(/\/(?:-\/)?merge_requests\//)[0]
      ?.slice(1) || null
  )
}

type Source = Pick<MergeRequest, 'project_id' | 'source_project_id' | 'source_branch' | 'fork_path'> &
  WebLocation

/** True when its branch is of another project, also of one that is gone. */
export function isFromFork({
  project_id,
  source_project_id,
}: Pick<MergeRequest, 'project_id' | 'source_project_id'>): boolean {
  return source_project_id !== undefined && source_project_id !== project_id
}

/** Returns the branch and whose it is: `fix`, `bob:fix`, `bob/shop:fix` (a fork by another name), `fix from a fork`. */
export function sourceWords(mr: Source): string {
  const { source_branch: branch, fork_path: path } = mr
  if (!isFromFork(mr)) return branch
  if (mr.source_project_id === null) return `${branch} from a fork that is gone`
  if (path === null) return `${branch} from a fork`
  const owner = path.replace(/\/[^/]*$/, '')
  const isSameName = path.slice(owner.length) === `/${projectPath(mr)?.split('/').at(-1)}`
  return `${isSameName ? owner : path}:${branch}`
}

/** Returns `acme/web!12`, the displayed name; `!12 in project 42` when the answer has no address. */
export function fullName(mr: MergeRequest): string {
  const path = projectPath(mr)
  return path ? `${path}!${mr.iid}` : `!${mr.iid} in project ${mr.project_id}`
}

/** An entry of the calling person's own todo list. */
export const Todo = z.object({
  id: Id,
  author: UserSummary.nullable().default(null),
  action_name: OptionalText,
  target_url: OptionalText,
})
export type Todo = z.infer<typeof Todo>
