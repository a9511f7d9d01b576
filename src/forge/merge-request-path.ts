import type { MergeRequestIds } from '../model/merge-request.ts'
import type { Session } from './client.ts'
import { apiPath } from './url.ts'

export function mergeRequestPath(
  { dialect }: Session,
  project: number,
  mr: MergeRequestIds,
  ...rest: readonly (Lowercase<string> | number)[]
): string {
  const number = mr[dialect.mergeRequests.numberedBy]
  if (number === undefined) throw new RangeError('This version of the API needs the global id.')
  return apiPath('projects', project, 'merge_requests', number, ...rest)
}

/** @throws RangeError unless `sha` is a full commit id: the forge takes an empty one for “any head”. */
export function mustBeFull(sha: string): void {
  if (!/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(sha)) {
    throw new RangeError('A merge needs the full sha of the head that was shown.')
  }
}
