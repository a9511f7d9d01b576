import { shownTitle, todaysState } from '../merging/after-push.ts'
import { carOf } from '../merging/merge.ts'
import {
  detailedMergeStatus,
  isPreparing,
  lacksResolution,
  type MergeChecks,
  mergeChecks,
} from '../merging/merge-checks.ts'
import { columnsOf, todayAt } from '../mode.ts'
import { mergeRequestAddress } from '../resources/merge-requests/entity.ts'
import { milestoneFor } from '../resources/milestones/routes.ts'
import { BUILDS, type Build, newestBuildOf } from '../state/builds.ts'
import type { Database } from '../state/database.ts'
import { ISSUES, type Issue, type Milestone } from '../state/issues.ts'
import {
  assigneesOf,
  isOpen,
  latestVersion,
  MERGE_REQUESTS,
  type MergeRequest,
  VERSIONS,
} from '../state/merge-requests.ts'
import {
  directLevel,
  GROUPS,
  groupLevel,
  PROJECTS,
  type Project,
  settingsOf,
  USERS,
  type User,
} from '../state/projects.ts'
import {
  explicitSubscription,
  isSubscribed as isSubscribedAsAuthor,
  NOTES,
  reviewersOf,
} from '../state/reviews.ts'
import {
  isEnterprise,
  isSince,
  LEVEL,
  levelOf,
  mayAccept,
  maySeeIssue,
  pagesOf,
  timestamp,
  type World,
} from '../world.ts'
import type { View } from './listing.ts'

export function projectIdentity({ database }: World, project: Project) {
  const { id, name, path, created_at } = project
  const owner = database.find(GROUPS, { id: project.group_id })?.name ?? project.namespace
  return {
    id,
    description: null,
    name,
    name_with_namespace: `${owner} / ${name}`,
    path,
    path_with_namespace: `${project.namespace}/${path}`,
    created_at,
  }
}

export function projectEntity({ world, project, user }: View) {
  const { database } = world
  const identity = projectIdentity(world, project)
  const web_url = `${world.url}/${identity.path_with_namespace}`
  const group = database.find(GROUPS, { id: project.group_id })
  const settings = settingsOf(database, project.id)
  const hasMergeRequests = settings.merge_requests_access_level !== 'disabled'
  const isPaid = isEnterprise(world)
  return {
    ...identity,
    default_branch: project.default_branch,
    http_url_to_repo: `${web_url}.git`,
    web_url,
    ...columnsOf('v4 settings', settings),
    // ee/lib/ee/api/entities/project.rb of the server
    merge_trains_enabled: isPaid ? settings.merge_trains_enabled : undefined,
    merge_train_enforcement: isPaid && isSince(world, '19.3') ? settings.merge_train_enforcement : undefined,
    automatic_rebase_enabled: isSince(world, '19.4') ? settings.automatic_rebase_enabled : undefined,
    last_activity_at: lastActivity(world, project),
    namespace: group
      ? { ...columnsOf('v4 namespace', group), web_url: `${world.url}/groups/${group.path}` }
      : { name: project.namespace, path: project.namespace, full_path: project.namespace, kind: 'user' },
    merge_requests_enabled: hasMergeRequests,
    can_create_merge_request_in:
      hasMergeRequests && !settings.archived && levelOf(world, user, project) >= LEVEL.developer,
    open_issues_count: database
      .list(ISSUES, { project_id: project.id })
      .filter((issue) => issue.state === 'opened' && maySeeIssue(world, user, project, issue)).length,
    permissions: {
      project_access: access(directLevel(database, project.id, user.id)),
      group_access: access(group ? groupLevel(database, group.id, user.id) : 0),
    },
  }
}

function lastActivity({ database }: World, { id, created_at }: Project): string {
  const issues = database.list(ISSUES, { project_id: id })
  const requests = database.list(MERGE_REQUESTS, { project_id: id })
  let latest = created_at
  for (const { updated_at } of [...issues, ...requests]) {
    if (updated_at > latest) latest = updated_at
  }
  return latest
}

function access(level: number) {
  return level < LEVEL.guest ? null : { access_level: level }
}

function userEntity({ url }: World, user: User) {
  return { ...columnsOf('v4 user', user), web_url: `${url}/${user.username}` }
}

