import { html } from '../../html.ts'
import { type Answer, bodyParams, fromPairs, json, type Params, type Visit } from '../http/answer.ts'
import { page } from '../pages/pages.ts'
import { USERS } from '../state/projects.ts'
import type { World } from '../world.ts'
import { answerAuthorize } from './authorize.ts'
import {
  ACCESS_TOKENS,
  type AccessToken,
  type Application,
  answerTokenInfo,
  authenticateClient,
  GRANTS,
  type Grant,
  missing,
  newSecret,
  param,
  problem,
  refuseClient,
  verifies,
} from './client.ts'

type Handle = (world: World, visit: Visit, params: Params) => Answer

const CALLS: ReadonlyMap<string, Handle> = new Map([
  ['GET /oauth/authorize', answerAuthorize],
  ['POST /oauth/authorize', answerAuthorize],
  ['POST /oauth/token', answerToken],
  ['POST /oauth/revoke', answerRevoke],
  ['GET /oauth/token/info', answerTokenInfo],
])

export function isOauthPath(path: string): boolean {
  return path.startsWith('/oauth/')
}

/** OAuth 2 as today's servers have it: authorization code (RFC 6749), PKCE (RFC 7636), revocation (RFC 7009). */
export async function answerOauth(world: World, visit: Visit): Promise<Answer> {
  const handle = CALLS.get(`${visit.method} ${visit.url.pathname}`)
  if (!handle)
    return page(404, 'There is no such page', html`<p><a href="/">All projects of the sandbox forge</a></p>`)
  const body = await bodyParams(visit)
  visit.body = Object.keys(body).length > 0 ? body : undefined
  // Credentials in an address end up in logs, so only the consent page reads its query.
  return handle(world, visit, visit.method === 'GET' ? fromPairs(visit.url.searchParams) : body)
}

interface Asking {
  readonly world: World
  readonly visit: Visit
  readonly params: Params
  readonly application: Application
}

/** `POST /oauth/token`: exchanges a code or a refresh token for a new pair; each works once. */
function answerToken(world: World, visit: Visit, params: Params): Answer {
  const kind = param(params, 'grant_type')
  if (kind === undefined) throw refuseClient(missing('grant_type'))
  const answer = KINDS.get(kind)
  if (!answer) throw refuseClient(problem('unsupported_grant_type'))
  return answer({ world, visit, params, application: authenticateClient(world, visit, params) })
}

const KINDS: ReadonlyMap<string, (asking: Asking) => Answer> = new Map([
  ['authorization_code', forCode],
  ['refresh_token', forRefreshToken],
])

function forCode(asking: Asking): Answer {
  const { world, params, application } = asking
  const code = needed(params, 'code')
  const redirectUri = needed(params, 'redirect_uri')
  const grant = world.database.find(GRANTS, { code })
  const isGood =
    grant !== undefined &&
    !grant.used &&
    grant.expires_at > world.now() &&
    grant.application_id === application.id &&
    redirectUri === application.redirect_uri
  if (!isGood || !isProven(grant, params)) throw refuseClient(problem('invalid_grant'))
  world.database.update('grants', grant.id, { used: true })
  return issue(asking, grant, 'token issued')
}

/** Only the party that began the authorization knows the verifier of its challenge. */
function isProven({ challenge }: Grant, params: Params): boolean {
  return challenge === null || verifies(needed(params, 'code_verifier'), challenge)
}

/** A used refresh token also ends the access token that came with it. */
function forRefreshToken(asking: Asking): Answer {
  const { world, params, application } = asking
  const before = world.database.find(ACCESS_TOKENS, { refresh_token: needed(params, 'refresh_token') })
  if (!before || before.revoked || before.application_id !== application.id)
    throw refuseClient(problem('invalid_grant'))
  world.database.update('access_tokens', before.id, { revoked: true })
  return issue(asking, before, 'token refreshed')
}

function issue(
  { world, visit, application }: Asking,
  { user_id, scope }: Pick<AccessToken, 'user_id' | 'scope'>,
  effect: string,
): Answer {
  const now = world.now()
  const [token, refreshToken] = [newSecret(), newSecret()]
  world.database.insert('access_tokens', {
    application_id: application.id,
    user_id,
    scope,
    token,
    refresh_token: refreshToken,
    created_at: now,
    expires_at: now + application.token_seconds * 1000,
  })
  visit.user = world.database.find(USERS, { id: user_id })?.username ?? null
  const body = {
    access_token: token,
    token_type: 'Bearer',
    expires_in: application.token_seconds,
    refresh_token: refreshToken,
    scope,
    created_at: Math.floor(now / 1000),
  }
  return json(200, body, effect)
}

/** `POST /oauth/revoke` ends a pair of tokens by either of them; an unknown or expired one counts as revoked. */
function answerRevoke(world: World, visit: Visit, params: Params): Answer {
  const application = authenticateClient(world, visit, params)
  const named = param(params, 'token') ?? ''
  const found =
    world.database.find(ACCESS_TOKENS, { token: named }) ??
    world.database.find(ACCESS_TOKENS, { refresh_token: named })
  if (!found || found.revoked) return json(200, {})
  if (found.application_id !== application.id) throw refuseClient(problem('unauthorized_client'), 403)
  world.database.update('access_tokens', found.id, { revoked: true })
  visit.user = world.database.find(USERS, { id: found.user_id })?.username ?? null
  return json(200, {}, 'token revoked')
}

function needed(params: Params, name: string): string {
  const value = param(params, name)
  if (value === undefined) throw refuseClient(missing(name))
  return value
}
