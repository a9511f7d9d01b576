import { z } from 'zod'
import { integers, json, notFound, readParams, text } from '../http/answer.ts'
import { type Call, type ProjectCall, pageOf, pathId, projectRoute, type Route } from '../http/route.ts'
import { columnsOf, type Mode } from '../mode.ts'
import { ISSUES } from '../state/issues.ts'
import {
  directLevel,
  GROUPS,
  PROJECTS,
  type Project,
  settingsOf,
  USERS,
  type User,
} from '../state/projects.ts'
import { branchRoutes } from '../v4/branches.ts'
import { type GroupCall, visibleGroup, visibleGroups } from '../v4/groups.ts'
import { listedIssues } from '../v4/issues.ts'
import { findUser, labelRoute, matchesName, people } from '../v4/people.ts'
import { releaseRoute } from '../v4/routes.ts'
import { todoRoutesOf } from '../v4/todos.ts'
import { LEVEL, levelOf, maySeeIssue, type World } from '../world.ts'
import { deployKeyRoutes } from './deploy-keys/routes.ts'
import { deleteFork, forkProject } from './forks.ts'
import { integrationRoutes } from './integrations/routes.ts'
import {
  attentionRoutes,
  fullIssueEntity,
  mergeRequestAddress,
  mergeRequestEntity,
  todoEntity,
  userSummaryOf,
} from './merge-requests/entity.ts'
import { mergeRequestRoutes } from './merge-requests/read.ts'
import { mergeRequestWriteRoutes } from './merge-requests/write.ts'
import { milestoneRoutes } from './milestones/routes.ts'

const users = z.object({ username: text.optional() })
const members = z.object({ query: text.default('') })
const issues = z.object({
  iid: integers.optional(),
  state: z.enum(['opened', 'closed', 'all']).default('all'),
  milestone: text.optional(),
})

function self({ world, user }: Call) {
  const { email, admin } = user
  return json(200, { ...userSummaryOf(world, user.id), email, is_admin: admin, two_factor_enabled: false })
}

function listUsers(call: Call) {
  const { username } = readParams(users, call.params)
  const found = call.world.database.list(USERS, username === undefined ? {} : { username }, 'id DESC')
  return pageOf(call, found, ({ id }) => userSummaryOf(call.world, id))
}

function viewUser(call: Call) {
  const { id, admin } = findUser(call)
  return json(200, { ...userSummaryOf(call.world, id), bio: null, location: null, is_admin: admin })
}

function listProjects(call: Call) {
  const { world, user } = call
  const all = world.database.list(PROJECTS, {}, 'id DESC')
  const found = all.filter((project) => levelOf(world, user, project) >= LEVEL.guest)
  return pageOf(call, found, (project) => projectEntity(world, project, user))
}

function listMembers(call: ProjectCall) {
  const { query } = readParams(members, call.params)
  const found = people(call, 'members').filter(({ user }) => matchesName(user, query))
  return pageOf(call, found, ({ user, level }) => ({
    ...userSummaryOf(call.world, user.id),
    access_level: level,
  }))
}

function listIssues(call: ProjectCall) {
  const { iid, ...filters } = readParams(issues, call.params)
  const found = listedIssues(call, { ...filters, iids: iid })
  return pageOf(call, found, (issue) => fullIssueEntity(call.world, call.project, issue, call.user.id))
}

function viewIssue(call: ProjectCall) {
  const { world, project, user } = call
  const found = world.database.find(ISSUES, { project_id: project.id, id: pathId(call, 'issue_id') })
  if (!found || !maySeeIssue(world, user, project, found)) throw notFound()
  return json(200, fullIssueEntity(world, project, found, user.id))
}

function listGroups(call: Call) {
  return pageOf(call, visibleGroups(call), groupEntity)
}

function viewGroup(call: Call) {
  const found = visibleGroup(call, call.world.database.find(GROUPS, { id: pathId(call, 'id') }))
  const shown = found.projects.map((project) => projectEntity(call.world, project, call.user))
  return json(200, { ...groupEntity(found), projects: shown, shared_projects: [] })
}

function groupEntity({ world, group }: GroupCall) {
  return { ...columnsOf('v3 group', group), web_url: `${world.url}/groups/${group.path}` }
}

function projectEntity(world: World, project: Project, user: User) {
  const { id, name, path, namespace } = project
  const settings = settingsOf(world.database, id)
  const web_url = `${world.url}/${namespace}/${path}`
  const level = directLevel(world.database, id, user.id)
  return {
    ...columnsOf('v3 project', project),
    ...columnsOf('v3 settings', settings),
    http_url_to_repo: `${web_url}.git`,
    web_url,
    name_with_namespace: `${namespace} / ${name}`,
    path_with_namespace: `${namespace}/${path}`,
    merge_requests_enabled: settings.merge_requests_access_level !== 'disabled',
    namespace: { id: project.group_id, name: namespace, path: namespace, kind: 'group' },
    forked_from_project: project.forked_from_id === null ? undefined : { id: project.forked_from_id },
    permissions: {
      project_access: level < LEVEL.guest ? null : { access_level: level, notification_level: 3 },
      group_access: null,
    },
  }
}

const todoRoutes = todoRoutesOf({
  one: ['DELETE', '/todos/:todo_id'],
  all: ['DELETE', '/todos'],
  finished: 200,
  show: async ({ todo, request, view }) => {
    const target = await mergeRequestEntity(view, request)
    return todoEntity(view, request, todo, { target, target_url: mergeRequestAddress(view, request) })
  },
  // Returns their number.
  finishedAll: (count, effect) => json(200, count, effect),
})

const forkRoute: Route = {
  ...projectRoute('POST', '', (call) =>
    forkProject(call, (fork) => projectEntity(call.world, fork, call.user)),
  ),
  template: '/projects/fork/:id',
}

/** Calls that the servers of that time had beyond the API document. */
const undocumentedRoutes: readonly Route[] = [
  releaseRoute,
  { method: 'GET', template: '/user', handle: self },
  { method: 'GET', template: '/users', handle: listUsers },
  { method: 'GET', template: '/users/:user_id', handle: viewUser },
  { method: 'GET', template: '/groups', handle: listGroups },
  { method: 'GET', template: '/groups/:id', handle: viewGroup },
  ...todoRoutes,
  { method: 'GET', template: '/projects', handle: listProjects },
  projectRoute('GET', '', ({ world, project, user }) => json(200, projectEntity(world, project, user))),
  forkRoute,
  projectRoute('DELETE', '', (call) => deleteFork(call, json(200, true, 'project deleted'))),
  projectRoute('GET', '/members', listMembers),
  ...branchRoutes,
  labelRoute,
  projectRoute('GET', '/issues', listIssues),
  projectRoute('GET', '/issues/:issue_id', viewIssue),
]

/** The calls of the API document. */
export function documentRoutes(mode: Mode): readonly Route[] {
  return [
    ...milestoneRoutes,
    ...deployKeyRoutes,
    ...integrationRoutes,
    ...mergeRequestRoutes(mode),
    ...mergeRequestWriteRoutes,
    ...attentionRoutes,
  ]
}

export function v3Routes(mode: Mode): readonly Route[] {
  return [...documentRoutes(mode), ...undocumentedRoutes]
}
