import type { Api } from './http/api.ts'
import { RateLimit } from './http/faults.ts'
import type { Route } from './http/route.ts'
import { type Mode, TODAY } from './mode.ts'
import { deployKeyRoutes } from './resources/deploy-keys/routes.ts'
import { integrationRoutes } from './resources/integrations/routes.ts'
import { mergeRequestCreateRoutes } from './resources/merge-requests/create.ts'
import { attentionRoutes } from './resources/merge-requests/entity.ts'
import { mergeRequestRoutes } from './resources/merge-requests/read.ts'
import { mergeRequestWriteRoutes } from './resources/merge-requests/update.ts'
import { milestoneRoutes } from './resources/milestones/routes.ts'
import { undocumentedRoutes } from './resources/undocumented.ts'
import { graphqlRoutes } from './v4/graphql.ts'
import { v4Routes } from './v4/routes.ts'

/**
 * The two APIs over the same rows: the documented one in the chosen mode, and today's. `countedRows` and
 * `requestsPerMinute` are limits of today's only.
 */
export function apisOf(
  mode: Mode,
  limits: { readonly countedRows: number; readonly requestsPerMinute: number },
): readonly Api[] {
  const { countedRows, requestsPerMinute } = limits
  const rateLimit = new RateLimit(requestsPerMinute)
  return [
    {
      base: '/api/v3',
      mode,
      routes: [...documentRoutes(mode), ...undocumentedRoutes],
      countedRows: Number.POSITIVE_INFINITY,
      rateLimit: null,
    },
    {
      base: '/api/v4',
      mode: TODAY,
      routes: v4Routes,
      countedRows,
      rateLimit,
    },
    { base: '/api/graphql', mode: TODAY, routes: graphqlRoutes, countedRows, rateLimit },
  ]
}

export function documentRoutes(mode: Mode): readonly Route[] {
  return [
    ...milestoneRoutes,
    ...deployKeyRoutes,
    ...integrationRoutes,
    ...mergeRequestRoutes(mode),
    ...mergeRequestCreateRoutes,
    ...mergeRequestWriteRoutes,
    ...attentionRoutes,
  ]
}
