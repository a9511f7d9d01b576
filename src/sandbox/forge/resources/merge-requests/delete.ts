import { json, refuse } from '../../http/answer.ts'
import { type ProjectCall, pathId, projectRoute, type Route, requireLevel } from '../../http/route.ts'
import { LEVEL } from '../../rights.ts'
import {
  changeMergeRequest,
  type MergeRequest,
  mergeRequestById,
  NOT_WAITING,
} from '../../state/merge-requests.ts'
import { timestamp, type World } from '../../world.ts'

/**
 * Hides the merge request; its iid is not used again. The document is silent about the body, so it is the
 * bare row that servers of that time sent.
 */
function remove(call: ProjectCall) {
  const request = mergeRequestById(call.world.database, call.project.id, pathId(call, 'merge_request_id'))
  if (!request) throw refuse(...call.world.mode.deletingNothing)
  requireLevel(call, LEVEL.owner)
  const at = deleteMergeRequest(call.world, request)
  const { id, iid, title, description, state, source_branch, target_branch } = request
  const { author_id, assignee_id, milestone_id, merge_commit_sha, created_at } = request
  const row = {
    id,
    iid,
    title,
    description,
    state,
    source_branch,
    target_branch,
    source_project_id: call.project.id,
    target_project_id: call.project.id,
    author_id,
    assignee_id,
    milestone_id,
    merge_commit_sha,
    created_at,
    updated_at: at,
    deleted_at: at,
  }
  return json(200, row, 'merge request deleted')
}

/** Hides it for good; answers when. */
export function deleteMergeRequest(world: World, { id }: MergeRequest): string {
  const at = timestamp(world)
  changeMergeRequest(world.database, id, { ...NOT_WAITING, updated_at: at, deleted_at: at })
  return at
}

export const mergeRequestDeleteRoutes: readonly Route[] = [
  projectRoute('DELETE', '/merge_requests/:merge_request_id', remove),
]
