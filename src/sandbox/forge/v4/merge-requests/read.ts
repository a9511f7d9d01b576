import { z } from 'zod'
import { commitsBetween } from '../../git/commits.ts'
import { choice, forbidden, json, notFound, readParams, reject, text } from '../../http/answer.ts'
import {
  type Call,
  type ProjectCall,
  pageOf,
  projectRoute,
  type Route,
  requireLevel,
} from '../../http/route.ts'
import { todaysState, todaysTitle } from '../../merging/after-push.ts'
import { externalIssuesClosedBy, issuesClosedBy } from '../../merging/closed-issues.ts'
import { carOf } from '../../merging/merge.ts'
import { columnsOf } from '../../mode.ts'
import { mergeRequestAddress } from '../../resources/merge-requests/entity.ts'
import { BUILDS, buildsOfHeads } from '../../state/builds.ts'
import type { Database } from '../../state/database.ts'
import { hasExternalTracker } from '../../state/integrations.ts'
import {
  assigneesOf,
  MERGE_REQUESTS,
  type MergeRequest,
  TRAIN_CARS,
  type TrainCar,
  VERSIONS,
} from '../../state/merge-requests.ts'
import { PROJECTS, type Project, settingsOf, USERS } from '../../state/projects.ts'
import { approvalsOf, reviewersOf } from '../../state/reviews.ts'
import { isEnterprise, LEVEL, levelOf } from '../../world.ts'
import {
  issueEntity,
  listedMergeRequest,
  mergeRequestEntity,
  participantsOf,
  pipelineSummary,
  userEntityOf,
} from '../entities.ts'
import { groupRoute } from '../groups.ts'
import { common, hasAll, isAmong, passes, scopeOf, someone, sortedBy, type View } from '../listing.ts'
import { findByIid, findMergeRequest, ONE } from './write.ts'

const filters = z.object({
  ...common,
  state: z.enum(['opened', 'closed', 'locked', 'merged', 'all']).default('all'),
  order_by: z.enum(['created_at', 'updated_at', 'merged_at', 'title']).default('created_at'),
  reviewer_id: someone.optional(),
  reviewer_username: text.optional(),
  wip: z.enum(['yes', 'no']).optional(),
  approved: z.enum(['yes', 'no']).optional(),
  source_branch: text.optional(),
  target_branch: text.optional(),
  scope: scopeOf(['created_by_me', 'assigned_to_me', 'reviews_for_me', 'all']).default('all'),
  with_merge_status_recheck: choice.optional(),
  with_labels_details: choice.optional(),
})
type Filters = z.infer<typeof filters>
const including = z.object({
  include_diverged_commits_count: choice.optional(),
  include_rebase_in_progress: choice.optional(),
})

function list(call: ProjectCall) {
  requireLevel(call, LEVEL.reporter)
  return listAcross(call, [call.project], 'all', cachedInList)
}

function isListed(view: View, input: Filters, request: MergeRequest): boolean {
  const { database } = view.world
  const assignees = assigneesOf(request)
  const reviewers = reviewersOf(database, request.id).map(({ user_id }) => user_id)
  const names = reviewers.map((id) => database.get(USERS, { id }).username)
  const { scope, reviewer_username: reviewer, state } = input
  const involved = {
    created_by_me: [request.author_id],
    assigned_to_me: assignees,
    reviews_for_me: reviewers,
    all: [view.user.id],
  }
  return [
    state === 'all' || todaysState(request) === state,
    passes(view, input, request, { title: todaysTitle(request), assignees }),
    isAmong(input.reviewer_id, reviewers),
    reviewer === undefined || hasAll([reviewer], names),
    input.wip === undefined || (input.wip === 'yes') === request.draft,
    input.approved === undefined ||
      (input.approved === 'yes') === approvalsOf(database, request.id).length > 0,
    input.source_branch === undefined || input.source_branch === request.source_branch,
    input.target_branch === undefined || input.target_branch === request.target_branch,
    involved[scope].includes(view.user.id),
  ].every(Boolean)
}

/** Lists the merge requests of these projects that the person may read. Only the lists of a project are cached. */
function listAcross(
  call: Call,
  projects: readonly Project[],
  scope: Filters['scope'],
  show = listedMergeRequest,
) {
  const { world, user } = call
  const input = readParams(filters, { scope, ...call.params })
  const found = projects
    .filter((project) => levelOf(world, user, project) >= LEVEL.reporter)
    .filter(({ id }) => settingsOf(world.database, id).merge_requests_access_level !== 'disabled')
    .flatMap((project) => {
      const view = { world, user, project }
      return world.database
        .list(MERGE_REQUESTS, { project_id: project.id })
        .filter((request) => isListed(view, input, request))
        .map((request) => ({ id: request.id, view, request }))
    })
  const ordered = sortedBy(found, input.sort, ({ request }) =>
    input.order_by === 'title' ? todaysTitle(request).toLowerCase() : request[input.order_by],
  )
  return pageOf(call, ordered, ({ view, request }) =>
    input.with_labels_details ? withLabelDetails(view, request) : show(view, request),
  )
}

async function view(call: ProjectCall) {
  const request = findMergeRequest(call)
  const input = readParams(including, call.params)
  return json(200, await mergeRequestEntity(call, request, input))
}

