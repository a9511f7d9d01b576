import type { Answer } from '../http/answer.ts'
import type { Params } from '../http/params.ts'
import { html, page } from '../pages/html.ts'
import type { User } from '../state/users.ts'
import type { Request } from './pre-authorization.ts'
import type { OauthProblem } from './refusals.ts'

const CARRIED = [
  'client_id',
  'redirect_uri',
  'response_type',
  'state',
  'scope',
  'code_challenge',
  'code_challenge_method',
]

const MAY: Readonly<Record<string, string>> = {
  api: 'do everything that you can do through the API, in your name',
  read_api: 'read everything that you can read through the API',
  read_user: 'read who you are',
}

/** Asks which of the sandbox’s people somebody is, and whether the application may act for them. */
export function authorizePage(request: Request, params: Params, people: readonly User[]): Answer {
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

/** Tells the person what the application cannot be told. */
export function problemPage({ error, error_description }: OauthProblem): Answer {
  const content = html`<p>${error_description}</p>
<p>Nothing was authorized. Go back to where you came from, and begin there again.</p>
<p><code>${error}</code></p>`
  return page(error === 'invalid_client' ? 401 : 400, 'An error has occurred', content)
}
