import { mergeStatus } from '../../merging/mergeability.ts'
import { shownTitle } from '../../merging/shown-title.ts'
import { isSubscribed } from '../../state/attention.ts'
import type { MergeRequest } from '../../state/merge-requests.ts'
import { milestoneById } from '../../state/milestones.ts'
import type { Project } from '../../state/projects.ts'
import { latestVersion } from '../../state/versions.ts'
import type { World } from '../../world.ts'
import { milestoneEntity } from '../milestones/entity.ts'
import { userSummaryOf } from '../people.ts'

/** Who looks, at what project. */
export interface View {
  readonly world: World
  readonly project: Project
  readonly user: { readonly id: number }
}

/** Merge requests with every field of the document. */
export async function mergeRequestEntities(view: View, requests: readonly MergeRequest[]) {
  const heads = await view.world.repository(view.project).heads()
  return Promise.all(requests.map((request) => entity(view, request, heads)))
}

export async function mergeRequestEntity(view: View, request: MergeRequest) {
  return entity(view, request, await view.world.repository(view.project).heads())
}

/** What the subscription calls answer with: four fields fewer. */
export async function subscriptionEntity(view: View, request: MergeRequest) {
  const { user_notes_count, should_remove_source_branch, force_remove_source_branch, web_url, ...rest } =
    await mergeRequestEntity(view, request)
  return rest
}

export function mergeRequestAddress({ world, project }: View, request: MergeRequest): string {
  return `${world.url}/${project.namespace}/${project.path}/merge_requests/${request.iid}`
}

async function entity(view: View, request: MergeRequest, heads: ReadonlyMap<string, string>) {
  const { world, user } = view
  const { id, iid, project_id, description, state, created_at, updated_at } = request
  const milestone = milestoneById(world.database, project_id, request.milestone_id ?? 0)
  return {
    id,
    iid,
    project_id,
    title: shownTitle(world.mode, request),
    description,
    state,
    created_at,
    updated_at,
    target_branch: request.target_branch,
    source_branch: request.source_branch,
    upvotes: request.upvotes,
    downvotes: request.downvotes,
    author: userSummaryOf(world, request.author_id),
    assignee: userSummaryOf(world, request.assignee_id),
    source_project_id: project_id,
    target_project_id: project_id,
    labels: request.labels,
    work_in_progress: request.draft,
    milestone: milestone ? milestoneEntity(milestone) : null,
    merge_when_build_succeeds: request.waits_for_build,
    merge_status: await shownMergeStatus(view, request, heads),
    sha: latestVersion(world.database, id).head_commit_sha,
    merge_commit_sha: request.merge_commit_sha,
    subscribed: isSubscribed(world.database, request, user.id),
    user_notes_count: request.user_notes_count,
    should_remove_source_branch: request.remove_source_branch,
    force_remove_source_branch: request.force_remove_source_branch,
    web_url: mergeRequestAddress(view, request),
  }
}

async function shownMergeStatus(view: View, request: MergeRequest, heads: ReadonlyMap<string, string>) {
  if (view.world.mode.mergeStatus === 'last check') return request.merge_status
  return mergeStatus(view.world, view.project, request, heads)
}
