import { ALREADY_SO, json } from '../../http/answer.ts'
import { type ProjectCall, projectRoute, type Route } from '../../http/route.ts'
import { shownTitle } from '../../merging/after-push.ts'
import type { MergeRequest } from '../../state/merge-requests.ts'
import { addTodo, hasPendingTodo, isSubscribed, setSubscribed, type Todo } from '../../state/reviews.ts'
import { timestamp } from '../../world.ts'
import { userSummaryOf } from '../entities.ts'
import { findMergeRequest, mergeRequestAddress, mergeRequestEntity, subscriptionEntity } from './entity.ts'

async function subscribe(call: ProjectCall) {
  const request = findMergeRequest(call)
  if (isSubscribed(call.world.database, request, call.user.id)) return ALREADY_SO
  setSubscribed(call.world.database, request.id, call.user.id, true)
  return json(201, await subscriptionEntity(call, request), 'subscribed')
}

async function unsubscribe(call: ProjectCall) {
  const request = findMergeRequest(call)
  if (!isSubscribed(call.world.database, request, call.user.id)) return ALREADY_SO
  setSubscribed(call.world.database, request.id, call.user.id, false)
  return json(200, await subscriptionEntity(call, request), 'unsubscribed')
}

async function createTodo(call: ProjectCall) {
  const request = findMergeRequest(call)
  const todo = markTodo(call, request)
  if (!todo) return ALREADY_SO
  const target = await mergeRequestEntity(call, request)
  const body = todoEntity(call, request, todo, { target, target_url: mergeRequestAddress(call, request) })
  return json(call.world.mode.created, body, 'todo created')
}

/**
 * Puts it on the person's own list; undefined when it is there. Any unfinished todo on the merge request counts, also
 * one that came from being assigned.
 */
export function markTodo({ world, user }: ProjectCall, request: MergeRequest): Todo | undefined {
  if (hasPendingTodo(world.database, request.id, user.id)) return undefined
  const who = { mergeRequest: request.id, user: user.id, author: user.id }
  return addTodo(world.database, { ...who, action: 'marked', at: timestamp(world) })
}

/** A todo as the API shows it; `shown` is how this API shows what it is about, and where. */
export function todoEntity(
  { world, project }: Pick<ProjectCall, 'world' | 'project'>,
  request: MergeRequest,
  todo: Todo,
  shown: { target: unknown; target_url: string },
) {
  const path = `${project.namespace}/${project.path}`
  return {
    id: todo.id,
    project: {
      id: project.id,
      name: project.name,
      name_with_namespace: `${project.namespace} / ${project.name}`,
      path: project.path,
      path_with_namespace: path,
      ...(world.mode.showsMore ? addresses(`${world.url}/${path}`) : {}),
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

function addresses(web: string) {
  return { http_url_to_repo: `${web}.git`, web_url: web }
}

export const attentionRoutes: readonly Route[] = [
  projectRoute('POST', '/merge_requests/:merge_request_id/subscription', subscribe),
  projectRoute('DELETE', '/merge_requests/:merge_request_id/subscription', unsubscribe),
  projectRoute('POST', '/merge_requests/:merge_request_id/todo', createTodo),
]
