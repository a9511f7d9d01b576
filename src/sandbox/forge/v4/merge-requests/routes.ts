import type { Route } from '../../http/route.ts'
import { approvalRoutes } from './approvals.ts'
import { diffRoutes } from './diffs.ts'
import { discussionRoutes } from './discussions.ts'
import { mergeRoutes } from './merge.ts'
import { noteRoutes } from './notes.ts'
import { mergeRequestReadRoutes } from './read.ts'
import { rebaseRoutes } from './rebase.ts'
import { subscriptionRoutes } from './subscription.ts'
import { trainRoutes } from './trains.ts'
import { mergeRequestWriteRoutes } from './write.ts'

/** Everything that today's servers do with merge requests and this forge knows. */
export const mergeRequestRoutes: readonly Route[] = [
  ...mergeRequestReadRoutes,
  ...mergeRequestWriteRoutes,
  ...mergeRoutes,
  ...approvalRoutes,
  ...rebaseRoutes,
  ...subscriptionRoutes,
  ...diffRoutes,
  ...noteRoutes,
  ...discussionRoutes,
  ...trainRoutes,
]
