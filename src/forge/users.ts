import { CurrentUser } from '../model/user.ts'
import type { Session } from './client.ts'
import { one } from './decoders.ts'
import type { ApiResult } from './result.ts'
import { apiPath } from './url.ts'

/**
 * Reads the account of the session’s token. The API document has no such call, but the servers of its time
 * did; one without it answers 404, see `knowsNoOwners`.
 */
export function getCurrentUser(session: Session): Promise<ApiResult<CurrentUser>> {
  return session.call({ method: 'GET', path: apiPath('user'), reads: one(CurrentUser) })
}
