import { hookRoutes } from '../hooks/routes.ts'
import { json } from '../http/answer.ts'
import { type Call, projectRoute, type Route } from '../http/route.ts'
import { deleteFork, forkProject } from '../resources/forks.ts'
import { isEnterprise } from '../world.ts'
import { branchRoutes, commitRoute, protectedBranchRoutes } from './branches.ts'
import { deployKeyRoutes } from './deploy-keys.ts'
import { projectEntity } from './entities.ts'
import { groupRoutes } from './groups.ts'
import { integrationRoutes } from './integrations.ts'
import { issueRoutes } from './issues.ts'
import { approvalRoutes } from './merge-requests/approvals.ts'
import { diffRoutes } from './merge-requests/diffs.ts'
import { mergeRoutes } from './merge-requests/merge.ts'
import { noteRoutes } from './merge-requests/notes.ts'
import { mergeRequestReadRoutes } from './merge-requests/read.ts'
import { mergeRequestWriteRoutes } from './merge-requests/write.ts'
import { milestoneRoutes } from './milestones.ts'
import { labelRoute, peopleRoutes } from './people.ts'
import { pipelineRoutes } from './pipelines.ts'
import { todoRoutes } from './todos.ts'

function release({ world }: Call) {
  return { version: world.release().replace('-ce', ''), revision: 'sandbox' }
}

/** The token of the request; tokens of the sandbox do not expire. */
function ownToken({ user: { id }, scope }: Call) {
  const token = { id, name: 'sandbox', revoked: false, scopes: [scope], user_id: id }
  return json(200, { ...token, active: true, expires_at: null })
}

export const releaseRoute: Route = {
  method: 'GET',
  template: '/version',
  handle: (call) => json(200, release(call)),
}

export const v4Routes: readonly Route[] = [
  releaseRoute,
  {
    method: 'GET',
    template: '/metadata',
    handle: (call) => json(200, { ...release(call), enterprise: isEnterprise(call.world) }),
  },
  { method: 'GET', template: '/personal_access_tokens/self', handle: ownToken },
  projectRoute('GET', '', (call) => json(200, projectEntity(call))),
  projectRoute('POST', '/fork', (call) =>
    forkProject(call, (project) => projectEntity({ ...call, project })),
  ),
  projectRoute('DELETE', '', (call) =>
    deleteFork(call, json(202, { message: '202 Accepted' }, 'project deleted')),
  ),
  ...peopleRoutes,
  ...branchRoutes,
  commitRoute,
  ...protectedBranchRoutes,
  labelRoute,
  ...pipelineRoutes,
  ...groupRoutes,
  ...issueRoutes,
  ...todoRoutes,
  ...milestoneRoutes,
  ...mergeRequestReadRoutes,
  ...mergeRequestWriteRoutes,
  ...mergeRoutes,
  ...approvalRoutes,
  ...diffRoutes,
  ...noteRoutes,
  ...deployKeyRoutes,
  ...integrationRoutes,
  ...hookRoutes,
]
