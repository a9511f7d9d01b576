import { html } from '../../html.ts'
import { type Answer, bodyParams, fromPairs, json, type Params, Refusal, type Visit } from '../http/answer.ts'
import { noSuchPage, page } from '../pages/pages.ts'
import { USERS, type User } from '../state/projects.ts'
import type { World } from '../world.ts'
import {
  ACCESS_TOKENS,
  APPLICATIONS,
  type Application,
  answerTokenInfo,
  authenticateClient,
  GRANTS,
  missing,
  newSecret,
  type OauthProblem,
  param,
  problem,
  readScope,
  refuseClient,
  verifies,
} from './client.ts'

/** Life of an access token. */
const TOKEN_SECONDS = 7200

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
  if (!handle) return noSuchPage()
  const body = await bodyParams(visit)
  visit.body = Object.keys(body).length > 0 ? body : undefined
  // Credentials in an address end up in logs, so only the consent page reads its query.
  return handle(world, visit, visit.method === 'GET' ? fromPairs(visit.url.searchParams) : body)
}

/** `POST /oauth/token`: exchanges a code or a refresh token for a new pair; each works once. */
function answerToken(world: World, visit: Visit, params: Params): Answer {
  const kind = needed(params, 'grant_type')
  if (kind !== 'authorization_code' && kind !== 'refresh_token')
    throw refuseClient(problem('unsupported_grant_type'))
  const application = authenticateClient(world, visit, params)
  const isRefresh = kind === 'refresh_token'
  const { user_id, scope } = isRefresh
    ? redeemRefreshToken(world, params, application)
    : redeemCode(world, params, application)
  const now = world.now()
  const token = newSecret()
  const refreshToken = newSecret()
  world.database.insert('access_tokens', {
    application_id: application.id,
    user_id,
    scope,
    token,
    refresh_token: refreshToken,
    created_at: now,
    expires_at: now + TOKEN_SECONDS * 1000,
  })
  visit.user = world.database.get(USERS, { id: user_id }).username
  const body = {
    access_token: token,
    token_type: 'Bearer',
    refresh_token: refreshToken,
    expires_in: TOKEN_SECONDS,
    created_at: Math.floor(now / 1000),
    scope,
  }
  return json(200, body, isRefresh ? 'token refreshed' : 'token issued')
}

function redeemCode(world: World, params: Params, application: Application) {
  const code = needed(params, 'code')
  const redirectUri = needed(params, 'redirect_uri')
  const grant = world.database.find(GRANTS, { code })
  const isGood =
    grant !== undefined &&
    !grant.used &&
    grant.expires_at > world.now() &&
    grant.application_id === application.id &&
    redirectUri === application.redirect_uri &&
    // Only the party that began the authorization knows the verifier of its challenge.
    (grant.challenge === null || verifies(needed(params, 'code_verifier'), grant.challenge))
  if (!isGood) throw refuseClient(problem('invalid_grant'))
  world.database.update('grants', grant.id, { used: true })
  return grant
}

/** A used refresh token also ends the access token that came with it. */
function redeemRefreshToken(world: World, params: Params, application: Application) {
  const before = world.database.find(ACCESS_TOKENS, { refresh_token: needed(params, 'refresh_token') })
  if (!before || before.revoked || before.application_id !== application.id)
    throw refuseClient(problem('invalid_grant'))
  world.database.update('access_tokens', before.id, { revoked: true })
  return before
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
  visit.user = world.database.get(USERS, { id: found.user_id }).username
  return json(200, {}, 'token revoked')
}

function needed(params: Params, name: string): string {
  const value = param(params, name)
  if (value === undefined) throw refuseClient(missing(name))
  return value
}

const CODE_MS = 10 * 60 * 1000

/** `/oauth/authorize`: the page on which a person decides, and what they decided. */
function answerAuthorize(world: World, visit: Visit, params: Params): Answer {
  const request = readRequest(world, params)
  // Administrators last.
  const people = world.database.list(USERS, {}, 'admin, id')
  if (visit.method === 'GET') return authorizePage(request, params, people)
  const { application, state } = request
  const decision = param(params, 'decision')
  if (decision === 'deny') return redirect(application, state, { ...problem('access_denied') })
  const person = people.find(({ username }) => username === param(params, 'user'))
  if (decision !== 'authorize' || !person)
    return page(400, 'Nothing was decided', html`<p>Say who you are, and press Authorize or Deny.</p>`)
  const code = newSecret()
  world.database.insert('grants', {
    code,
    application_id: application.id,
    user_id: person.id,
    scope: request.scope,
    challenge: request.challenge,
    expires_at: world.now() + CODE_MS,
  })
  visit.user = person.username
  return { ...redirect(application, state, { code }), effect: 'authorized' }
}

