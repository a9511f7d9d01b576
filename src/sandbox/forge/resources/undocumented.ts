import { z } from 'zod'
import { json, notFound, refuse } from '../http/answer.ts'
import { choice, integers, readParams, text } from '../http/fields.ts'
import { pageOf } from '../http/paging.ts'
import { type Call, type ProjectCall, pathId, projectRoute, type Route } from '../http/route.ts'
import { LEVEL, levelOf, maySeeIssue } from '../rights.ts'
import { finishTodo } from '../state/attention.ts'
import { allGroups, type Group, groupById } from '../state/groups.ts'
import { issuesOfProject } from '../state/issues.ts'
import { ownMembers } from '../state/members.ts'
import { settingsOf } from '../state/project-settings.ts'
import { allProjects, directLevel, type Project } from '../state/projects.ts'
import { allUsers, type User, userById } from '../state/users.ts'
import { levelInGroup, seenProjects } from '../v4/groups/route.ts'
import { releaseRoute } from '../v4/instance/routes.ts'
import { listedIssues } from '../v4/issues/listing.ts'
import { type About, todosAbout, wantedTodos } from '../v4/todos/wanted.ts'
import { timestamp, type World } from '../world.ts'
import { fullIssueEntity } from './issue-entity.ts'
import { todoEntity } from './merge-requests/attention.ts'
import { mergeRequestAddress, mergeRequestEntity } from './merge-requests/entity.ts'
import { userSummaryOf } from './people.ts'

const people = z.object({ username: text.optional(), search: text.default('') })
const projects = z.object({ archived: choice.optional(), search: text.default('') })
const members = z.object({ query: text.default('') })
const issues = z.object({
  iid: integers.optional(),
  state: z.enum(['opened', 'closed', 'all']).default('all'),
  labels: text.optional(),
  milestone: text.optional(),
  order_by: z.enum(['created_at', 'updated_at']).default('created_at'),
  sort: z.enum(['asc', 'desc']).default('desc'),
})

function self({ world, user }: Call) {
  const { email, admin } = user
  return json(200, { ...userSummaryOf(world, user.id), email, is_admin: admin, two_factor_enabled: false })
}

function listUsers(call: Call) {
  const { username, search } = readParams(people, call.params)
  const found = allUsers(call.world.database).filter(
    (user) => (username === undefined || user.username === username) && names(user, search),
  )
  return pageOf(call, found, ({ id }) => userSummaryOf(call.world, id))
}

function viewUser({ world, ...call }: Call) {
  const user = userById(world.database, pathId({ world, ...call }, 'user_id'))
  if (!user) throw refuse(404, '404 User Not Found')
  return json(200, { ...userSummaryOf(world, user.id), bio: null, location: null, is_admin: user.admin })
}

function listProjects(call: Call) {
  const { archived, search } = readParams(projects, call.params)
  const { world, user } = call
  const found = allProjects(world.database)
    .filter((project) => levelOf(world, user, project) >= LEVEL.guest)
    .filter(({ id }) => archived === undefined || settingsOf(world.database, id).archived === archived)
    .filter(({ name }) => contains(name, search))
  return pageOf(call, found.toReversed(), (project) => projectEntity(world, project, user))
}

function viewProject({ world, project, user }: ProjectCall) {
  return json(200, projectEntity(world, project, user))
}

function listMembers(call: ProjectCall) {
  const { query } = readParams(members, call.params)
  const found = ownMembers(call.world.database, call.project.id).flatMap(({ user_id, level }) => {
    const user = userById(call.world.database, user_id)
    return user && names(user, query) ? [{ ...userSummaryOf(call.world, user_id), access_level: level }] : []
  })
  return pageOf(call, found)
}

function listIssues(call: ProjectCall) {
  const { iid, ...wanted } = readParams(issues, call.params)
  const found = listedIssues(call, { ...wanted, ...(iid && { iids: iid }) })
  return pageOf(call, found, (issue) => fullIssueEntity(call.world, call.project, issue, call.user.id))
}

/** By its global id, as everything on servers of that time. */
function viewIssue(call: ProjectCall) {
  const { world, project, user } = call
  const id = pathId(call, 'issue_id')
  const found = issuesOfProject(world.database, project.id).find((issue) => issue.id === id)
  if (!found || !maySeeIssue(world, user, project, found)) throw notFound()
  return json(200, fullIssueEntity(world, project, found, user.id))
}

function listTodos(call: Call) {
  return pageOf(call, wantedTodos(call), (about) => shownTodo(call, about))
}

