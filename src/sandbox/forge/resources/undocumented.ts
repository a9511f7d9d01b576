import { columnsOf } from '../columns.ts'
import { json, notFound } from '../http/answer.ts'
import { type Call, type ProjectCall, pathId, projectRoute, type Route } from '../http/route.ts'
import { LEVEL, maySeeIssue } from '../rights.ts'
import { issuesOfProject } from '../state/issues.ts'
import { directLevel, settingsOf } from '../state/projects.ts'
import { releaseRoute } from '../v4/routes.ts'
import { fullIssueEntity, userSummaryOf } from './entities.ts'

function self({ world, user }: Call) {
  const { email, admin } = user
  return json(200, { ...userSummaryOf(world, user.id), email, is_admin: admin, two_factor_enabled: false })
}

/** By its global id, as everything on servers of that time. */
function viewIssue(call: ProjectCall) {
  const { world, project, user } = call
  const id = pathId(call, 'issue_id')
  const found = issuesOfProject(world.database, project.id).find((issue) => issue.id === id)
  if (!found || !maySeeIssue(world, user, project, found)) throw notFound()
  return json(200, fullIssueEntity(world, project, found, user.id))
}

function viewProject({ world, project, user }: ProjectCall) {
  const { id, name, path, namespace } = project
  const settings = settingsOf(world.database, id)
  const web_url = `${world.url}/${namespace}/${path}`
  const level = directLevel(world.database, id, user.id)
  return json(200, {
    ...columnsOf('v3 project', project),
    ...columnsOf('v3 settings', settings),
    http_url_to_repo: `${web_url}.git`,
    web_url,
    name_with_namespace: `${namespace} / ${name}`,
    path_with_namespace: `${namespace}/${path}`,
    merge_requests_enabled: settings.merge_requests_access_level !== 'disabled',
    namespace: { id: project.group_id, name: namespace, path: namespace, kind: 'group' },
    permissions: {
      project_access: level < LEVEL.guest ? null : { access_level: level, notification_level: 3 },
      group_access: null,
    },
  })
}

/** What the API document leaves out, the servers of its time had, and Greenlight asks for. */
export const undocumentedRoutes: readonly Route[] = [
  releaseRoute,
  { method: 'GET', template: '/user', handle: self },
  projectRoute('GET', '', viewProject),
  projectRoute('GET', '/issues/:issue_id', viewIssue),
]
