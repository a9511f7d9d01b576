import { hash, randomBytes, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { json, type Params, Refusal, type Visit, withHeaders } from '../http/answer.ts'
import { column, type Database, type Row, table } from '../state/database.ts'
import { type TokenEnding, USERS, type User } from '../state/projects.ts'
import type { World } from '../world.ts'

export const ACCESS_TOKENS = table('access_tokens', {
  ...column.numeric('id', 'user_id', 'expires_at'),
  ...column.textual('application_id', 'token', 'refresh_token'),
  ...column.flags('revoked'),
  scope: z.string(),
  /** ms UTC, as is `expires_at`. */
  created_at: z.number(),
})

export function revokeAllOf(database: Database, username: string): number {
  const theirs = 'user_id = (SELECT id FROM users WHERE username = ?) AND NOT revoked'
  const found = database.count(`SELECT count(*) AS count FROM access_tokens WHERE ${theirs}`, username)
  database.run(`UPDATE access_tokens SET revoked = 1 WHERE ${theirs}`, username)
  return found
}

export function issuedSecrets(database: Database): string[] {
  const tokens = database.list(ACCESS_TOKENS).flatMap((row) => [row.token, row.refresh_token])
  return [...database.list(GRANTS).map(({ code }) => code), ...tokens]
}

export const APPLICATIONS = table('applications', {
  ...column.textual('id', 'redirect_uri'),
  /** Null for a public application, which cannot keep one. */
  secret: z.string().nullable(),
})

export type Application = Row<typeof APPLICATIONS>

export const GRANTS = table('grants', {
  ...column.numeric('id', 'user_id', 'expires_at'),
  ...column.textual('code', 'application_id', 'scope'),
  ...column.flags('used'),
  challenge: z.string().nullable(),
})

/** Errors of RFC 6749 and RFC 6750, in the words of the library that the real servers use. */
const DESCRIPTIONS = {
  invalid_request:
    'The request is missing a required parameter, includes an unsupported parameter value, or is otherwise malformed.',
  invalid_client:
    'Client authentication failed due to unknown client, no client authentication included, or unsupported authentication method.',
  invalid_grant:
    'The provided authorization grant is invalid, expired, revoked, does not match the redirection URI used in the authorization request, or was issued to another client.',
  unsupported_grant_type: 'The authorization grant type is not supported by the authorization server.',
  unsupported_response_type: 'The authorization server does not support this response type.',
  invalid_redirect_uri: "The requested redirect uri is malformed or doesn't match client redirect URI.",
  invalid_scope: 'The requested scope is invalid, unknown, or malformed.',
  invalid_code_challenge_method: 'The code_challenge_method must be S256.',
  access_denied: 'The resource owner or authorization server denied the request.',
  unauthorized_client: 'You are not authorized to revoke this token',
  invalid_token: 'The access token is invalid',
} as const

type OauthError = keyof typeof DESCRIPTIONS

export interface OauthProblem {
  readonly error: OauthError
  readonly error_description: string
}

export function problem(error: OauthError, description: string = DESCRIPTIONS[error]): OauthProblem {
  return { error, error_description: description }
}

export function missing(name: string): OauthProblem {
  return problem('invalid_request', `Missing required parameter: ${name}.`)
}

/** Refuses a call of an application: 401 when its credentials are wrong, otherwise 400. */
export function refuseClient(found: OauthProblem, status = found.error === 'invalid_client' ? 401 : 400) {
  const headers = { pragma: 'no-cache', 'www-authenticate': challenge('forge', found) }
  return new Refusal(withHeaders(json(status, found), headers))
}

/**
 * The words of `install_error_responders` (lib/api/api_guard.rb of the server) for what `validate_access_token!`
 * (lib/gitlab/auth/auth_finders.rb) finds of a granted token and of a personal one alike.
 */
const ENDINGS: Readonly<Record<TokenEnding, string>> = {
  revoked: 'Token was revoked. You have to re-authorize from the user.',
  expired: 'Token is expired. You can either do re-authorization or token refresh.',
}

export function refuseToken(ending: TokenEnding): Refusal {
  const found = problem('invalid_token', ENDINGS[ending])
  const headers = { 'www-authenticate': challenge('Protected by OAuth 2.0', found) }
  return new Refusal(withHeaders(json(401, found), headers))
}

function challenge(realm: string, { error, error_description }: OauthProblem): string {
  return `Bearer realm="${realm}", error="${error}", error_description="${error_description}"`
}

export function param(params: Params, name: string): string | undefined {
  const value = params[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Scopes: full access, read everything, or read the person's identity. */
const SCOPES: ReadonlySet<string> = new Set(['api', 'read_api', 'read_user'])

/** Normalizes a scope; full access for none, and undefined for an unknown one. */
export function readScope(requested: string): string | undefined {
  const words = [...new Set(requested.split(' ').filter(Boolean))]
  if (words.length === 0) return 'api'
  return words.every((word) => SCOPES.has(word)) ? words.join(' ') : undefined
}

/** True when a scope covers a request to the API; `path` is below the API's base. */
function covers(scope: string, method: string, path: string): boolean {
  const words = scope.split(' ')
  if (words.includes('api')) return true
  if (method !== 'GET') return false
  return words.includes('read_api') || (words.includes('read_user') && path === '/user')
}

export const OAUTH_SECRETS: ReadonlySet<string> = new Set([
  'client_secret',
  'code',
  'code_verifier',
  'refresh_token',
])

export function newSecret(): string {
  return randomBytes(32).toString('hex')
}

/** True when the challenge is the SHA-256 of the verifier (RFC 7636, S256). */
export function verifies(verifier: string, challenge: string): boolean {
  return isSame(hash('sha256', verifier, 'base64url'), challenge)
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'))
}

/**
 * Authenticates the calling application: by its secret, or by its id alone when it is public. Credentials are in the
 * Basic header or in the body. Refuses with 401.
 */
export function authenticateClient(world: World, visit: Visit, params: Params): Application {
  const basic = fromBasic(visit.request.headers.authorization ?? '')
  const id = basic?.id ?? param(params, 'client_id') ?? ''
  const secret = basic?.secret ?? param(params, 'client_secret') ?? ''
  const application = world.database.find(APPLICATIONS, { id })
  if (!application || !isSame(secret, application.secret ?? '')) throw refuseClient(problem('invalid_client'))
  return application
}

/** Decodes Basic credentials, whose halves are form-encoded (RFC 6749, 2.3.1). */
function fromBasic(authorization: string): { id: string; secret: string } | undefined {
  const encoded = /^Basic (.+)$/i.exec(authorization)?.[1]
  if (encoded === undefined) return undefined
  const [id = '', ...rest] = Buffer.from(encoded, 'base64').toString().split(':')
  return { id: formDecoded(id), secret: formDecoded(rest.join(':')) }
}

function formDecoded(text: string): string {
  return new URLSearchParams(`text=${text.replaceAll('&', '%26')}`).get('text') ?? ''
}

export function userByAccessToken(world: World, token: string, { method, url }: Visit): User | undefined {
  const found = world.database.find(ACCESS_TOKENS, { token })
  if (!found) return undefined
  if (found.revoked) throw refuseToken('revoked')
  if (found.expires_at <= world.now()) throw refuseToken('expired')
  if (!covers(found.scope, method, url.pathname.replace(/^\/api\/v\d/, ''))) throw beyondScope()
  return world.database.find(USERS, { id: found.user_id })
}

/** Refuses a request that the scope of its token does not cover. */
export function beyondScope(): Refusal {
  const description = 'The request requires higher privileges than provided by the access token.'
  return new Refusal(json(403, { error: 'insufficient_scope', error_description: description, scope: 'api' }))
}

/** `GET /oauth/token/info`: a token's person, application and remaining lifetime. */
export function answerTokenInfo(world: World, visit: Visit) {
  const bearer = /^Bearer (.+)$/i.exec(visit.request.headers.authorization ?? '')?.[1]
  const token = visit.url.searchParams.get('access_token') ?? bearer ?? ''
  const found = world.database.find(ACCESS_TOKENS, { token })
  const wrong = (words?: string) => refuseClient(problem('invalid_token', words), 401)
  if (!found) throw wrong()
  if (found.revoked) throw wrong('The access token was revoked')
  if (found.expires_at <= world.now()) throw wrong('The access token expired')
  visit.user = world.database.get(USERS, { id: found.user_id }).username
  const scope = found.scope.split(' ')
  return json(200, {
    resource_owner_id: found.user_id,
    scope,
    scopes: scope,
    expires_in: Math.ceil((found.expires_at - world.now()) / 1000),
    application: { uid: found.application_id },
    created_at: Math.floor(found.created_at / 1000),
  })
}
