import type { MergeRequest, MergeRequestIds } from '../model/merge-request.ts'
import type { Session } from './client.ts'
import { nothing, one } from './decoders.ts'
import { mergeRequestPath } from './merge-request-path.ts'
import type { ApiResult } from './result.ts'

// Where the forge offers `rebase`.

/**
 * Begins to put the source branch on top of the target. The forge does it afterwards: `getRebase` tells how it
 * stands. 403 says in words why it may not be done, 409 that another one is under way.
 */
export function rebaseMergeRequest(
  session: Session,
  project: number,
  mr: MergeRequestIds,
): Promise<ApiResult<null>> {
  const path = mergeRequestPath(session, project, mr, 'rebase')
  return session.call({ method: 'PUT', path, reads: nothing, mayBeUnderWay: true })
}

/**
 * The merge request with `rebase_in_progress` and `diverged_commits_count`, and `merge_error` where the last rebase
 * came to nothing.
 */
export function getRebase(
  session: Session,
  project: number,
  mr: MergeRequestIds,
): Promise<ApiResult<MergeRequest>> {
  return session.call({
    method: 'GET',
    path: mergeRequestPath(session, project, mr),
    query: { include_rebase_in_progress: 'true', include_diverged_commits_count: 'true' },
    reads: one(session.dialect.mergeRequests.record),
  })
}
