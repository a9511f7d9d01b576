import type { Mode } from '../mode.ts'
import { json, Refusal, reject } from './answer.ts'
import type { Route } from './route.ts'

export interface Match {
  readonly route: Route
  readonly path: ReadonlyMap<string, string>
}

/** Old clients say `merge_request` and `keys` where the document says `merge_requests` and `deploy_keys`. */
const OLD_NAMES: ReadonlyMap<string, string> = new Map([
  ['merge_request', 'merge_requests'],
  ['keys', 'deploy_keys'],
])
const NO_OLD_NAMES: ReadonlyMap<string, string> = new Map()

/**
 * Finds the route for a path (relative to the API's base); refuses with 404, and for another method than the ones
 * that are allowed with 405 where the mode knows that.
 */
export function findRoute(
  { routes, mode }: { readonly routes: readonly Route[]; readonly mode: Mode },
  method: string,
  path: string,
): Match {
  const segments = path.split('/').slice(1)
  if (segments.at(-1) === '') segments.pop()
  const decoded = segments.map(decode)
  const oldNames = mode.oldNames ? OLD_NAMES : NO_OLD_NAMES
  const matches = routes.flatMap((route) => {
    const named = matchTemplate(route.template, decoded, oldNames)
    return named ? [{ route, path: named }] : []
  })
  const found = matches.find((match) => match.route.method === method)
  if (found) return found
  if (matches.length === 0 || !mode.refusesMethods) throw reject(404, '404 Not Found')
  const allow = matches.map((match) => match.route.method).join(', ')
  const answer = json(405, { error: '405 Not Allowed' })
  throw new Refusal({ ...answer, headers: { ...answer.headers, allow } })
}

function matchTemplate(
  template: string,
  segments: readonly string[],
  oldNames: ReadonlyMap<string, string>,
): Map<string, string> | undefined {
  const wanted = template.split('/').slice(1)
  if (wanted.length !== segments.length) return undefined
  const named = new Map<string, string>()
  for (const [at, want] of wanted.entries()) {
    const got = segments[at] ?? ''
    if (want.startsWith(':')) named.set(want.slice(1), got)
    else if (want !== (at === 2 ? (oldNames.get(got) ?? got) : got)) return undefined
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
