import { createHash } from 'node:crypto'
import { type Mode, TODAY, todayAt } from '../mode.ts'
import { beyondScope, refuseToken, userByAccessToken } from '../oauth/client.ts'
import { endingOf, USERS, type User } from '../state/projects.ts'
import type { World } from '../world.ts'
import {
  type Answer,
  bodyParams,
  fromPairs,
  json,
  type Params,
  Refusal,
  refuse,
  reject,
  type Visit,
  withHeaders,
} from './answer.ts'
import type { RateLimit } from './faults.ts'
import type { Route } from './route.ts'

/** One of the forge's APIs; they present the same rows differently. */
export interface Api {
  /** Prefix of its paths, without a slash at the end: `/api/v4`. */
  readonly base: string
  readonly mode: Mode
  readonly routes: readonly Route[]
  /** Longer lists have no total. */
  readonly countedRows: number
  /** Null where requests are not limited. */
  readonly rateLimit: RateLimit | null
}

/** Credential parameters, which are never stored. */
export const CREDENTIALS: ReadonlySet<string> = new Set(['private_token', 'access_token'])

export async function answerApi(world: World, api: Api, visit: Visit): Promise<Answer> {
  const mode = api.mode === TODAY ? todayAt(world.release()) : api.mode
  const answer = await answerRequest({ ...world, mode }, api, visit).catch((fault: unknown) => {
    if (fault instanceof Refusal) return fault.answer
    throw fault
  })
  return api.rateLimit ? withHeaders(answer, api.rateLimit.headers(visit.user, world.now())) : answer
}

async function answerRequest(world: World, api: Api, visit: Visit): Promise<Answer> {
  const { route, path } = findRoute(api, visit.method, visit.url.pathname.slice(api.base.length))
  const body = await bodyParams(visit)
  const params = { ...fromPairs(visit.url.searchParams), ...body }
  const entries = Object.entries(body).filter(([name]) => !CREDENTIALS.has(name))
  visit.body = entries.length > 0 ? Object.fromEntries(entries) : undefined
  const { user, scope } = authenticate(world, params, visit)
  visit.user = user.username
  api.rateLimit?.take(user.username, world.now())
  const { countedRows } = api
  const call = { world, user, scope, path, params, url: visit.url, countedRows }
  return conditional(visit, await route.handle(call))
}

/** Looks for a token in the parameter, then in its header, then in the OAuth header. */
function authenticate(world: World, params: Params, visit: Visit): { user: User; scope: string } {
  const { authorization = '', 'private-token': header } = visit.request.headers
  const bearer = /^Bearer (.+)$/i.exec(authorization)?.[1]
  const own = params.private_token ?? header
  const token = own ?? bearer ?? params.access_token
  if (typeof token !== 'string') throw refuse(401, '401 Unauthorized')
  const owner = world.database.find(USERS, { token })
  if (owner) return { user: owner, scope: 'api' }
  // The read-only token of a person is their own with `-read` appended.
  const reader = world.database.find(USERS, { token: token.replace(/-read$/, '') })
  if (reader) {
    if (visit.method !== 'GET') throw beyondScope()
    return { user: reader, scope: 'read_api' }
  }
  const ending = world.mode.saysEndings ? endingOf(world.database, token) : undefined
  if (ending) throw refuseToken(ending)
  const granted = own === undefined ? userByAccessToken(world, token, visit) : undefined
  if (!granted) throw refuse(401, '401 Unauthorized')
  return { user: granted, scope: 'api' }
}

/** Old clients say `merge_request` and `keys` where the document says `merge_requests` and `deploy_keys`. */
const OLD_NAMES: ReadonlyMap<string, string> = new Map([
  ['merge_request', 'merge_requests'],
  ['keys', 'deploy_keys'],
])

/** Finds the route for a path below the API's base; refuses with 404, or with 405 where the mode knows that. */
function findRoute({ routes, mode }: Api, method: string, path: string) {
  const segments = path.replace(/\/$/, '').split('/').slice(1).map(decode)
  const renamed = mode.oldNames ? OLD_NAMES.get(segments[2] ?? '') : undefined
  if (renamed) segments[2] = renamed
  const matches = routes.flatMap((route) => {
    const named = matchTemplate(route.template, segments)
    return named ? [{ route, path: named }] : []
  })
  const found = matches.find((match) => match.route.method === method)
  if (found) return found
  if (matches.length === 0 || !mode.refusesMethods) throw reject(404, '404 Not Found')
  const allow = matches.map((match) => match.route.method).join(', ')
  throw new Refusal(withHeaders(json(405, { error: '405 Not Allowed' }), { allow }))
}

function matchTemplate(template: string, segments: readonly string[]) {
  const expected = template.split('/').slice(1)
  if (expected.length !== segments.length) return undefined
  const named = new Map<string, string>()
  for (const [at, want] of expected.entries()) {
    const got = segments[at] ?? ''
    if (want.startsWith(':')) named.set(want.slice(1), got)
    else if (want !== got) return undefined
  }
  return named
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    throw reject(400, 'the path is not valid')
  }
}

/** Adds an ETag to the response of a GET; a client that has that version gets a 304 instead. */
function conditional(visit: Visit, answer: Answer): Answer {
  if (visit.method !== 'GET' || answer.status !== 200 || answer.body === undefined) return answer
  const etag = `W/"${createHash('md5').update(answer.body).digest('hex')}"`
  if (visit.request.headers['if-none-match'] === etag) return { status: 304, headers: { etag } }
  return withHeaders(answer, { etag, 'cache-control': 'max-age=0, private, must-revalidate' })
}
