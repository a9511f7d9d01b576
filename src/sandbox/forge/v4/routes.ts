import { z } from 'zod'
import { integer, json, notFound, readParams } from '../http/answer.ts'
import { type Call, type ProjectCall, pathId, projectRoute, type Route, requireLevel } from '../http/route.ts'
import { LEVEL, maySeeIssue } from '../rights.ts'
import { issueByIid } from '../state/issues.ts'
import { saveMember } from '../state/projects.ts'
import { userById } from '../state/users.ts'
import { deployKeyRoutes } from './deploy-keys/routes.ts'
import { integrationRoutes } from './integrations/routes.ts'
import { approvalRoutes } from './merge-requests/approvals.ts'
import { diffRoutes } from './merge-requests/diffs.ts'
import { mergeRoutes, rebaseRoutes } from './merge-requests/merge.ts'
import { mergeRequestReadRoutes } from './merge-requests/read.ts'
import { noteRoutes, subscriptionRoutes } from './merge-requests/subscription.ts'
import { mergeRequestWriteRoutes } from './merge-requests/write.ts'
import { milestoneRoutes } from './milestones/routes.ts'
import { ownUserEntity, projectEntity, userEntityOf, wholeIssueEntity } from './projects/entity.ts'

/** What this forge says of itself where a server names its release. */
const RELEASE = { version: '18.5.0', revision: 'sandbox' } as const

/** The token that the request came with; a token of the sandbox does not end. */
function ownToken({ user: { id }, scope }: Call) {
  const token = { id, name: 'sandbox', revoked: false, scopes: [scope], user_id: id }
  return json(200, { ...token, active: true, expires_at: null })
}

/** Gives somebody another level in a project, by which they can become a guest. */
function changeMember(call: ProjectCall) {
  requireLevel(call, LEVEL.master)
  const { access_level: level } = readParams(z.object({ access_level: integer }), call.params)
  const user = userById(call.world.database, pathId(call, 'user_id'))
  if (!user) throw notFound()
  saveMember(call.world.database, call.project.id, user.id, level)
  return json(200, { ...userEntityOf(call.world, user.id), access_level: level }, 'member changed')
}

/** The issue that the path names by its iid; one that this person may not see does not exist. */
function viewIssue(call: ProjectCall) {
  const { world, project, user } = call
  const found = issueByIid(world.database, project.id, pathId(call, 'issue_iid'))
  if (!found || !maySeeIssue(world, user, project, found)) throw notFound()
  return json(200, wholeIssueEntity(world, project, found, user))
}

export const releaseRoute: Route = { method: 'GET', template: '/version', handle: () => json(200, RELEASE) }

/** Every call that Greenlight makes of today's servers; a resource brings its own lines. */
export const v4Routes: readonly Route[] = [
  releaseRoute,
  { method: 'GET', template: '/personal_access_tokens/self', handle: ownToken },
  { method: 'GET', template: '/user', handle: ({ world, user }) => json(200, ownUserEntity(world, user)) },
  projectRoute('GET', '', ({ world, project, user }: ProjectCall) =>
    json(200, projectEntity(world, project, user)),
  ),
  projectRoute('PUT', '/members/:user_id', changeMember),
  projectRoute('GET', '/issues/:issue_iid', viewIssue),
  ...milestoneRoutes,
  ...mergeRequestReadRoutes,
  ...mergeRequestWriteRoutes,
  ...mergeRoutes,
  ...approvalRoutes,
  ...rebaseRoutes,
  ...subscriptionRoutes,
  ...diffRoutes,
  ...noteRoutes,
  ...deployKeyRoutes,
  ...integrationRoutes,
]
