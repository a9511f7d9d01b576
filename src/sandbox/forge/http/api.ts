import { type User, userByToken } from '../state/users.ts'
import type { World } from '../world.ts'
import { type Answer, refuse, type Visit } from './answer.ts'
import { bodyParams, fromPairs, type Params } from './params.ts'
import type { Route } from './route.ts'
import { findRoute } from './router.ts'

export const API_BASE = '/api/v3'

/** Answers one API request: route, then token, then the handler. */
export async function answerApi(world: World, routes: readonly Route[], visit: Visit): Promise<Answer> {
  const match = findRoute(routes, visit.method, visit.url.pathname.slice(API_BASE.length))
  const body = await bodyParams(visit.request)
  const params = { ...fromPairs(visit.url.searchParams), ...body }
  const { private_token, ...kept } = body
  visit.body = Object.keys(kept).length > 0 ? kept : undefined
  const user = authenticate(world, params, visit)
  visit.user = user.username
  return match.route.handle({ world, user, path: match.path, params, url: visit.url })
}

/** The parameter is looked at before the header. */
function authenticate(world: World, params: Params, visit: Visit): User {
  const token = params.private_token ?? visit.request.headers['private-token']
  const user = typeof token === 'string' ? userByToken(world.database, token) : undefined
  if (!user) throw refuse(401, '401 Unauthorized')
  return user
}
