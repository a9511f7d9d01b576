import { hookRoutes } from '../hooks/routes.ts'
import type { Route } from '../http/route.ts'
import { deployKeyRoutes } from './deploy-keys/routes.ts'
import { groupRoutes } from './groups/routes.ts'
import { instanceRoutes } from './instance/routes.ts'
import { integrationRoutes } from './integrations/routes.ts'
import { issueRoutes } from './issues/routes.ts'
import { mergeRequestRoutes } from './merge-requests/routes.ts'
import { groupMilestoneRoutes } from './milestones/of-group.ts'
import { projectMilestoneRoutes } from './milestones/of-project.ts'
import { projectRoutes } from './projects/routes.ts'
import { todoRoutes } from './todos/routes.ts'
import { userRoutes } from './users/routes.ts'

/** Every call that today's servers have and this forge knows; a resource brings its own lines. */
export const v4Routes: readonly Route[] = [
  ...instanceRoutes,
  ...userRoutes,
  ...projectRoutes,
  ...groupRoutes,
  ...issueRoutes,
  ...todoRoutes,
  ...projectMilestoneRoutes,
  ...groupMilestoneRoutes,
  ...mergeRequestRoutes,
  ...deployKeyRoutes,
  ...integrationRoutes,
  ...hookRoutes,
]
