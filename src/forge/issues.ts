import { Issue } from '../model/issue.ts'
import type { Session } from './client.ts'
import { one } from './decoders.ts'
import type { ApiResult } from './result.ts'
import { apiPath } from './url.ts'

/**
 * Reads one issue of the forge’s own tracker by its global id, a call of servers of the older API. The API
 * document does not have it.
 */
export function getIssueById(session: Session, project: number, id: number): Promise<ApiResult<Issue>> {
  return session.call({
    method: 'GET',
    path: apiPath('projects', project, 'issues', id),
    reads: one(Issue),
  })
}
