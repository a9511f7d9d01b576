import { ALREADY_SO, existing, forbidden, json } from '../../http/answer.ts'
import { type ProjectCall, pathId, projectRoute, type Route } from '../../http/route.ts'
import { shownTitle } from '../../merging/after-push.ts'
import { mergeStatus } from '../../merging/merge-checks.ts'
import { columnsOf } from '../../mode.ts'
import { type Issue, MILESTONES, type Milestone } from '../../state/issues.ts'
import { latestVersion, MERGE_REQUESTS, type MergeRequest } from '../../state/merge-requests.ts'
import { type Project, USERS } from '../../state/projects.ts'
import { addTodo, isSubscribed, setSubscribed, type Todo } from '../../state/reviews.ts'
import { mayRead, pagesOf, timestamp, tipsOf, type World } from '../../world.ts'

/** The nine fields of the API document. */
export function milestoneEntity(milestone: Milestone) {
  return columnsOf('v3 milestone', milestone)
}

function milestoneOf({ database }: World, { project_id, milestone_id: id }: Issue | MergeRequest) {
  const milestone = database.find(MILESTONES, { project_id, id })
  return milestone ? milestoneEntity(milestone) : null
}

export function issueEntity(world: World, issue: Issue) {
  return {
    ...columnsOf('v3 issue', issue),
    author: userSummaryOf(world, issue.author_id),
    assignee: userSummaryOf(world, issue.assignee_id),
    milestone: milestoneOf(world, issue),
  }
}

/** An issue with all fields of the servers of that time, as in the milestone's list, which is undocumented. */
export function fullIssueEntity(world: World, project: Project, issue: Issue, viewer: number) {
  return {
    ...issueEntity(world, issue),
    subscribed: issue.author_id === viewer || issue.assignee_id === viewer,
    ...columnsOf('v3 whole issue', issue),
    web_url: `${pagesOf(world, project)}/issues/${issue.iid}`,
  }
}

export function userSummaryOf({ database, url }: World, id: number | null) {
  const user = database.find(USERS, { id })
  return user ? { ...columnsOf('v3 user', user), web_url: `${url}/${user.username}` } : null
}

type View = Pick<ProjectCall, 'world' | 'project' | 'user'>

/** Response of the subscription calls: four fields fewer. */
async function subscriptionEntity(view: View, request: MergeRequest) {
  const { web_url, ...all } = await mergeRequestEntity(view, request)
  const fewer = ['user_notes_count', 'should_remove_source_branch', 'force_remove_source_branch']
  return Object.fromEntries(Object.entries(all).filter(([name]) => !fewer.includes(name)))
}

export function mergeRequestAddress({ world, project }: Omit<View, 'user'>, { iid }: MergeRequest): string {
  return `${pagesOf(world, project)}/merge_requests/${iid}`
}

export async function mergeRequestEntity(view: View, request: MergeRequest) {
  const { world, user } = view
  return {
    ...columnsOf('v3 merge request', request),
    title: shownTitle(world.mode, request),
    author: userSummaryOf(world, request.author_id),
    assignee: userSummaryOf(world, request.assignee_id),
    milestone: milestoneOf(world, request),
    merge_status: await shownMergeStatus(view, request),
    sha: latestVersion(world.database, request.id).head_commit_sha,
    subscribed: isSubscribed(world.database, request, user.id),
    web_url: mergeRequestAddress(view, request),
  }
}

async function shownMergeStatus({ world, project }: View, request: MergeRequest) {
  if (world.mode.mergeStatus === 'last check') return request.merge_status
  return mergeStatus(world, project, request, await tipsOf(world, project, request))
}

/** Finds the merge request that the path names by its global id; refuses with 404, or with 403 if unreadable. */
export function findMergeRequest(call: ProjectCall): MergeRequest {
  const of = { project_id: call.project.id, id: pathId(call, 'merge_request_id') }
  const found = existing(call.world.database.find(MERGE_REQUESTS, of))
  if (!mayRead(call.world, call.user, call.project, found)) throw forbidden()
  return found
}

async function subscribe(call: ProjectCall, subscribed: boolean) {
  const request = findMergeRequest(call)
  if (isSubscribed(call.world.database, request, call.user.id) === subscribed) return ALREADY_SO
  setSubscribed(call.world.database, request.id, call.user.id, subscribed)
  const effect = subscribed ? 'subscribed' : 'unsubscribed'
  return json(subscribed ? 201 : 200, await subscriptionEntity(call, request), effect)
}

async function createTodo(call: ProjectCall) {
  const request = findMergeRequest(call)
  const todo = addTodoOnce(call, request)
  if (!todo) return ALREADY_SO
  const target = await mergeRequestEntity(call, request)
  const body = todoEntity(call, request, todo, { target, target_url: mergeRequestAddress(call, request) })
  return json(call.world.mode.created, body, 'todo created')
}

/** Adds a todo for the person; undefined when there is a pending one, even from an assignment. */
export function addTodoOnce({ world, user }: ProjectCall, request: MergeRequest): Todo | undefined {
  const about = { merge_request_id: request.id, user_id: user.id, author_id: user.id }
  return addTodo(world.database, { ...about, action_name: 'marked', created_at: timestamp(world) })
}

/** A todo as the API shows it; `shown` is its target in this API's form, with its address. */
export function todoEntity(
  { world, project }: Omit<View, 'user'>,
  request: MergeRequest,
  todo: Todo,
  shown: { target: unknown; target_url: string },
) {
  const path = `${project.namespace}/${project.path}`
  const web_url = world.mode.showsMore ? `${world.url}/${path}` : undefined
  return {
    id: todo.id,
    project: {
      id: project.id,
      name: project.name,
      name_with_namespace: `${project.namespace} / ${project.name}`,
      path: project.path,
      path_with_namespace: path,
      http_url_to_repo: web_url && `${web_url}.git`,
      web_url,
    },
    author: userSummaryOf(world, todo.author_id),
    action_name: todo.action_name,
    target_type: 'MergeRequest',
    ...shown,
    body: shownTitle(world.mode, request),
    state: todo.state,
    created_at: todo.created_at,
  }
}

export const attentionRoutes: readonly Route[] = [
  projectRoute('POST', '/merge_requests/:merge_request_id/subscription', (call) => subscribe(call, true)),
  projectRoute('DELETE', '/merge_requests/:merge_request_id/subscription', (call) => subscribe(call, false)),
  projectRoute('POST', '/merge_requests/:merge_request_id/todo', createTodo),
]