async function finishOne(call: Call) {
  const id = pathId(call, 'todo_id')
  const find = () => todosAbout(call).find(({ todo }) => todo.id === id)
  const before = find()
  if (!before) throw notFound()
  const wasPending = before.todo.state === 'pending'
  if (wasPending) finishTodo(call.world.database, id, timestamp(call.world))
  return json(200, await shownTodo(call, find() ?? before), wasPending ? 'todo done' : undefined)
}

/** Answers how many those were. */
function finishAll(call: Call) {
  const found = wantedTodos(call).filter(({ todo }) => todo.state === 'pending')
  for (const { todo } of found) finishTodo(call.world.database, todo.id, timestamp(call.world))
  return json(200, found.length, found.length > 0 ? 'todos done' : undefined)
}

async function shownTodo({ world, user }: Call, { todo, request, project }: About) {
  const view = { world, user, project }
  const target = await mergeRequestEntity(view, request)
  return todoEntity(view, request, todo, { target, target_url: mergeRequestAddress(view, request) })
}

function listGroups(call: Call) {
  const { search } = readParams(people, call.params)
  const found = allGroups(call.world.database).filter(
    (group) => isSeen(call, group) && contains(group.name, search),
  )
  return pageOf(call, found, (group) => groupEntity(call.world, group))
}

function viewGroup(call: Call) {
  const group = groupById(call.world.database, pathId(call, 'id'))
  if (!group || !isSeen(call, group)) throw refuse(404, '404 Group Not Found')
  const seen = seenProjects(call, group).map((project) => projectEntity(call.world, project, call.user))
  return json(200, { ...groupEntity(call.world, group), projects: seen, shared_projects: [] })
}

function isSeen(call: Call, group: Group): boolean {
  return levelInGroup(call, group) >= LEVEL.guest || seenProjects(call, group).length > 0
}

function groupEntity({ url }: World, { id, name, path }: Group) {
  const described = { description: '', visibility_level: 0, lfs_enabled: true, avatar_url: null }
  return { id, name, path, ...described, web_url: `${url}/groups/${path}`, request_access_enabled: true }
}

function projectEntity(world: World, project: Project, user: User) {
  const { id, name, path, namespace, default_branch, created_at } = project
  const settings = settingsOf(world.database, id)
  const web_url = `${world.url}/${namespace}/${path}`
  const level = directLevel(world.database, id, user.id)
  return {
    id,
    description: null,
    default_branch,
    tag_list: [],
    public: false,
    archived: settings.archived,
    visibility_level: 0,
    http_url_to_repo: `${web_url}.git`,
    web_url,
    name,
    name_with_namespace: `${namespace} / ${name}`,
    path,
    path_with_namespace: `${namespace}/${path}`,
    issues_enabled: true,
    merge_requests_enabled: settings.merge_requests_access_level !== 'disabled',
    builds_enabled: true,
    created_at,
    namespace: { id: project.group_id, name: namespace, path: namespace, kind: 'group' },
    avatar_url: null,
    only_allow_merge_if_build_succeeds: settings.only_allow_merge_if_pipeline_succeeds,
    only_allow_merge_if_all_discussions_are_resolved:
      settings.only_allow_merge_if_all_discussions_are_resolved,
    permissions: {
      project_access: level < LEVEL.guest ? null : { access_level: level, notification_level: 3 },
      group_access: null,
    },
  }
}

function names({ name, username }: User, part: string): boolean {
  return contains(name, part) || contains(username, part)
}

function contains(whole: string, part: string): boolean {
  return whole.toLowerCase().includes(part.toLowerCase())
}

/** What the API document leaves out, and the servers of its time had. */
export const undocumentedRoutes: readonly Route[] = [
  releaseRoute,
  { method: 'GET', template: '/user', handle: self },
  { method: 'GET', template: '/users', handle: listUsers },
  { method: 'GET', template: '/users/:user_id', handle: viewUser },
  { method: 'GET', template: '/groups', handle: listGroups },
  { method: 'GET', template: '/groups/:id', handle: viewGroup },
  { method: 'GET', template: '/todos', handle: listTodos },
  { method: 'DELETE', template: '/todos', handle: finishAll },
  { method: 'DELETE', template: '/todos/:todo_id', handle: finishOne },
  { method: 'GET', template: '/projects', handle: listProjects },
  projectRoute('GET', '', viewProject),
  projectRoute('GET', '/members', listMembers),
  projectRoute('GET', '/issues', listIssues),
  projectRoute('GET', '/issues/:issue_id', viewIssue),
]
