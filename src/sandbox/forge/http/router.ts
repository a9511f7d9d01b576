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

/** Finds the route for a path (relative to the API's base); refuses with 404, or with 405 and what is allowed. */
export function findRoute(routes: readonly Route[], method: string, path: string): Match {
  const segments = path.split('/').slice(1)
  if (segments.at(-1) === '') segments.pop()
  const decoded = segments.map(decode)
  const matches = routes.flatMap((route) => {
    const named = matchTemplate(route.template, decoded)
    return named ? [{ route, path: named }] : []
  })
  if (matches.length === 0) throw reject(404, '404 Not Found')
  const found = matches.find((match) => match.route.method === method)
  if (found) return found
  const allow = matches.map((match) => match.route.method).join(', ')
  const answer = json(405, { error: '405 Not Allowed' })
  throw new Refusal({ ...answer, headers: { ...answer.headers, allow } })
}

function matchTemplate(template: string, segments: readonly string[]): Map<string, string> | undefined {
  const wanted = template.split('/').slice(1)
  if (wanted.length !== segments.length) return undefined
  const named = new Map<string, string>()
  for (const [at, want] of wanted.entries()) {
    const got = segments[at] ?? ''
    if (want.startsWith(':')) named.set(want.slice(1), got)
    else if (want !== (at === 2 ? (OLD_NAMES.get(got) ?? got) : got)) return undefined
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
