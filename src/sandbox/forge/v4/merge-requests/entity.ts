import {
  detailedMergeStatus,
  isPreparing,
  lacksResolution,
  type MergeChecks,
  mergeChecks,
} from '../../merging/merge-checks.ts'
import { todaysTitle } from '../../merging/shown-title.ts'
import { milestoneFor } from '../../resources/milestones/find.ts'
import { assigneesOf, isOpen, type MergeRequest } from '../../state/merge-requests.ts'
import { settingsOf } from '../../state/project-settings.ts'
import { reviewersOf } from '../../state/reviewers.ts'
import { latestVersion } from '../../state/versions.ts'
import { milestoneEntity } from '../milestones/entity.ts'
import { userEntityOf } from '../users/entity.ts'
import { fullFields, type Included } from './full-fields.ts'
import type { View } from './view.ts'

export function mergeRequestAddress({ world, project }: View, request: MergeRequest): string {
  return `${world.url}/${project.namespace}/${project.path}/-/merge_requests/${request.iid}`
}

/** A merge request as lists show it. */
export async function listedMergeRequest(view: View, request: MergeRequest) {
  return basicFields(view, request, await mergeChecks(view.world, view.project, request))
}

/** A merge request as every other call shows it. */
export async function mergeRequestEntity(view: View, request: MergeRequest, included: Included = {}) {
  return { ...(await listedMergeRequest(view, request)), ...(await fullFields(view, request, included)) }
}

function basicFields({ world, project, ...view }: View, request: MergeRequest, checks: MergeChecks) {
  const { database } = world
  const people = (ids: readonly number[]) =>
    ids.map((id) => userEntityOf(world, id)).filter((one) => one !== null)
  const merger = userEntityOf(world, request.merged_by_id)
  const { squash_option: squash } = settingsOf(database, project.id)
  const milestone = milestoneFor(world, project, request.milestone_id)
  const { id, iid, description, created_at, updated_at } = request
  return {
    id,
    iid,
    project_id: project.id,
    title: todaysTitle(request),
    description,
    // What the servers of the document's time called reopened is open like any other.
    state: request.state === 'reopened' ? 'opened' : request.state,
    created_at,
    updated_at,
    merged_by: merger,
    merge_user: merger ?? (request.waits_for_build ? userEntityOf(world, request.waiting_user_id) : null),
    merged_at: request.merged_at,
    closed_by: userEntityOf(world, request.closed_by_id),
    closed_at: request.closed_at,
    target_branch: request.target_branch,
    source_branch: request.source_branch,
    user_notes_count: request.user_notes_count,
    upvotes: request.upvotes,
    downvotes: request.downvotes,
    author: userEntityOf(world, request.author_id),
    assignees: people(assigneesOf(request)),
    assignee: userEntityOf(world, request.assignee_id),
    reviewers: people(reviewersOf(database, id).map(({ user_id }) => user_id)),
    source_project_id: project.id,
    target_project_id: project.id,
    labels: request.labels.toSorted(),
    draft: request.draft,
    imported: false,
    imported_from: 'none',
    work_in_progress: request.draft,
    milestone: milestone ? milestoneEntity(world, milestone) : null,
    merge_when_pipeline_succeeds: request.waits_for_build,
    merge_status: mergeStatus(request, checks),
    detailed_merge_status: detailedMergeStatus(request, checks),
    merge_after: null,
    sha: latestVersion(database, id).head_commit_sha,
    merge_commit_sha: request.merge_commit_sha,
    squash_commit_sha: request.squash_commit_sha,
    discussion_locked: request.discussion_locked,
    should_remove_source_branch: request.remove_source_branch,
    force_remove_source_branch: request.force_remove_source_branch,
    prepared_at: isPreparing(request) ? null : created_at,
    reference: `!${iid}`,
    references: {
      short: `!${iid}`,
      relative: `!${iid}`,
      full: `${project.namespace}/${project.path}!${iid}`,
    },
    web_url: mergeRequestAddress({ world, project, ...view }, request),
    time_stats: {
      time_estimate: 0,
      total_time_spent: 0,
      human_time_estimate: null,
      human_total_time_spent: null,
    },
    squash: request.squash,
    squash_on_merge:
      squash === 'default_on' || squash === 'default_off' ? request.squash : squash === 'always',
    task_completion_status: tasksIn(description),
    has_conflicts: checks.conflicts,
    blocking_discussions_resolved:
      request.held_as !== 'discussions_not_resolved' && !lacksResolution(world, request),
  }
}

/** The older and coarser word; while the check runs it has not found anything yet. */
function mergeStatus(request: MergeRequest, { conflicts }: MergeChecks): string {
  if (isOpen(request) && request.held_as === 'unchecked') return 'unchecked'
  if (isOpen(request) && (request.held_as === 'checking' || request.held_as === 'preparing'))
    return 'checking'
  return conflicts ? 'cannot_be_merged' : 'can_be_merged'
}

function tasksIn(description: string) {
  const boxes = description.match(/^[ \t]*(?:[-*+]|\d+\.) \[[ x]\] /gim) ?? []
  return { count: boxes.length, completed_count: boxes.filter((box) => /\[x\]/i.test(box)).length }
}
