import { z } from 'zod'
import { type Commit, changesBetween, commitsBetween } from '../../git/commits.ts'
import { choice, existing, integers, json, readParams, refuse, text } from '../../http/answer.ts'
import {
  type ProjectCall,
  pageOf,
  pathId,
  projectRoute,
  type Route,
  requireHead,
  requireLevel,
} from '../../http/route.ts'
import { externalIssuesClosedBy, issuesClosedBy } from '../../merging/closed-issues.ts'
import { mergeNow } from '../../merging/merge.ts'
import { isBroken, isMergeable } from '../../merging/merge-checks.ts'
import { columnsOf, type Mode } from '../../mode.ts'
import { hasExternalTracker } from '../../state/integrations.ts'
import {
  isOpen,
  latestVersion,
  MERGE_REQUESTS,
  type MergeRequest,
  NOT_WAITING,
  VERSIONS,
} from '../../state/merge-requests.ts'
import { settingsOf } from '../../state/projects.ts'
import { sortedBy } from '../../v4/listing.ts'
import { LEVEL, mayAccept, timestamp, type World } from '../../world.ts'
import { findMergeRequest, fullIssueEntity, issueEntity, mergeRequestEntity } from './entity.ts'

const filters = z.object({
  iid: integers.optional(),
  state: z.enum(['all', 'merged', 'opened', 'closed']).default('all'),
  order_by: z.enum(['created_at', 'updated_at']).default('created_at'),
  sort: z.enum(['asc', 'desc']).default('desc'),
})

function list(call: ProjectCall) {
  requireLevel(call, LEVEL.reporter)
  const { iid, state, order_by, sort } = readParams(filters, call.params)
  const all = call.world.database.list(MERGE_REQUESTS, { project_id: call.project.id })
  const found = all.filter(
    (one) =>
      (state === 'all' || (isOpen(one) ? 'opened' : one.state) === state) && (iid?.includes(one.iid) ?? true),
  )
  return pageOf(
    call,
    sortedBy(found, sort, (request) => request[order_by]),
    (request) => mergeRequestEntity(call, request),
  )
}

async function commits(call: ProjectCall) {
  const version = latestVersion(call.world.database, findMergeRequest(call).id)
  const repository = call.world.repository(call.project)
  const { start_commit_sha: start, head_commit_sha: head } = version
  return json(200, (await commitsBetween(repository, start, head)).map(commitEntity))
}

function commitEntity(commit: Commit) {
  return columnsOf('v3 commit', commit)
}

async function changes(call: ProjectCall) {
  const request = findMergeRequest(call)
  const version = latestVersion(call.world.database, request.id)
  const repository = call.world.repository(call.project)
  return json(200, {
    ...(await mergeRequestEntity(call, request)),
    changes: await changesBetween(repository, version.base_commit_sha, version.head_commit_sha),
  })
}

async function closesIssues(call: ProjectCall) {
  const { world, project, user } = call
  const request = findMergeRequest(call)
  const closed = hasExternalTracker(world.database, project.id)
    ? await externalIssuesClosedBy(world, project, request)
    : (await issuesClosedBy(world, project, request, user)).map((issue) =>
        world.mode.showsMore ? fullIssueEntity(world, project, issue, user.id) : issueEntity(world, issue),
      )
  return pageOf<unknown>(call, closed)
}

function listVersions(call: ProjectCall) {
  const of = { merge_request_id: findMergeRequest(call).id }
  return json(200, call.world.database.list(VERSIONS, of, 'id DESC'))
}

async function viewVersion(call: ProjectCall) {
  const of = { merge_request_id: findMergeRequest(call).id, id: pathId(call, 'version_id') }
  const version = existing(call.world.database.find(VERSIONS, of))
  const repository = call.world.repository(call.project)
  const { base_commit_sha: base, start_commit_sha: start, head_commit_sha: head } = version
  const [commits, diffs] = await Promise.all([
    commitsBetween(repository, start, head),
    changesBetween(repository, base, head),
  ])
  return json(200, { ...version, commits: commits.map(commitEntity), diffs })
}

const acceptFields = z.object({
  merge_commit_message: text.nullish(),
  should_remove_source_branch: choice.nullish(),
  merge_when_build_succeeds: choice.nullish(),
  sha: text.nullish(),
})

type MergeInput = z.infer<typeof acceptFields>

