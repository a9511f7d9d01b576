import type { MergeRequest, MergeRequestIds } from '../model/merge-request.ts'
import type { Session } from './client.ts'
import { mergeRequestPath } from './merge-request-path.ts'
import { noContent, one } from './request-spec.ts'
import type { ApiResult } from './result.ts'

// These calls need the feature `rebase`.

/**
 * Starts rebasing the source branch onto the target. The forge does it afterwards: `getRebase` returns the
 * progress. 403 gives the reason for a refusal in words, 409 means that another rebase is in progress.
 */
export function rebaseMergeRequest(
  session: Session,
  project: number,
  mr: MergeRequestIds,
): Promise<ApiResult<null>> {
  const path = mergeRequestPath(session, project, mr, 'rebase')
  return session.call({ method: 'PUT', path, reads: noContent, accepts202: true })
}

/**
 * Reads the merge request with `rebase_in_progress` and `diverged_commits_count`, and `merge_error` where the
 * last rebase failed.
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
