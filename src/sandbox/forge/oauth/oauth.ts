import type { Answer, Visit } from '../http/answer.ts'
import { bodyParams, fromPairs, type Params } from '../http/params.ts'
import { html, page } from '../pages/html.ts'
import type { World } from '../world.ts'
import { answerAuthorize } from './authorize.ts'
import { answerTokenInfo } from './bearer.ts'
import { answerRevoke, answerToken } from './token.ts'

type Handle = (world: World, visit: Visit, params: Params) => Answer

const CALLS: ReadonlyMap<string, Handle> = new Map([
  ['GET /oauth/authorize', answerAuthorize],
  ['POST /oauth/authorize', answerAuthorize],
  ['POST /oauth/token', answerToken],
  ['POST /oauth/revoke', answerRevoke],
  ['GET /oauth/token/info', answerTokenInfo],
])

/** True when the path is one of the OAuth 2 provider's. */
export function isOauthPath(path: string): boolean {
  return path.startsWith('/oauth/')
}

/** OAuth 2 as today's servers have it: authorization code (RFC 6749), PKCE (RFC 7636), revocation (RFC 7009). */
export async function answerOauth(world: World, visit: Visit): Promise<Answer> {
  const handle = CALLS.get(`${visit.method} ${visit.url.pathname}`)
  if (!handle)
    return page(404, 'There is no such page', html`<p><a href="/">All projects of the sandbox forge</a></p>`)
  const body = await bodyParams(visit)
  visit.body = Object.keys(body).length > 0 ? body : undefined
  // Credentials in an address end up in logs, so only the page that asks a person reads it.
  return handle(world, visit, visit.method === 'GET' ? fromPairs(visit.url.searchParams) : body)
}