const CARRIED = 'client_id redirect_uri response_type state scope code_challenge code_challenge_method'.split(
  ' ',
)

const MAY: Readonly<Record<string, string>> = {
  api: 'do everything that you can do through the API, in your name',
  read_api: 'read everything that you can read through the API',
  read_user: 'read who you are',
}

function authorizePage(request: AuthorizationRequest, params: Params, people: readonly User[]): Answer {
  const { application, scope } = request
  const content = html`<p>The application <bdi>${application.id}</bdi> asks to act for you. It may then:</p>
<ul>${scope.split(' ').map((word) => html`<li>${MAY[word] ?? word}</li>\n`)}</ul>
<form method="post" action="/oauth/authorize">
${CARRIED.flatMap((name) => {
  const value = params[name]
  return typeof value === 'string' ? [html`<input type="hidden" name="${name}" value="${value}">\n`] : []
})}<fieldset>
<legend>Nobody has a password in this sandbox. Who are you?</legend>
${people.map(
  ({ username, name }) =>
    html`<p><label><input type="radio" name="user" value="${username}" required> ${name} (${username})</label></p>\n`,
)}</fieldset>
<p><button name="decision" value="authorize">Authorize</button>
<button name="decision" value="deny" formnovalidate>Deny</button></p>
</form>
<p>You will be sent to <code>${application.redirect_uri}</code></p>`
  return page(200, 'Authorization required', content, [new URL(application.redirect_uri).origin])
}

function problemPage({ error, error_description }: OauthProblem): Answer {
  const content = html`<p>${error_description}</p>
<p>Nothing was authorized. Go back to where you came from, and begin there again.</p>
<p><code>${error}</code></p>`
  return page(error === 'invalid_client' ? 401 : 400, 'An error has occurred', content)
}

interface AuthorizationRequest {
  readonly application: Application
  readonly state: string | undefined
  readonly scope: string
  /** Null when a confidential application sent none. */
  readonly challenge: string | null
}

/**
 * Parses an authorization request, checked in the order of the real servers. Errors before the redirect address is
 * verified are shown to the person; all later ones go to the application through the browser.
 */
function readRequest(world: World, params: Params): AuthorizationRequest {
  const application = world.database.find(APPLICATIONS, { id: param(params, 'client_id') ?? '' })
  if (!application) throw new Refusal(problemPage(problem('invalid_client')))
  if (param(params, 'redirect_uri') !== application.redirect_uri)
    throw new Refusal(problemPage(problem('invalid_redirect_uri')))
  const state = param(params, 'state')
  const scope = readScope(param(params, 'scope') ?? '')
  const wrong = findProblem(params, application)
  if (wrong || scope === undefined)
    throw new Refusal(redirect(application, state, { ...(wrong ?? problem('invalid_scope')) }))
  return { application, state, scope, challenge: param(params, 'code_challenge') ?? null }
}

/** A public application must send a challenge, its only proof at the token request. */
function findProblem(params: Params, { secret }: Application): OauthProblem | undefined {
  const type = param(params, 'response_type')
  if (type === undefined) return missing('response_type')
  if (type !== 'code') return problem('unsupported_response_type')
  const challenge = param(params, 'code_challenge')
  if (challenge === undefined) return secret === null ? missing('code_challenge') : undefined
  const method = param(params, 'code_challenge_method')
  if (method !== 'S256') return problem('invalid_code_challenge_method')
  return /^[\w-]{43}$/.test(challenge) ? undefined : problem('invalid_request')
}

/** Sends the person on to the application, with this response and the state of the request. */
function redirect(
  { redirect_uri }: Application,
  state: string | undefined,
  response: Readonly<Record<string, string>>,
): Answer {
  const location = new URL(redirect_uri)
  for (const [name, value] of Object.entries({ ...response, state }))
    if (value !== undefined) location.searchParams.set(name, value)
  return { status: 302, headers: { location: location.href, 'cache-control': 'no-store' } }
}
