import { changesBetween } from '../../git/changes.ts'
import { commitsBetween } from '../../git/commits.ts'
import { json, notFound } from '../../http/answer.ts'
import { type ProjectCall, pathId, projectRoute, type Route } from '../../http/route.ts'
import { versionById, versionsOf } from '../../state/versions.ts'
import { findMergeRequest } from './find.ts'

function list(call: ProjectCall) {
  return json(200, versionsOf(call.world.database, findMergeRequest(call).id))
}

async function view(call: ProjectCall) {
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
  projectRoute('GET', '/merge_requests/:merge_request_id/versions', list),
  projectRoute('GET', '/merge_requests/:merge_request_id/versions/:version_id', view),
]
