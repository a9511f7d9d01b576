import { Approvals, type MergeRequestIds } from '../model/merge-request.ts'
import type { Session } from './client.ts'
import { mergeRequestPath, mustBeFull } from './merge-request-path.ts'
import { noContent, one } from './request-spec.ts'
import type { ApiResult } from './result.ts'

// These calls need the feature `approvals`.

/** Reads who approved the merge request and what the caller may do. */
export function getApprovals(
  session: Session,
  project: number,
  mr: MergeRequestIds,
): Promise<ApiResult<Approvals>> {
  const path = mergeRequestPath(session, project, mr, 'approvals')
  return session.call({ method: 'GET', path, reads: one(Approvals) })
}

/**
 * Approves the head that a person has seen; for another head the forge refuses with 409. A 401 means that the
 * person may not approve, or has approved already. The answer is unreliable: read the approvals again.
 * @throws RangeError unless `sha` is a full commit id.
 */
export function approveMergeRequest(
  session: Session,
  project: number,
  mr: MergeRequestIds,
  sha: string,
): Promise<ApiResult<null>> {
  mustBeFull(sha)
  const path = mergeRequestPath(session, project, mr, 'approve')
  return session.call({ method: 'POST', path, body: { sha }, reads: noContent })
}

/** Withdraws the caller’s approval; a 404 means that there was none. Read the approvals again. */
export function unapproveMergeRequest(
  session: Session,
  project: number,
  mr: MergeRequestIds,
): Promise<ApiResult<null>> {
  const path = mergeRequestPath(session, project, mr, 'unapprove')
  return session.call({ method: 'POST', path, reads: noContent })
}
