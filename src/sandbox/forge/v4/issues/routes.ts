import { json, notFound } from '../../http/answer.ts'
import { type ProjectCall, pathId, projectRoute, type Route } from '../../http/route.ts'
import { maySeeIssue } from '../../rights.ts'
import { issueByIid } from '../../state/issues.ts'
import { wholeIssueEntity } from './entity.ts'

/** The issue that the path names by its iid; one that this person may not see does not exist. */
function view(call: ProjectCall) {
  const { world, project, user } = call
  const found = issueByIid(world.database, project.id, pathId(call, 'issue_iid'))
  if (!found || !maySeeIssue(world, user, project, found)) throw notFound()
  return json(200, wholeIssueEntity(world, project, found, user))
}

export const issueRoutes: readonly Route[] = [projectRoute('GET', '/issues/:issue_iid', view)]
