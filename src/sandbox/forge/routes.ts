import type { Route } from './http/route.ts'
import type { Mode } from './mode.ts'
import { deployKeyReadRoutes } from './resources/deploy-keys/read.ts'
import { deployKeyWriteRoutes } from './resources/deploy-keys/write.ts'
import { integrationRoutes } from './resources/integrations/routes.ts'
import { acceptRoutes } from './resources/merge-requests/accept.ts'
import { attentionRoutes } from './resources/merge-requests/attention.ts'
import { cancelRoutes } from './resources/merge-requests/cancel.ts'
import { mergeRequestCreateRoutes } from './resources/merge-requests/create.ts'
import { mergeRequestDeleteRoutes } from './resources/merge-requests/delete.ts'
import { mergeRequestReadRoutes } from './resources/merge-requests/read.ts'
import { mergeRequestUpdateRoutes } from './resources/merge-requests/update.ts'
import { versionRoutes } from './resources/merge-requests/versions.ts'
import { milestoneReadRoutes } from './resources/milestones/read.ts'
import { milestoneWriteRoutes } from './resources/milestones/write.ts'

/** Every call of the API document, in the method that this mode knows it by; a resource brings its own lines. */
export function routesOf(mode: Mode): readonly Route[] {
  return [
    ...milestoneReadRoutes,
    ...milestoneWriteRoutes,
    ...deployKeyReadRoutes,
    ...deployKeyWriteRoutes,
    ...integrationRoutes,
    ...mergeRequestReadRoutes,
    ...mergeRequestCreateRoutes,
    ...mergeRequestUpdateRoutes,
    ...mergeRequestDeleteRoutes,
    ...acceptRoutes,
    ...cancelRoutes(mode),
    ...attentionRoutes,
    ...versionRoutes,
  ]
}
