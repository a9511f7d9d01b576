import { forbidden, notFound } from '../../http/answer.ts'
import { type ProjectCall, pathId } from '../../http/route.ts'
import { mayEdit, mayRead } from '../../rights.ts'
import { type MergeRequest, mergeRequestByIid } from '../../state/merge-requests.ts'

/** The merge request that the path names by its iid; refuses with 404, or with 403 who may not read it. */
export function findMergeRequest(call: ProjectCall): MergeRequest {
  const found = mergeRequestByIid(call.world.database, call.project.id, pathId(call, 'merge_request_iid'))
  if (!found) throw notFound()
  if (!mayRead(call.world, call.user, call.project, found)) throw forbidden()
  return found
}

/** As `findMergeRequest`, and refuses with 403 who may not edit it. */
export function findToEdit(call: ProjectCall): MergeRequest {
  const found = findMergeRequest(call)
  if (!mayEdit(call.world, call.user, call.project, found)) throw forbidden()
  return found
}

/** For calls that say the same of what is hidden and of what does not exist. */
export function findVisible(call: ProjectCall): MergeRequest {
  const found = mergeRequestByIid(call.world.database, call.project.id, pathId(call, 'merge_request_iid'))
  if (!found || !mayRead(call.world, call.user, call.project, found)) throw notFound()
  return found
}

/** The path of every call about one merge request, below its project. */
export const ONE = '/merge_requests/:merge_request_iid'
