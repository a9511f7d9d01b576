import { forbidden, notFound } from '../../http/answer.ts'
import { type ProjectCall, pathId } from '../../http/route.ts'
import { mayRead } from '../../rights.ts'
import { type MergeRequest, mergeRequestById } from '../../state/merge-requests.ts'

/** The merge request that the path names by its global id; refuses with 404, or with 403 who may not read it. */
export function findMergeRequest(call: ProjectCall): MergeRequest {
  const found = mergeRequestById(call.world.database, call.project.id, pathId(call, 'merge_request_id'))
  if (!found) throw notFound()
  if (!mayRead(call.world, call.user, call.project, found)) throw forbidden()
  return found
}
