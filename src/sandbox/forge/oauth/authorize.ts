import type { Answer, Visit } from '../http/answer.ts'
import type { Params } from '../http/params.ts'
import { html, page } from '../pages/html.ts'
import { addGrant } from '../state/grants.ts'
import { allUsers, type User } from '../state/users.ts'
import type { World } from '../world.ts'
import { asked } from './asked.ts'
import { authorizePage, problemPage } from './authorize-page.ts'
import { readRequest, redirectAddress } from './pre-authorization.ts'
import { problem } from './refusals.ts'
import { newSecret } from './secrets.ts'

const CODE_MS = 10 * 60 * 1000

/** `/oauth/authorize`: the page where a person decides, and what becomes of the decision. */
export function answerAuthorize(world: World, visit: Visit, params: Params): Answer {
  const read = readRequest(world, params)
  if (read.kind === 'shown') return problemPage(read.problem)
  if (read.kind === 'told')
    return redirect(redirectAddress(read.application, read.state, { ...read.problem }))
  const { request } = read
  const people = allUsers(world.database).toSorted((one, other) => rank(one) - rank(other))
  if (visit.method === 'GET') return authorizePage(request, params, people)
  const { application, state } = request
  const decision = asked(params, 'decision')
  if (decision === 'deny')
    return redirect(redirectAddress(application, state, { ...problem('access_denied') }))
  const person = people.find(({ username }) => username === asked(params, 'user'))
  if (decision !== 'authorize' || !person)
    return page(400, 'Nothing was decided', html`<p>Say who you are, and press Authorize or Deny.</p>`)
  const code = newSecret()
  addGrant(world.database, {
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

/** The oldest account first, and administrators last. */
function rank({ id, admin }: User): number {
  return admin ? Number.MAX_SAFE_INTEGER : id
}

function redirect(location: string): Answer {
  return { status: 302, headers: { location, 'cache-control': 'no-store' } }
}