/** Null for nobody. */
export function userEntityOf(world: World, id: number | null) {
  const user = world.database.find(USERS, { id })
  return user ? userEntity(world, user) : null
}

/** A person as others see them in a lookup of that person. */
export function otherUserEntity(world: World, user: User) {
  return { ...userEntity(world, user), ...columnsOf('v4 other user', user) }
}

/** A person as they see themselves; only administrators see the field that says so. */
export function ownUserEntity(world: World, user: User) {
  const admin = user.admin ? { is_admin: true } : {}
  return { ...userEntity(world, user), ...columnsOf('v4 own user', user), ...admin }
}

export function milestoneEntity(world: World, milestone: Milestone) {
  const { iid, project_id, group_id, due_date } = milestone
  return {
    ...columnsOf('v4 milestone', milestone),
    project_id: project_id ?? undefined,
    group_id: group_id ?? undefined,
    expired: due_date !== null && due_date < timestamp(world).slice(0, 'yyyy-mm-dd'.length),
    web_url: `${ownerPages(world, milestone)}/milestones/${iid}`,
  }
}

function ownerPages(world: World, { project_id, group_id }: Milestone): string {
  const project = world.database.find(PROJECTS, { id: project_id })
  if (project) return pagesOf(world, project)
  return `${world.url}/groups/${world.database.find(GROUPS, { id: group_id })?.path}${world.pages}`
}

export function issueEntity({ world, project }: View, issue: Issue) {
  const path = `${project.namespace}/${project.path}`
  const milestone = milestoneFor(world, project, issue.milestone_id)
  const assignee = userEntityOf(world, issue.assignee_id)
  const short = `#${issue.iid}`
  return {
    ...columnsOf('v4 issue', issue),
    closed_by: userEntityOf(world, issue.closed_by_id),
    labels: issue.labels.toSorted(),
    milestone: milestone ? milestoneEntity(world, milestone) : null,
    assignees: assignee ? [assignee] : [],
    author: userEntityOf(world, issue.author_id),
    assignee,
    web_url: `${pagesOf(world, project)}/issues/${issue.iid}`,
    references: { short, relative: short, full: `${path}${short}` },
  }
}

/** An issue as the responses about one issue show it. */
export function wholeIssueEntity(view: View, issue: Issue) {
  const subscribed = issue.author_id === view.user.id || issue.assignee_id === view.user.id
  return { ...issueEntity(view, issue), ...columnsOf('v4 whole issue', issue), subscribed }
}

/** A merge request as lists show it. */
export async function listedMergeRequest({ world, project }: View, request: MergeRequest) {
  const checks = await mergeChecks(world, project, request)
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
    state: todaysState(request),
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

/** Fields that are shown only when they are asked for. */
interface Included {
  readonly include_diverged_commits_count?: boolean | undefined
  readonly include_rebase_in_progress?: boolean | undefined
}

/** A merge request as the responses about one merge request show it. */
export async function mergeRequestEntity(view: View, request: MergeRequest, included: Included = {}) {
  const { world, project, user } = view
  const { database } = world
  // First, so that nothing changes between the facts of one answer.
  const listed = await listedMergeRequest(view, request)
  const version = latestVersion(database, request.id)
  const { base_commit_sha: base, start_commit_sha: start, head_commit_sha: head } = version
  const versions = database.list(VERSIONS, { merge_request_id: request.id })
  const heads = versions.map(({ head_commit_sha: pushed }) => pushed)
  const car = carOf(world, request)
  // Like `MergeRequest#head_pipeline`, it stays until a newer build starts, whatever is pushed.
  const build = car ? database.find(BUILDS, { id: car.build_id }) : newestBuildOf(database, request, heads)
  return {
    ...listed,
    subscribed: isSubscribed(database, request, user.id),
    changes_count: version.state === 'empty' || isPreparing(request) ? null : version.real_size,
    pipeline: build ? pipelineSummary(view, build) : null,
    head_pipeline: build ? pipelineEntity(view, request.author_id, build) : null,
    diff_refs: { base_sha: base, head_sha: head, start_sha: start },
    merge_error: request.merge_error,
    rebase_in_progress: included.include_rebase_in_progress ? request.rebasing : undefined,
    diverged_commits_count: included.include_diverged_commits_count
      ? await divergedCommits(view, request, head)
      : undefined,
    user: { can_merge: mayAccept(world, user, project, request) },
  }
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
