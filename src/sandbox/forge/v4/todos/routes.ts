import { done, json, notFound } from '../../http/answer.ts'
import { pageOf } from '../../http/paging.ts'
import { type Call, pathId, type Route } from '../../http/route.ts'
import { todoEntity } from '../../resources/merge-requests/attention.ts'
import { finishTodo } from '../../state/attention.ts'
import { timestamp } from '../../world.ts'
import { mergeRequestAddress, mergeRequestEntity } from '../merge-requests/entity.ts'
import { type About, todosAbout, wantedTodos } from './wanted.ts'

/** Those of the person who asks, newest first. */
function list(call: Call) {
  return pageOf(call, wantedTodos(call), (about) => shown(call, about))
}

async function markDone(call: Call) {
  const id = pathId(call, 'todo_id')
  const find = () => todosAbout(call).find(({ todo }) => todo.id === id)
  const before = find()
  if (!before) throw notFound()
  const wasPending = before.todo.state === 'pending'
  if (wasPending) finishTodo(call.world.database, id, timestamp(call.world))
  const after = find() ?? before
  return json(201, await shown(call, after), wasPending ? 'todo done' : undefined)
}

/** All that the filters find, which is all that is pending when there are none. */
function markAllDone(call: Call) {
  const found = wantedTodos(call).filter(({ todo }) => todo.state === 'pending')
  for (const { todo } of found) finishTodo(call.world.database, todo.id, timestamp(call.world))
  return done(found.length > 0 ? 'todos done' : undefined)
}

async function shown({ world, user }: Call, { todo, request, project }: About) {
  const view = { world, user, project }
  const target = await mergeRequestEntity(view, request)
  const entity = todoEntity(view, request, todo, { target, target_url: mergeRequestAddress(view, request) })
  return { ...entity, updated_at: todo.updated_at }
}

export const todoRoutes: readonly Route[] = [
  { method: 'GET', template: '/todos', handle: list },
  { method: 'POST', template: '/todos/:todo_id/mark_as_done', handle: markDone },
  { method: 'POST', template: '/todos/mark_as_done', handle: markAllDone },
]
