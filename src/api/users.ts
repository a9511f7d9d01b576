import { CurrentUser } from '../model/user.ts'
import type { Answer } from './answer.ts'
import type { Session } from './client.ts'
import { one } from './reader.ts'
import { apiPath } from './url.ts'

/** The account of the session’s token, where the forge offers `current-user`. */
export function getCurrentUser(session: Session): Promise<Answer<CurrentUser>> {
  return session.call({ method: 'GET', path: apiPath('user'), reads: one(CurrentUser) })
}
