import { columnsOf } from '../../columns.ts'
import { forbidden, notFound } from '../../http/answer.ts'
import { type ProjectCall, pathId } from '../../http/route.ts'
import { shownTitle } from '../../merging/after-push.ts'
import { mergeStatus } from '../../merging/merge-checks.ts'
import { mayRead } from '../../rights.ts'
import { milestoneById } from '../../state/issues.ts'
import { type MergeRequest, mergeRequestById } from '../../state/merge-requests.ts'
import type { Project } from '../../state/projects.ts'
import { isSubscribed } from '../../state/reviews.ts'
import { latestVersion } from '../../state/versions.ts'
import type { World } from '../../world.ts'
import { milestoneEntity, userSummaryOf } from '../entities.ts'

/** Who looks, at what project. */
interface View {
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
  const { web_url, ...all } = await mergeRequestEntity(view, request)
  const fewer = ['user_notes_count', 'should_remove_source_branch', 'force_remove_source_branch']
  return Object.fromEntries(Object.entries(all).filter(([name]) => !fewer.includes(name)))
}

export function mergeRequestAddress({ world, project }: View, request: MergeRequest): string {
  return `${world.url}/${project.namespace}/${project.path}/merge_requests/${request.iid}`
}

async function entity(view: View, request: MergeRequest, heads: ReadonlyMap<string, string>) {
  const { world, user } = view
  const milestone = milestoneById(world.database, request.project_id, request.milestone_id ?? 0)
  return {
    ...columnsOf('v3 merge request', request),
    title: shownTitle(world.mode, request),
    author: userSummaryOf(world, request.author_id),
    assignee: userSummaryOf(world, request.assignee_id),
    milestone: milestone ? milestoneEntity(milestone) : null,
    merge_status: await shownMergeStatus(view, request, heads),
    sha: latestVersion(world.database, request.id).head_commit_sha,
    subscribed: isSubscribed(world.database, request, user.id),
    web_url: mergeRequestAddress(view, request),
  }
}

async function shownMergeStatus(view: View, request: MergeRequest, heads: ReadonlyMap<string, string>) {
  if (view.world.mode.mergeStatus === 'last check') return request.merge_status
  return mergeStatus(view.world, view.project, request, heads)
}

/** The merge request that the path names by its global id; refuses with 404, or with 403 who may not read it. */
export function findMergeRequest(call: ProjectCall): MergeRequest {
  const found = mergeRequestById(call.world.database, call.project.id, pathId(call, 'merge_request_id'))
  if (!found) throw notFound()
  if (!mayRead(call.world, call.user, call.project, found)) throw forbidden()
  return found
}
