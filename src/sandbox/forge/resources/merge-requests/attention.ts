import { ALREADY_SO, json } from '../../http/answer.ts'
import { type ProjectCall, projectRoute, type Route } from '../../http/route.ts'
import { addTodo, hasPendingTodo, isSubscribed, setSubscribed } from '../../state/attention.ts'
import { timestamp } from '../../world.ts'
import { userSummary } from '../people.ts'
import { mergeRequestAddress, mergeRequestEntity, subscriptionEntity } from './entity.ts'
import { findMergeRequest } from './find.ts'

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

/** Any unfinished todo on the merge request counts, also one that came from being assigned. */
async function createTodo(call: ProjectCall) {
  const { world, user, project } = call
  const path = `${project.namespace}/${project.path}`
  const request = findMergeRequest(call)
  if (hasPendingTodo(world.database, request.id, user.id)) return ALREADY_SO
  const who = { mergeRequest: request.id, user: user.id, author: user.id }
  const todo = addTodo(world.database, { ...who, action: 'marked', at: timestamp(world) })
  const body = {
    id: todo.id,
    project: {
      id: project.id,
      name: project.name,
      name_with_namespace: `${project.namespace} / ${project.name}`,
      path: project.path,
      path_with_namespace: path,
      ...(world.mode.showsMore ? addresses(`${world.url}/${path}`) : {}),
    },
    author: userSummary(world, user),
    action_name: todo.action_name,
    target_type: 'MergeRequest',
    target: await mergeRequestEntity(call, request),
    target_url: mergeRequestAddress(call, request),
    body: request.title,
    state: todo.state,
    created_at: todo.created_at,
  }
  return json(world.mode.created, body, 'todo created')
}

function addresses(web: string) {
  return { http_url_to_repo: `${web}.git`, web_url: web }
}

export const attentionRoutes: readonly Route[] = [
  projectRoute('POST', '/merge_requests/:merge_request_id/subscription', subscribe),
  projectRoute('DELETE', '/merge_requests/:merge_request_id/subscription', unsubscribe),
  projectRoute('POST', '/merge_requests/:merge_request_id/todo', createTodo),
]
