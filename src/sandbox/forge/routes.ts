import type { Route } from './http/route.ts'
import { acceptRoutes } from './resources/merge-requests/accept.ts'
import { attentionRoutes } from './resources/merge-requests/attention.ts'
import { mergeRequestCreateRoutes } from './resources/merge-requests/create.ts'
import { mergeRequestDeleteRoutes } from './resources/merge-requests/delete.ts'
import { mergeRequestReadRoutes } from './resources/merge-requests/read.ts'
import { mergeRequestUpdateRoutes } from './resources/merge-requests/update.ts'
import { versionRoutes } from './resources/merge-requests/versions.ts'
import { milestoneReadRoutes } from './resources/milestones/read.ts'
import { milestoneWriteRoutes } from './resources/milestones/write.ts'

/** Every call of the API document that the sandbox answers; a resource brings its own lines. */
export const routes: readonly Route[] = [
  ...milestoneReadRoutes,
  ...milestoneWriteRoutes,
  ...mergeRequestReadRoutes,
  ...mergeRequestCreateRoutes,
  ...mergeRequestUpdateRoutes,
  ...mergeRequestDeleteRoutes,
  ...acceptRoutes,
  ...attentionRoutes,
  ...versionRoutes,
]
