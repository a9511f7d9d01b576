import { z } from 'zod'
import { type WholeCommit, wholeCommitsBetween } from '../../git/commits.ts'
import { choice, integers, json, notFound, readParams } from '../../http/answer.ts'
import { pageOf } from '../../http/paging.ts'
import { type ProjectCall, pathId, projectRoute, type Route, requireLevel } from '../../http/route.ts'
import { externalIssuesClosedBy, issuesClosedBy } from '../../merging/closed-issues.ts'
import { isPreparing } from '../../merging/merge-checks.ts'
import { carOf } from '../../merging/merge-when-ready.ts'
import { LEVEL } from '../../rights.ts'
import { buildById } from '../../state/builds.ts'
import type { Database } from '../../state/database.ts'
import { hasExternalTracker } from '../../state/integrations.ts'
import { listMergeRequests, type MergeRequest, mergeRequestByIid } from '../../state/merge-requests.ts'
import { settingsOf } from '../../state/projects.ts'
import { latestVersion } from '../../state/versions.ts'
import { issueEntity, userEntityOf } from '../projects/entity.ts'
import {
  listedMergeRequest,
  mergeRequestAddress,
  mergeRequestEntity,
  pipelineSummary,
  type View,
} from './entity.ts'
import { findMergeRequest, ONE } from './write.ts'

const filters = z.object({
  iids: integers.optional(),
  state: z.enum(['opened', 'closed', 'locked', 'merged', 'all']).default('all'),
  order_by: z.enum(['created_at', 'updated_at']).default('created_at'),
  sort: z.enum(['asc', 'desc']).default('desc'),
  with_labels_details: choice.optional(),
})
const including = z.object({
  include_diverged_commits_count: choice.optional(),
  include_rebase_in_progress: choice.optional(),
})

async function list(call: ProjectCall) {
  requireLevel(call, LEVEL.reporter)
  const { iids, state, order_by, sort, with_labels_details: detailed } = readParams(filters, call.params)
  const filter = { iids, state, orderBy: order_by, sort }
  const all = { limit: Number.MAX_SAFE_INTEGER, offset: 0 }
  const { rows } = listMergeRequests(call.world.database, call.project.id, filter, all)
  return pageOf(call, rows, async (request) =>
    detailed ? withLabelDetails(await listedMergeRequest(call, request)) : cachedInList(call, request),
  )
}

async function view(call: ProjectCall) {
  const request = findMergeRequest(call)
  const wanted = readParams(including, call.params)
  const included = {
    divergedCommits: wanted.include_diverged_commits_count === true,
    rebase: wanted.include_rebase_in_progress === true,
  }
  return json(200, await mergeRequestEntity(call, request, included))
}

async function commits(call: ProjectCall) {
  const request = findMergeRequest(call)
  if (isPreparing(request)) return pageOf(call, [])
  const version = latestVersion(call.world.database, request.id)
  const repository = call.world.repository(call.project)
  const all = await wholeCommitsBetween(repository, version.start_commit_sha, version.head_commit_sha)
  return pageOf(call, all, (commit) => commitEntity(call, commit))
}

/** A commit as today's servers show it. */
export function commitEntity({ world, project }: View, commit: WholeCommit) {
  const web_url = `${world.url}/${project.namespace}/${project.path}/-/commit/${commit.id}`
  return { ...commit, trailers: {}, extended_trailers: {}, web_url }
}

/** Of another tracker only the names of the issues are known. */
async function closesIssues(call: ProjectCall) {
  const { world, project } = call
  const request = findMergeRequest(call)
  if (hasExternalTracker(world.database, project.id))
    return pageOf(call, await externalIssuesClosedBy(world, project, request))
  const closed = await issuesClosedBy(world, project, request, call.user)
  return pageOf(call, closed, (issue) => issueEntity(world, project, issue))
}

/** Whoever may write to the project sees its trains; without trains there are no such addresses. */
function viewCar(call: ProjectCall) {
  const { world, project } = call
  const { database } = world
  if (!settingsOf(database, project.id).merge_trains_enabled) throw notFound()
  requireLevel(call, LEVEL.developer)
  const request = mergeRequestByIid(database, project.id, pathId(call, 'merge_request_iid'))
  const car = request && carOf(world, request)
  if (!car) throw notFound()
  const build = buildById(database, car.build_id)
  const { id, iid, project_id, title, description, state, created_at, updated_at } = request
  const about = { id, iid, project_id, title, description, state, created_at, updated_at }
  return json(200, {
    id: car.id,
    merge_request: { ...about, web_url: mergeRequestAddress(call, request) },
    user: userEntityOf(world, car.user_id),
    pipeline: build ? pipelineSummary(call, build) : null,
    created_at: car.created_at,
    updated_at: build?.finished_at ?? car.created_at,
    target_branch: car.target_branch,
    status: 'fresh',
    merged_at: car.merged_at,
    duration: null,
  })
}

/** As long as today's servers keep what they have shown in lists, in ms. */
const KEPT_MS = 8 * 3_600_000

type Listed = ReturnType<typeof listedMergeRequest>

const caches = new WeakMap<Database, Map<string, { readonly until: number; readonly shows: Listed }>>()

/**
 * A merge request as the lists of a project show it: for each person as it was when it was first listed since its
 * `updated_at`, so that what changes without that is stale there.
 */
function cachedInList(view: View, request: MergeRequest): Listed {
  const { world, user } = view
  const cache = caches.get(world.database) ?? new Map()
  caches.set(world.database, cache)
  const key = `${user.id} ${request.id} ${request.updated_at}`
  const kept = cache.get(key)
  if (kept && world.now() < kept.until) return kept.shows
  const shows = listedMergeRequest(view, request)
  cache.set(key, { until: world.now() + KEPT_MS, shows })
  // Only what could be shown is worth keeping.
  shows.catch(() => cache.delete(key))
  return shows
}

/** The labels as records, which servers never take from the cache. Their ids are places in this list. */
function withLabelDetails(listed: Awaited<Listed>) {
  const look = { color: '#6699cc', description: null, description_html: '', text_color: '#FFFFFF' }
  return { ...listed, labels: listed.labels.map((name, nth) => ({ id: nth + 1, name, ...look })) }
}

export const mergeRequestReadRoutes: readonly Route[] = [
  projectRoute('GET', '/merge_requests', list),
  projectRoute('GET', ONE, view),
  projectRoute('GET', `${ONE}/commits`, commits),
  projectRoute('GET', `${ONE}/closes_issues`, closesIssues),
  projectRoute('GET', '/merge_trains/merge_requests/:merge_request_iid', viewCar),
]
