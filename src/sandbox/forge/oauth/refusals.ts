import { json, Refusal } from '../http/answer.ts'

/** What RFC 6749 and RFC 6750 name; the sentences are those of the library that the real servers use. */
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

export type OauthError = keyof typeof DESCRIPTIONS

/** What went wrong, as the application is told it. */
export interface OauthProblem {
  readonly error: OauthError
  readonly error_description: string
}

export function problem(error: OauthError, description: string = DESCRIPTIONS[error]): OauthProblem {
  return { error, error_description: description }
}

/** A parameter that has to be there and is not. */
export function missing(name: string): OauthProblem {
  return problem('invalid_request', `Missing required parameter: ${name}.`)
}

/** Refuses a call of an application: 401 when it is not who it says it is, otherwise 400. */
export function refuseClient(found: OauthProblem, status = found.error === 'invalid_client' ? 401 : 400) {
  const answer = json(status, found)
  return new Refusal({
    ...answer,
    headers: { ...answer.headers, pragma: 'no-cache', 'www-authenticate': challenge('forge', found) },
  })
}

/** Refuses an access token the way the API does. */
export function refuseToken(description: string): Refusal {
  const found = problem('invalid_token', description)
  const answer = json(401, found)
  const header = challenge('Protected by OAuth 2.0', found)
  return new Refusal({ ...answer, headers: { ...answer.headers, 'www-authenticate': header } })
}

function challenge(realm: string, { error, error_description }: OauthProblem): string {
  return `Bearer realm="${realm}", error="${error}", error_description="${error_description}"`
}
