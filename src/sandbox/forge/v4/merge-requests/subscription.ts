import { ALREADY_SO, json } from '../../http/answer.ts'
import { type ProjectCall, projectRoute, type Route } from '../../http/route.ts'
import { markTodo, todoEntity } from '../../resources/merge-requests/attention.ts'
import { setSubscribed } from '../../state/reviews.ts'
import { isSubscribed, mergeRequestAddress, mergeRequestEntity } from './entity.ts'
import { findMergeRequest, ONE } from './write.ts'

async function subscribe(call: ProjectCall, wanted: boolean) {
  const { database } = call.world
  const request = findMergeRequest(call)
  if (isSubscribed(database, request, call.user.id) === wanted) return ALREADY_SO
  setSubscribed(database, request.id, call.user.id, wanted)
  return json(201, await mergeRequestEntity(call, request), wanted ? 'subscribed' : 'unsubscribed')
}

async function createTodo(call: ProjectCall) {
  const request = findMergeRequest(call)
  const todo = markTodo(call, request)
  if (!todo) return ALREADY_SO
  const target = await mergeRequestEntity(call, request)
  const shown = todoEntity(call, request, todo, { target, target_url: mergeRequestAddress(call, request) })
  return json(201, { ...shown, updated_at: todo.created_at }, 'todo created')
}

export const subscriptionRoutes: readonly Route[] = [
  projectRoute('POST', `${ONE}/subscribe`, (call) => subscribe(call, true)),
  projectRoute('POST', `${ONE}/unsubscribe`, (call) => subscribe(call, false)),
  projectRoute('POST', `${ONE}/todo`, createTodo),
]
