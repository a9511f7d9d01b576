import { z } from 'zod'
import { type Answer, done, existing, integer, json, type Method, readParams } from '../http/answer.ts'
import { type Call, pageOf, pathId, type Route } from '../http/route.ts'
import { mergeRequestAddress, todoEntity } from '../resources/merge-requests/entity.ts'
import { MERGE_REQUESTS, type MergeRequest } from '../state/merge-requests.ts'
import { PROJECTS } from '../state/projects.ts'
import { TODOS, type Todo } from '../state/reviews.ts'
import { mayRead, timestamp } from '../world.ts'
import { mergeRequestEntity } from './entities.ts'
import type { View } from './listing.ts'

const ACTIONS =
  'assigned,mentioned,build_failed,marked,approval_required,unmergeable,directly_addressed,merge_train_removed,member_access_requested,review_requested,review_submitted'

const filters = z.object({
  action: z.enum(ACTIONS.split(',')).optional(),
  author_id: integer.optional(),
  project_id: integer.optional(),
  group_id: integer.optional(),
  state: z.enum(['pending', 'done']).default('pending'),
  type: z.string().optional(),
})

interface TodoTarget {
  readonly todo: Todo
  readonly request: MergeRequest
  readonly view: View
}

interface TodoDialect {
  readonly one: readonly [method: Method, template: string]
  readonly all: readonly [method: Method, template: string]
  readonly finished: 200 | 201
  readonly show: (about: TodoTarget) => unknown
  readonly finishedAll: (count: number, effect: string | undefined) => Answer
}

export function todoRoutesOf({ one, all, finished, show, finishedAll }: TodoDialect): readonly Route[] {
  const finishOne = async (call: Call) => {
    const id = pathId(call, 'todo_id')
    const find = () => existing(todosAbout(call).find(({ todo }) => todo.id === id))
    const isPending = finish(call, find())
    return json(finished, await show(find()), isPending ? 'todo done' : undefined)
  }
  const finishAll = (call: Call) => {
    const found = filtered(call).filter((about) => finish(call, about))
    return finishedAll(found.length, found.length > 0 ? 'todos done' : undefined)
  }
  return [
    { method: 'GET', template: '/todos', handle: (call) => pageOf(call, filtered(call), show) },
    { method: one[0], template: one[1], handle: finishOne },
    { method: all[0], template: all[1], handle: finishAll },
  ]
}

function finish({ world }: Call, { todo }: TodoTarget): boolean {
  if (todo.state === 'pending')
    world.database.update('todos', todo.id, { state: 'done', updated_at: timestamp(world) })
  return todo.state === 'pending'
}

function filtered(call: Call): TodoTarget[] {
  const { action, author_id, project_id, group_id, state, type } = readParams(filters, call.params)
  return todosAbout(call).filter(
    ({ todo, view: { project } }) =>
      todo.state === state &&
      (action === undefined || todo.action_name === action) &&
      (author_id === undefined || todo.author_id === author_id) &&
      (project_id === undefined || project.id === project_id) &&
      (group_id === undefined || project.group_id === group_id) &&
      (type === undefined || type === 'MergeRequest'),
  )
}

/** Lists the person's todos, completed ones included, without those whose target they may no longer see. */
function todosAbout({ world, user }: Call): TodoTarget[] {
  return world.database.list(TODOS, { user_id: user.id }, 'id DESC').flatMap((todo) => {
    const request = world.database.find(MERGE_REQUESTS, { id: todo.merge_request_id })
    const project = request && world.database.find(PROJECTS, { id: request.project_id })
    const isVisible = project && mayRead(world, user, project, request)
    return isVisible ? [{ todo, request, view: { world, user, project } }] : []
  })
}

export async function wholeTodoEntity(view: View, request: MergeRequest, todo: Todo) {
  const target = await mergeRequestEntity(view, request)
  const shown = { target, target_url: mergeRequestAddress(view, request) }
  return { ...todoEntity(view, request, todo, shown), updated_at: todo.updated_at }
}

export const todoRoutes = todoRoutesOf({
  one: ['POST', '/todos/:todo_id/mark_as_done'],
  all: ['POST', '/todos/mark_as_done'],
  finished: 201,
  show: ({ todo, request, view }) => wholeTodoEntity(view, request, todo),
  finishedAll: (_count, effect) => done(effect),
})