async function closesIssues(call: ProjectCall) {
  const { world, project } = call
  const request = findMergeRequest(call)
  if (hasExternalTracker(world.database, project.id))
    return pageOf(call, await externalIssuesClosedBy(world, project, request))
  const closed = await issuesClosedBy(world, project, request, call.user)
  return pageOf(call, closed, (issue) => issueEntity(call, issue))
}

/** One build is one pipeline here; those of commits that a push removed stay in the list. */
async function pipelines(call: ProjectCall) {
  const { world, project } = call
  const request = findMergeRequest(call)
  const repository = world.repository(project)
  const heads = await Promise.all(
    world.database
      .list(VERSIONS, { merge_request_id: request.id }, 'id DESC')
      .map(async ({ start_commit_sha: start, head_commit_sha: head }) => [
        head,
        ...(await commitsBetween(repository, start, head)).map(({ id }) => id),
      ]),
  )
  const found = buildsOfHeads(world.database, project.id, request.source_branch, heads.flat())
  return pageOf(call, found, (build) => pipelineSummary(call, build))
}

function participants(call: ProjectCall) {
  const found = participantsOf(call.world.database, findMergeRequest(call))
  return pageOf(call, found, (id) => userEntityOf(call.world, id))
}

function reviewers(call: ProjectCall) {
  const found = reviewersOf(call.world.database, findMergeRequest(call).id)
  return pageOf(call, found, ({ user_id, ...review }) => {
    return { user: userEntityOf(call.world, user_id), ...review }
  })
}

/** Refuses those who may not push to the project, and everybody where there are no merge trains. */
export function requireTrains(call: ProjectCall): void {
  if (!isEnterprise(call.world)) throw reject(404, '404 Not Found')
  if (!settingsOf(call.world.database, call.project.id).merge_trains_enabled) throw forbidden()
  requireLevel(call, LEVEL.developer)
}

function listCars(call: ProjectCall) {
  requireTrains(call)
  return pageOf(call, trainOf(call), (car) => car)
}

export function trainOf(call: ProjectCall, branch?: string) {
  const { world, project } = call
  return world.database.list(TRAIN_CARS, { project_id: project.id }).flatMap((car) => {
    const request = world.database.find(MERGE_REQUESTS, { project_id: project.id, id: car.merge_request_id })
    const isThere = request && carOf(world, request)?.id === car.id
    return isThere && (branch ?? car.target_branch) === car.target_branch
      ? [carEntity(call, car, request)]
      : []
  })
}

function viewCar(call: ProjectCall) {
  requireTrains(call)
  const request = findByIid(call)
  const car = request && carOf(call.world, request)
  if (!car) throw notFound()
  return json(200, carEntity(call, car, request))
}

function carEntity(call: ProjectCall, car: TrainCar, request: MergeRequest) {
  const build = call.world.database.find(BUILDS, { id: car.build_id })
  const about = columnsOf('v4 train merge request', request)
  return {
    ...columnsOf('v4 train car', car),
    merge_request: { ...about, web_url: mergeRequestAddress(call, request) },
    user: userEntityOf(call.world, car.user_id),
    pipeline: build ? pipelineSummary(call, build) : null,
    updated_at: build?.finished_at ?? car.created_at,
  }
}

/** Lifetime of today's servers' list cache, in ms. */
const CACHE_TTL_MS = 8 * 3_600_000

type Listed = ReturnType<typeof listedMergeRequest>

const caches = new WeakMap<Database, Map<string, { readonly until: number; readonly shows: Listed }>>()

/**
 * A merge request as the lists of a project show it: for each person as it was first listed since its `updated_at`, so
 * that changes that leave that alone are stale there.
 */
function cachedInList(view: View, request: MergeRequest): Listed {
  const { world, user } = view
  const cache = caches.get(world.database) ?? new Map()
  caches.set(world.database, cache)
  const key = `${user.id} ${request.id} ${request.updated_at}`
  const cached = cache.get(key)
  if (cached && world.now() < cached.until) return cached.shows
  const shows = listedMergeRequest(view, request)
  cache.set(key, { until: world.now() + CACHE_TTL_MS, shows })
  // Only successful entities stay cached.
  shows.catch(() => cache.delete(key))
  return shows
}

/** Shows labels as records, which servers never cache. Their ids are positions in this list. */
async function withLabelDetails(view: View, request: MergeRequest) {
  const listed = await listedMergeRequest(view, request)
  const labels = listed.labels.map((name, nth) => ({
    id: nth + 1,
    name,
    color: '#6699cc',
    description: null,
  }))
  return { ...listed, labels }
}

export const mergeRequestReadRoutes: readonly Route[] = [
  {
    method: 'GET',
    template: '/merge_requests',
    handle: (call) => listAcross(call, call.world.database.list(PROJECTS), 'created_by_me'),
  },
  groupRoute('GET', '/merge_requests', (call) => {
    const { database } = call.world
    const open = call.projects.filter(({ id }) => !settingsOf(database, id).archived)
    return listAcross(call, open, 'all')
  }),
  projectRoute('GET', '/merge_requests', list),
  projectRoute('GET', ONE, view),
  projectRoute('GET', `${ONE}/closes_issues`, closesIssues),
  projectRoute('GET', `${ONE}/pipelines`, pipelines),
  projectRoute('GET', `${ONE}/participants`, participants),
  projectRoute('GET', `${ONE}/reviewers`, reviewers),
  projectRoute('GET', '/merge_trains', listCars),
  projectRoute('GET', '/merge_trains/merge_requests/:merge_request_iid', viewCar),
]
