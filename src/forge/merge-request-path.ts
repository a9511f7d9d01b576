import type { MergeRequestIds } from '../model/merge-request.ts'
import type { Session } from './client.ts'
import { apiPath } from './url.ts'

export function mergeRequestPath(
  { dialect }: Session,
  project: number,
  mr: MergeRequestIds,
  ...rest: readonly (Lowercase<string> | number)[]
): string {
  return apiPath('projects', project, 'merge_requests', mr[dialect.mergeRequests.numberedBy], ...rest)
}

/** @throws RangeError unless `sha` is a full commit id: the forge takes an empty one for “any head”. */
export function mustBeFull(sha: string): void {
  if (!/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(sha)) {
    throw new RangeError('A merge needs the full sha of the head that was shown.')
  }
}
