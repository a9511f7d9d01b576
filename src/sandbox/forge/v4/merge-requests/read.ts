import { z } from 'zod'
import { commitsBetween, wholeCommitsBetween } from '../../git/commits.ts'
import { json } from '../../http/answer.ts'
import { choice, readParams } from '../../http/fields.ts'
import { pageOf } from '../../http/paging.ts'
import { type ProjectCall, projectRoute, type Route, requireLevel } from '../../http/route.ts'
import { externalIssuesClosedBy, issuesClosedBy } from '../../merging/closed-issues.ts'
import { isPreparing } from '../../merging/merge-checks.ts'
import { LEVEL } from '../../rights.ts'
import { buildsOfHeads } from '../../state/builds.ts'
import { hasExternalTracker } from '../../state/integrations.ts'
import { allMergeRequests } from '../../state/merge-requests.ts'
import { reviewersOf } from '../../state/reviewers.ts'
import { latestVersion, versionsOf } from '../../state/versions.ts'
import { issueEntity } from '../issues/entity.ts'
import { userEntityOf } from '../users/entity.ts'
import { commitEntity } from './commits.ts'
import { listedMergeRequest, mergeRequestEntity } from './entity.ts'
import { readFilters } from './filters.ts'
import { findMergeRequest, ONE } from './find.ts'
import { cachedInList, withLabelDetails } from './list-cache.ts'
import { matching } from './matching.ts'
import { participantsOf } from './participants.ts'
import { pipelineSummary } from './pipelines.ts'

const including = z.object({
  include_diverged_commits_count: choice.optional(),
  include_rebase_in_progress: choice.optional(),
})

async function list(call: ProjectCall) {
  requireLevel(call, LEVEL.reporter)
  const filters = readFilters(call.params)
  const found = matching(call, filters, allMergeRequests(call.world.database, call.project.id))
  return pageOf(call, found, async (request) =>
    filters.with_labels_details
      ? withLabelDetails(await listedMergeRequest(call, request))
      : cachedInList(call, request),
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

/** Of another tracker only the names of the issues are known. */
async function closesIssues(call: ProjectCall) {
  const { world, project } = call
  const request = findMergeRequest(call)
  if (hasExternalTracker(world.database, project.id))
    return pageOf(call, await externalIssuesClosedBy(world, project, request))
  const closed = await issuesClosedBy(world, project, request, call.user)
  return pageOf(call, closed, (issue) => issueEntity(world, project, issue))
}

/** One build is one pipeline here; those of commits that a push took away stay in the list. */
async function pipelines(call: ProjectCall) {
  const { world, project } = call
  const request = findMergeRequest(call)
  const versions = versionsOf(world.database, request.id)
  const repository = world.repository(project)
  const ranges = versions.map(({ start_commit_sha: start, head_commit_sha: head }) =>
    commitsBetween(repository, start, head),
  )
  const heads = [
    ...versions.map(({ head_commit_sha: head }) => head),
    ...(await Promise.all(ranges)).flat().map(({ id }) => id),
  ]
  const found = buildsOfHeads(world.database, project.id, request.source_branch, heads)
  return pageOf(call, found, (build) => pipelineSummary(call, build))
}

function participants(call: ProjectCall) {
  const all = participantsOf(call.world.database, findMergeRequest(call))
  return pageOf(call, all, (id) => userEntityOf(call.world, id))
}

async function reviewers(call: ProjectCall) {
  const all = reviewersOf(call.world.database, findMergeRequest(call).id)
  return pageOf(call, all, ({ user_id, state, created_at }) => ({
    user: userEntityOf(call.world, user_id),
    state,
    created_at,
  }))
}

export const mergeRequestReadRoutes: readonly Route[] = [
  projectRoute('GET', '/merge_requests', list),
  projectRoute('GET', ONE, view),
  projectRoute('GET', `${ONE}/commits`, commits),
  projectRoute('GET', `${ONE}/closes_issues`, closesIssues),
  projectRoute('GET', `${ONE}/pipelines`, pipelines),
  projectRoute('GET', `${ONE}/participants`, participants),
  projectRoute('GET', `${ONE}/reviewers`, reviewers),
]
