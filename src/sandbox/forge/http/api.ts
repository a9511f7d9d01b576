import type { Mode } from '../mode.ts'
import { beyondScope, userByAccessToken } from '../oauth/bearer.ts'
import { type User, userByReadToken, userByToken } from '../state/users.ts'
import type { World } from '../world.ts'
import { type Answer, Refusal, refuse, type Visit } from './answer.ts'
import { conditional } from './conditional.ts'
import { bodyParams, fromPairs, type Params } from './params.ts'
import type { RateLimit } from './rate-limit.ts'
import type { Route } from './route.ts'
import { findRoute } from './router.ts'

/** One of the APIs that the forge speaks; they are different words over the same rows. */
export interface Api {
  /** What its paths begin with, without a slash at the end: `/api/v4`. */
  readonly base: string
  readonly mode: Mode
  readonly routes: readonly Route[]
  /** Lists with more rows than this are not counted for whoever reads them. */
  readonly countedRows: number
  /** Null where nobody counts requests. */
  readonly rateLimit: RateLimit | null
}

/** Parameters that say who is asking, which nobody keeps. */
export const CREDENTIALS: ReadonlySet<string> = new Set(['private_token', 'access_token'])

/** Answers one API request, and says on every answer what is left of the limit where there is one. */
export async function answerApi(world: World, api: Api, visit: Visit): Promise<Answer> {
  const answer = await answerRequest({ ...world, mode: api.mode }, api, visit).catch((fault: unknown) => {
    if (fault instanceof Refusal) return fault.answer
    throw fault
  })
  if (!api.rateLimit) return answer
  return { ...answer, headers: { ...answer.headers, ...api.rateLimit.headers(visit.user, world.now()) } }
}

/** Route, then token, then the limit, then the handler. */
async function answerRequest(world: World, api: Api, visit: Visit): Promise<Answer> {
  const match = findRoute(api, visit.method, visit.url.pathname.slice(api.base.length))
  const body = await bodyParams(visit)
  const params = { ...fromPairs(visit.url.searchParams), ...body }
  const kept = Object.entries(body).filter(([name]) => !CREDENTIALS.has(name))
  visit.body = kept.length > 0 ? Object.fromEntries(kept) : undefined
  const { user, scope } = authenticate(world, params, visit)
  visit.user = user.username
  api.rateLimit?.take(user.username, world.now())
  const { countedRows } = api
  const call = { world, user, scope, path: match.path, params, url: visit.url, countedRows }
  return conditional(visit, await match.route.handle(call))
}

/** A token is looked for in the parameter, in its header, then where OAuth has it. */
function authenticate(world: World, params: Params, visit: Visit): { user: User; scope: string } {
  const { authorization = '', 'private-token': header } = visit.request.headers
  const bearer = /^Bearer (.+)$/i.exec(authorization)?.[1]
  const own = params.private_token ?? header
  const token = own ?? bearer ?? params.access_token
  const owner = typeof token === 'string' ? userByToken(world.database, token) : undefined
  if (owner) return { user: owner, scope: 'api' }
  const reader = typeof token === 'string' ? userByReadToken(world.database, token) : undefined
  if (reader) {
    if (visit.method !== 'GET') throw beyondScope()
    return { user: reader, scope: 'read_api' }
  }
  const granted = own === undefined ? userByAccessToken(world, token, visit) : undefined
  if (!granted) throw refuse(401, '401 Unauthorized')
  return { user: granted, scope: 'api' }
}
