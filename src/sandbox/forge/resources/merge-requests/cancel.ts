import { json, refuse } from '../../http/answer.ts'
import { type ProjectCall, projectRoute, type Route } from '../../http/route.ts'
import type { Mode } from '../../mode.ts'
import { mayAccept } from '../../rights.ts'
import { changeMergeRequest, isOpen, type MergeRequest, NOT_WAITING } from '../../state/merge-requests.ts'
import { timestamp, type World } from '../../world.ts'
import { mergeRequestEntity } from './entity.ts'
import { findMergeRequest } from './find.ts'

async function cancel(call: ProjectCall) {
  const { world, user, project } = call
  const request = findMergeRequest(call)
  const isAuthor = world.mode.authorMayCancel && request.author_id === user.id
  if (!isAuthor && !mayAccept(world, user, project, request)) throw refuse(401, '401 Unauthorized')
  // The missing class was looked up before the state was, so every call ended here and the wait went on.
  if (!world.mode.cancelWorks) throw refuse(500, '500 Internal Server Error')
  if (!isOpen(request)) throw refuse(405, 'Method Not Allowed')
  if (!request.waits_for_build) throw refuse(406, "Can't cancel the automatic merge")
  endWait(world, request)
  return json(200, await mergeRequestEntity(call, findMergeRequest(call)), 'wait cancelled')
}

/** Forgets that it waits, who waits, and how it was to be merged. */
export function endWait(world: World, request: MergeRequest): void {
  changeMergeRequest(world.database, request.id, {
    ...NOT_WAITING,
    waiting_user_id: null,
    waiting_message: null,
    squash_message: null,
    remove_source_branch: null,
    updated_at: timestamp(world),
  })
}

export function cancelRoutes({ cancelMethod }: Mode): readonly Route[] {
  return [
    projectRoute(cancelMethod, '/merge_requests/:merge_request_id/cancel_merge_when_build_succeeds', cancel),
  ]
}
