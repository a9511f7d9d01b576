import { html } from '../../html.ts'
import { type Answer, type Params, Refusal, type Visit } from '../http/answer.ts'
import { page } from '../pages/pages.ts'
import { USERS, type User } from '../state/projects.ts'
import type { World } from '../world.ts'
import {
  APPLICATIONS,
  type Application,
  missing,
  newSecret,
  type OauthProblem,
  param,
  problem,
  readScope,
} from './client.ts'

const CODE_MS = 10 * 60 * 1000

export function answerAuthorize(world: World, visit: Visit, params: Params): Answer {
  const request = readRequest(world, params)
  const people = world.database.list(USERS, {}, 'id DESC').toSorted((one, other) => rank(one) - rank(other))
  if (visit.method === 'GET') return authorizePage(request, params, people)
  const { application, state } = request
  const decision = param(params, 'decision')
  if (decision === 'deny')
    return redirect(redirectAddress(application, state, { ...problem('access_denied') }))
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
  return { ...redirect(redirectAddress(application, state, { code })), effect: 'authorized' }
}

/** Sorts the oldest account first, and administrators last. */
function rank({ id, admin }: User): number {
  return admin ? Number.MAX_SAFE_INTEGER : id
}

function redirect(location: string): Answer {
  return { status: 302, headers: { location, 'cache-control': 'no-store' } }
}

const CARRIED = 'client_id redirect_uri response_type state scope code_challenge code_challenge_method'.split(
  ' ',
)

const MAY: Readonly<Record<string, string>> = {
  api: 'do everything that you can do through the API, in your name',
  read_api: 'read everything that you can read through the API',
  read_user: 'read who you are',
}

function authorizePage(request: Request, params: Params, people: readonly User[]): Answer {
  const { application, scope } = request
  const content = html`<p>The application <bdi>${application.id}</bdi> asks to act for you. It may then:</p>
<ul>${scope.split(' ').map((word) => html`<li>${MAY[word] ?? word}</li>\n`)}</ul>
<form method="post" action="/oauth/authorize">
${CARRIED.flatMap((name) => {
  const value = params[name]
  return typeof value === 'string' ? [html`<input type="hidden" name="${name}" value="${value}">\n`] : []
})}<fieldset>
<legend>Nobody has a password in this sandbox. Who are you?</legend>
${people.map(personLine)}</fieldset>
<p><button name="decision" value="authorize">Authorize</button>
<button name="decision" value="deny" formnovalidate>Deny</button></p>
</form>
<p>You will be sent to <code>${application.redirect_uri}</code></p>`
  return page(200, 'Authorization required', content, [new URL(application.redirect_uri).origin])
}

function personLine({ username, name }: User) {
  return html`<p><label><input type="radio" name="user" value="${username}" required> ${name} (${username})</label></p>\n`
}

function problemPage({ error, error_description }: OauthProblem): Answer {
  const content = html`<p>${error_description}</p>
<p>Nothing was authorized. Go back to where you came from, and begin there again.</p>
<p><code>${error}</code></p>`
  return page(error === 'invalid_client' ? 401 : 400, 'An error has occurred', content)
}

interface Request {
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
function readRequest(world: World, params: Params): Request {
  const application = world.database.find(APPLICATIONS, { id: param(params, 'client_id') ?? '' })
  if (!application) throw new Refusal(problemPage(problem('invalid_client')))
  if (param(params, 'redirect_uri') !== application.redirect_uri)
    throw new Refusal(problemPage(problem('invalid_redirect_uri')))
  const state = param(params, 'state')
  const scope = readScope(param(params, 'scope') ?? '')
  const wrong = findProblem(params, application) ?? (scope === undefined && problem('invalid_scope'))
  if (wrong || scope === undefined)
    throw new Refusal(redirect(redirectAddress(application, state, { ...(wrong || {}) })))
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

function redirectAddress(
  { redirect_uri }: Application,
  state: string | undefined,
  response: Readonly<Record<string, string>>,
): string {
  const address = new URL(redirect_uri)
  for (const [name, value] of Object.entries({ ...response, ...(state === undefined ? {} : { state }) }))
    address.searchParams.set(name, value)
  return address.href
}
