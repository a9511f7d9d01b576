import { shownTitle } from '../../merging/after-push.ts'
import { carOf } from '../../merging/merge.ts'
import {
  detailedMergeStatus,
  isPreparing,
  lacksResolution,
  type MergeChecks,
  mergeChecks,
} from '../../merging/merge-checks.ts'
import { columnsOf, todayAt } from '../../mode.ts'
import { mergeRequestAddress } from '../../resources/merge-requests/entity.ts'
import { milestoneFor } from '../../resources/milestones/routes.ts'
import { BUILDS, type Build, newestBuildOf } from '../../state/builds.ts'
import type { Database } from '../../state/database.ts'
import {
  assigneesOf,
  isOpen,
  latestVersion,
  type MergeRequest,
  VERSIONS,
} from '../../state/merge-requests.ts'
import { settingsOf } from '../../state/projects.ts'
import {
  explicitSubscription,
  isSubscribed as isSubscribedAsAuthor,
  NOTES,
  reviewersOf,
} from '../../state/reviews.ts'
import { mayAccept, pagesOf } from '../../world.ts'
import type { View } from '../listing.ts'
import { milestoneEntity, userEntityOf } from '../projects/entity.ts'

export async function listedMergeRequest(view: View, request: MergeRequest) {
  return basicFields(view, request, await mergeChecks(view.world, view.project, request))
}

export async function mergeRequestEntity(view: View, request: MergeRequest, included: Included = {}) {
  return { ...(await listedMergeRequest(view, request)), ...(await fullFields(view, request, included)) }
}

function basicFields({ world, project }: View, request: MergeRequest, checks: MergeChecks) {
  const { database } = world
  const people = (ids: readonly number[]) =>
    ids.map((id) => userEntityOf(world, id)).filter((one) => one !== null)
  const merger = userEntityOf(world, request.merged_by_id)
  const { squash_option: squash } = settingsOf(database, project.id)
  const milestone = milestoneFor(world, project, request.milestone_id)
  const short = `!${request.iid}`
  const isFromFork = request.source_project_id !== request.project_id
  const allow_collaboration = isFromFork ? request.allow_collaboration : undefined
  return {
    ...columnsOf('v4 merge request', request),
    title: shownTitle(todayAt(world.release()), request),
    // A `reopened` merge request of the old servers is plainly open today.
    state: request.state === 'reopened' ? 'opened' : request.state,
    merged_by: merger,
    merge_user: merger ?? (request.waits_for_build ? userEntityOf(world, request.waiting_user_id) : null),
    closed_by: userEntityOf(world, request.closed_by_id),
    author: userEntityOf(world, request.author_id),
    assignees: people(assigneesOf(request)),
    assignee: userEntityOf(world, request.assignee_id),
    reviewers: people(reviewersOf(database, request.id).map(({ user_id }) => user_id)),
    labels: request.labels.toSorted(),
    milestone: milestone ? milestoneEntity(world, milestone) : null,
    merge_status: mergeStatus(request, checks),
    detailed_merge_status: detailedMergeStatus(request, checks),
    sha: latestVersion(database, request.id).head_commit_sha,
    prepared_at: isPreparing(request) ? null : request.created_at,
    reference: short,
    allow_collaboration,
    allow_maintainer_to_push: allow_collaboration,
    references: { short, relative: short, full: `${project.namespace}/${project.path}${short}` },
    web_url: mergeRequestAddress({ world, project }, request),
    squash_on_merge:
      squash === 'default_on' || squash === 'default_off' ? request.squash : squash === 'always',
    task_completion_status: tasksIn(request.description),
    has_conflicts: checks.conflicts,
    blocking_discussions_resolved:
      request.held_as !== 'discussions_not_resolved' && !lacksResolution(world, request),
  }
}

/** The older and coarser status; a running check has found nothing yet. */
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

interface Included {
  readonly divergedCommits?: boolean
  readonly rebase?: boolean
}

async function fullFields(view: View, request: MergeRequest, included: Included) {
  const { world, project, user } = view
  const version = latestVersion(world.database, request.id)
  const { base_commit_sha: base, start_commit_sha: start, head_commit_sha: head } = version
  const car = carOf(world, request)
  const build = car
    ? world.database.find(BUILDS, { id: car.build_id })
    : // Like `MergeRequest#head_pipeline`, it stays until a newer build starts, whatever is pushed.
      newestBuildOf(world.database, request, headsOf(world.database, request))
  return {
    subscribed: isSubscribed(world.database, request, user.id),
    changes_count: version.state === 'empty' || isPreparing(request) ? null : version.real_size,
    latest_build_started_at: build?.started_at ?? null,
    latest_build_finished_at: build?.finished_at ?? null,
    first_deployed_to_production_at: null,
    pipeline: build ? pipelineSummary(view, build) : null,
    head_pipeline: build ? pipelineEntity(view, request.author_id, build) : null,
    diff_refs: { base_sha: base, head_sha: head, start_sha: start },
    merge_error: request.merge_error,
    rebase_in_progress: included.rebase ? request.rebasing : undefined,
    diverged_commits_count: included.divergedCommits ? await divergedCommits(view, request, head) : undefined,
    first_contribution: false,
    user: { can_merge: mayAccept(world, user, project, request) },
  }
}

function headsOf(database: Database, { id }: MergeRequest): string[] {
  return database.list(VERSIONS, { merge_request_id: id }).map(({ head_commit_sha }) => head_commit_sha)
}

async function divergedCommits({ world, project }: View, request: MergeRequest, head: string) {
  const repository = world.repository(project)
  const target = (await repository.heads()).get(request.target_branch)
  if (!target) return 0
  return Number(await repository.askText(['rev-list', '--count', `${head}..${target}`, '--']))
}

export function pipelineSummary({ world, project }: View, build: Build) {
  return {
    ...columnsOf('v4 pipeline', build),
    updated_at: build.finished_at ?? build.started_at,
    web_url: `${pagesOf(world, project)}/pipelines/${build.id}`,
  }
}

export function pipelineEntity(view: View, user: number | null, build: Build) {
  const { started_at: started, finished_at: finished } = build
  return {
    ...pipelineSummary(view, build),
    ...columnsOf('v4 whole pipeline', build),
    user: userEntityOf(view.world, user),
    duration: finished && Math.round((Date.parse(finished) - Date.parse(started)) / 1000),
  }
}

/** Author, assignees, reviewers and commenters, each once. */
export function participantsOf(database: Database, request: MergeRequest): readonly number[] {
  const notes = database.list(NOTES, { merge_request_id: request.id }).filter(({ system }) => !system)
  return [
    ...new Set([
      request.author_id,
      ...assigneesOf(request),
      ...reviewersOf(database, request.id).map(({ user_id }) => user_id),
      ...notes.map(({ author_id }) => author_id),
    ]),
  ]
}

/** Participants are subscribed unless they unsubscribe: all assignees, reviewers and commenters too. */
export function isSubscribed(database: Database, request: MergeRequest, user: number): boolean {
  return (
    explicitSubscription(database, request.id, user) ??
    (isSubscribedAsAuthor(database, request, user) || participantsOf(database, request).includes(user))
  )
}
