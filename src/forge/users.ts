import { z } from 'zod'
import { listOfRecords, OptionalFlag, OptionalText } from '../model/fields.ts'
import { CurrentUser } from '../model/user.ts'
import type { Session } from './client.ts'
import { one } from './request-spec.ts'
import { apiPath } from './url.ts'

/**
 * Reads the account of the session’s token. The API document has no such call, but the servers of its time
 * did; one without it answers 404, see `knowsNoOwners`.
 */
export function getCurrentUser(session: Session) {
  return session.call({ method: 'GET', path: apiPath('user'), reads: one(CurrentUser) })
}

const OwnToken = z.object({
  /** `api`, `read_api`, `granular` for a fine-grained one, and others. */
  scopes: listOfRecords(z.string()),
  active: OptionalFlag,
  revoked: OptionalFlag,
  /** `YYYY-MM-DD`; null for one that does not expire. */
  expires_at: OptionalText,
})

/** Older servers send only `scopes`, as a list; the protocol has `scope`, as one text. */
const TokenInfo = z
  .object({
    scope: z.union([listOfRecords(z.string()), z.string()]).optional(),
    scopes: listOfRecords(z.string()).optional(),
  })
  .refine(({ scope, scopes }) => scope !== undefined || scopes !== undefined)
  .transform(({ scope, scopes }) => (typeof scope === 'string' ? scope.split(' ') : (scope ?? scopes ?? [])))

/** Reads the personal access token of the session; servers before 15.5 do not have the call. */
export function getOwnToken(session: Session) {
  return session.call({
    method: 'GET',
    path: apiPath('personal_access_tokens', 'self'),
    reads: one(OwnToken),
  })
}

/** Reads the scopes of the session’s token, when it was issued to an application (RFC 6749, 3.3). */
export function getTokenScopes(session: Session) {
  return session.call({ method: 'GET', path: '/oauth/token/info', beside: true, reads: one(TokenInfo) })
}
