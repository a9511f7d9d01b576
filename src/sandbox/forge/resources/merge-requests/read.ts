import { z } from 'zod'
import { changesBetween, commitsBetween } from '../../git/commits.ts'
import { integers, json, notFound, readParams } from '../../http/answer.ts'
import { pagedAnswer, readPaging } from '../../http/paging.ts'
import { type ProjectCall, pathId, projectRoute, type Route, requireLevel } from '../../http/route.ts'
import { externalIssuesClosedBy, issuesClosedBy } from '../../merging/closed-issues.ts'
import { LEVEL } from '../../rights.ts'
import { hasExternalTracker } from '../../state/integrations.ts'
import { listMergeRequests } from '../../state/merge-requests.ts'
import { latestVersion, versionById, versionsOf } from '../../state/versions.ts'
import { fullIssueEntity, issueEntity } from '../entities.ts'
import { findMergeRequest, mergeRequestEntities, mergeRequestEntity } from './entity.ts'

const filters = z.object({
  iid: integers.optional(),
  state: z.enum(['all', 'merged', 'opened', 'closed']).default('all'),
  order_by: z.enum(['created_at', 'updated_at']).default('created_at'),
  sort: z.enum(['asc', 'desc']).default('desc'),
})

async function list(call: ProjectCall) {
  requireLevel(call, LEVEL.reporter)
  const { iid, state, order_by, sort } = readParams(filters, call.params)
  const filter = { iids: iid, state, orderBy: order_by, sort }
  const paging = readPaging(call)
  const { rows, total } = listMergeRequests(call.world.database, call.project.id, filter, paging)
  return pagedAnswer(call, paging, total, await mergeRequestEntities(call, rows))
}

async function view(call: ProjectCall) {
  return json(200, await mergeRequestEntity(call, findMergeRequest(call)))
}

async function commits(call: ProjectCall) {
  const version = latestVersion(call.world.database, findMergeRequest(call).id)
  const repository = call.world.repository(call.project)
  return json(200, await commitsBetween(repository, version.start_commit_sha, version.head_commit_sha))
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

/** Of another tracker only the names of the issues are known. */
async function closesIssues(call: ProjectCall) {
  const { world, project, user } = call
  const request = findMergeRequest(call)
  const closed = hasExternalTracker(world.database, project.id)
    ? await externalIssuesClosedBy(world, project, request)
    : (await issuesClosedBy(world, project, request, user)).map((issue) =>
        world.mode.showsMore ? fullIssueEntity(world, project, issue, user.id) : issueEntity(world, issue),
      )
  const paging = readPaging(call)
  return pagedAnswer(call, paging, closed.length, closed.slice(paging.offset, paging.offset + paging.limit))
}

export const mergeRequestReadRoutes: readonly Route[] = [
  projectRoute('GET', '/merge_requests', list),
  projectRoute('GET', '/merge_requests/:merge_request_id', view),
  projectRoute('GET', '/merge_requests/:merge_request_id/commits', commits),
  projectRoute('GET', '/merge_requests/:merge_request_id/changes', changes),
  projectRoute('GET', '/merge_requests/:merge_request_id/closes_issues', closesIssues),
]

function listVersions(call: ProjectCall) {
  return json(200, versionsOf(call.world.database, findMergeRequest(call).id))
}

async function viewVersion(call: ProjectCall) {
  const request = findMergeRequest(call)
  const version = versionById(call.world.database, request.id, pathId(call, 'version_id'))
  if (!version) throw notFound()
  const repository = call.world.repository(call.project)
  const { base_commit_sha: base, start_commit_sha: start, head_commit_sha: head } = version
  const [commits, diffs] = await Promise.all([
    commitsBetween(repository, start, head),
    changesBetween(repository, base, head),
  ])
  return json(200, { ...version, commits, diffs })
}

export const versionRoutes: readonly Route[] = [
  projectRoute('GET', '/merge_requests/:merge_request_id/versions', listVersions),
  projectRoute('GET', '/merge_requests/:merge_request_id/versions/:version_id', viewVersion),
]