/** Checks in the order of the servers of that time: right, state, mergeability, sha. */
async function accept(call: ProjectCall) {
  const request = findMergeRequest(call)
  const input = readParams(acceptFields, call.params)
  if (!mayAccept(call.world, call.user, call.project, request)) throw refuse(401, '401 Unauthorized')
  await requireMergeable(call, request)
  const head = requireHead(call, request, input.sha)
  const building = { project_id: call.project.id, sha: head, status: 'running' }
  const waits = input.merge_when_build_succeeds && call.world.database.has('builds', building)
  const effect = waits ? wait(call, request, input) : await merge(call, request, input)
  return json(200, await mergeRequestEntity(call, findMergeRequest(call)), effect)
}

async function requireMergeable({ world, project }: ProjectCall, request: MergeRequest): Promise<void> {
  const { finished, draft, knownConflict, newConflict } = world.mode.accept
  if (!isOpen(request)) throw refuse(...finished)
  if (request.draft) throw refuse(...draft)
  const wasBroken = await isBroken(world, project, request)
  if (!(await isMergeable(world, project, request)))
    throw refuse(...(wasBroken ? knownConflict : newConflict))
}

function wait({ world, user }: ProjectCall, request: MergeRequest, input: MergeInput): string {
  world.database.update('merge_requests', request.id, {
    waits_for_build: true,
    waits_for_checks: false,
    waiting_user_id: user.id,
    waiting_message: input.merge_commit_message ?? null,
    remove_source_branch: input.should_remove_source_branch ?? null,
    updated_at: timestamp(world),
  })
  return 'waiting'
}

async function merge(call: ProjectCall, request: MergeRequest, input: MergeInput): Promise<string> {
  // On these servers the author's choice wins over the request.
  const removeSourceBranch = input.should_remove_source_branch === true || request.force_remove_source_branch
  call.world.database.update('merge_requests', request.id, {
    remove_source_branch: input.should_remove_source_branch ?? null,
  })
  const message = input.merge_commit_message ?? null
  const merged = await mergeNow(call.world, call.project, request, call.user, { message, removeSourceBranch })
  if (merged) return 'merged'
  // A hook that refuses leaves it open, with a 200 and no word of why.
  if (settingsOf(call.world.database, call.project.id).merge_refusal !== null) return 'merge failed'
  throw refuse(...call.world.mode.accept.newConflict)
}

async function cancel(call: ProjectCall) {
  const { world, user, project } = call
  const request = findMergeRequest(call)
  const isAuthor = world.mode.authorMayCancel && request.author_id === user.id
  if (!isAuthor && !mayAccept(world, user, project, request)) throw refuse(401, '401 Unauthorized')
  // The missing class was looked up before the state, so every call ended here and the wait went on.
  if (!world.mode.cancelWorks) throw refuse(500, '500 Internal Server Error')
  if (!isOpen(request)) throw refuse(405, 'Method Not Allowed')
  if (!request.waits_for_build) throw refuse(406, "Can't cancel the automatic merge")
  endWait(world, request)
  return json(200, await mergeRequestEntity(call, findMergeRequest(call)), 'wait cancelled')
}

export function endWait(world: World, request: MergeRequest): void {
  world.database.update('merge_requests', request.id, {
    ...NOT_WAITING,
    waiting_user_id: null,
    waiting_message: null,
    squash_message: null,
    remove_source_branch: null,
    updated_at: timestamp(world),
  })
}

export function mergeRequestRoutes({ cancelMethod }: Mode): readonly Route[] {
  return [
    projectRoute('GET', '/merge_requests', list),
    projectRoute('GET', '/merge_requests/:merge_request_id', async (call) =>
      json(200, await mergeRequestEntity(call, findMergeRequest(call))),
    ),
    projectRoute('GET', '/merge_requests/:merge_request_id/commits', commits),
    projectRoute('GET', '/merge_requests/:merge_request_id/changes', changes),
    projectRoute('GET', '/merge_requests/:merge_request_id/closes_issues', closesIssues),
    projectRoute('GET', '/merge_requests/:merge_request_id/versions', listVersions),
    projectRoute('GET', '/merge_requests/:merge_request_id/versions/:version_id', viewVersion),
    projectRoute('PUT', '/merge_requests/:merge_request_id/merge', accept),
    projectRoute(cancelMethod, '/merge_requests/:merge_request_id/cancel_merge_when_build_succeeds', cancel),
  ]
}
