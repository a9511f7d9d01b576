import { json, Refusal, type Visit } from '../http/answer.ts'
import { type AccessToken, accessTokenBy } from '../state/access-tokens.ts'
import { type User, userById } from '../state/users.ts'
import type { World } from '../world.ts'
import { covers, problem, refuseClient, refuseToken } from './client.ts'

/**
 * The person for whom an application calls the API with this access token; undefined when there is no such token.
 * Refuses with 401 one that is over, and with 403 a request that is beyond its scope.
 */
export function userByAccessToken(world: World, token: unknown, { method, url }: Visit): User | undefined {
  const found = typeof token === 'string' ? accessTokenBy(world.database, token) : undefined
  if (!found) return undefined
  if (found.revoked) throw refuseToken('Token was revoked. You have to re-authorize from the user.')
  if (isExpired(world, found))
    throw refuseToken('Token is expired. You can either do re-authorization or token refresh.')
  if (!covers(found.scope, method, url.pathname.replace(/^\/api\/v\d/, ''))) throw beyondScope()
  return userById(world.database, found.user_id)
}

/** Refuses a request that the scope of its token does not cover. */
export function beyondScope(): Refusal {
  return new Refusal(json(403, BEYOND))
}

const BEYOND = {
  error: 'insufficient_scope',
  error_description: 'The request requires higher privileges than provided by the access token.',
  scope: 'api',
}

/** `GET /oauth/token/info`: whose a token is, by which application, and for how much longer. */
export function answerTokenInfo(world: World, visit: Visit) {
  const bearer = /^Bearer (.+)$/i.exec(visit.request.headers.authorization ?? '')?.[1]
  const token = visit.url.searchParams.get('access_token') ?? bearer ?? ''
  const found = accessTokenBy(world.database, token)
  if (!found) throw refuseClient(problem('invalid_token'), 401)
  if (found.revoked) throw refuseClient(problem('invalid_token', 'The access token was revoked'), 401)
  if (isExpired(world, found)) throw refuseClient(problem('invalid_token', 'The access token expired'), 401)
  visit.user = userById(world.database, found.user_id)?.username ?? null
  const scope = found.scope.split(' ')
  const seconds = Math.ceil((found.expires_at - world.now()) / 1000)
  return json(200, {
    resource_owner_id: found.user_id,
    scope,
    expires_in: seconds,
    application: { uid: found.application_id },
    created_at: Math.floor(found.created_at / 1000),
    scopes: scope,
    expires_in_seconds: seconds,
  })
}

function isExpired(world: World, { expires_at }: AccessToken): boolean {
  return expires_at <= world.now()
}
