import { type User, userByToken } from '../state/users.ts'
import type { World } from '../world.ts'
import { type Answer, refuse, type Visit } from './answer.ts'
import { conditional } from './conditional.ts'
import { bodyParams, fromPairs, type Params } from './params.ts'
import type { Route } from './route.ts'
import { findRoute } from './router.ts'

export const API_BASE = '/api/v3'

/** Parameters that say who is asking, which nobody keeps. */
export const CREDENTIALS: ReadonlySet<string> = new Set(['private_token', 'access_token'])

/** Answers one API request: route, then token, then the handler. */
export async function answerApi(world: World, routes: readonly Route[], visit: Visit): Promise<Answer> {
  const match = findRoute(routes, visit.method, visit.url.pathname.slice(API_BASE.length))
  const body = await bodyParams(visit)
  const params = { ...fromPairs(visit.url.searchParams), ...body }
  const kept = Object.entries(body).filter(([name]) => !CREDENTIALS.has(name))
  visit.body = kept.length > 0 ? Object.fromEntries(kept) : undefined
  const user = authenticate(world, params, visit)
  visit.user = user.username
  const call = { world, user, path: match.path, params, url: visit.url }
  return conditional(visit, await match.route.handle(call))
}

/** A token is looked for in the parameter, in its header, then where OAuth has it. */
function authenticate(world: World, params: Params, visit: Visit): User {
  const { authorization = '', 'private-token': header } = visit.request.headers
  const bearer = /^Bearer (.+)$/i.exec(authorization)?.[1]
  const token = params.private_token ?? header ?? bearer ?? params.access_token
  const user = typeof token === 'string' ? userByToken(world.database, token) : undefined
  if (!user) throw refuse(401, '401 Unauthorized')
  return user
}
