import { json } from '../../http/answer.ts'
import type { Call, Route } from '../../http/route.ts'

/** What this forge says of itself where a server names its release. */
const RELEASE = { version: '18.5.0', revision: 'sandbox' } as const

function version() {
  return json(200, RELEASE)
}

/** The token that the request came with; a token of the sandbox does not end. */
function ownToken({ user, scope }: Call) {
  return json(200, {
    id: user.id,
    name: 'sandbox',
    revoked: false,
    scopes: [scope],
    user_id: user.id,
    active: true,
    expires_at: null,
  })
}

/** What replaces `/version`. */
function metadata() {
  return json(200, { ...RELEASE, enterprise: false })
}

export const releaseRoute: Route = { method: 'GET', template: '/version', handle: version }

export const instanceRoutes: readonly Route[] = [
  { method: 'GET', template: '/metadata', handle: metadata },
  releaseRoute,
  { method: 'GET', template: '/personal_access_tokens/self', handle: ownToken },
]
