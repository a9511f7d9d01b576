import { z } from 'zod'
import { integer, readParams } from '../../http/fields.ts'
import type { Call } from '../../http/route.ts'
import { mayRead } from '../../rights.ts'
import { type Todo, todosOf } from '../../state/attention.ts'
import { type MergeRequest, mergeRequestAnywhere } from '../../state/merge-requests.ts'
import { type Project, projectById } from '../../state/projects.ts'

const ACTIONS = [
  'assigned',
  'mentioned',
  'build_failed',
  'marked',
  'approval_required',
  'unmergeable',
  'directly_addressed',
  'merge_train_removed',
  'member_access_requested',
  'review_requested',
  'review_submitted',
] as const

const filters = z.object({
  action: z.enum(ACTIONS).optional(),
  author_id: integer.optional(),
  project_id: integer.optional(),
  group_id: integer.optional(),
  state: z.enum(['pending', 'done']).default('pending'),
  type: z.string().optional(),
})

/** A todo with what it is about. */
export interface About {
  readonly todo: Todo
  readonly request: MergeRequest
  readonly project: Project
}

/** What the person's list has for the filters of the call; what is pending when there are none. */
export function wantedTodos(call: Call): About[] {
  const { action, author_id, project_id, group_id, state, type } = readParams(filters, call.params)
  return todosAbout(call).filter(
    ({ todo, project }) =>
      todo.state === state &&
      (action === undefined || todo.action_name === action) &&
      (author_id === undefined || todo.author_id === author_id) &&
      (project_id === undefined || project.id === project_id) &&
      (group_id === undefined || project.group_id === group_id) &&
      (type === undefined || type === 'MergeRequest'),
  )
}

/** The person's list, done ones included; what is about something that they may not see any more is not on it. */
export function todosAbout({ world, user }: Call): About[] {
  return todosOf(world.database, user.id).flatMap((todo) => {
    const request = mergeRequestAnywhere(world.database, todo.merge_request_id)
    const project = request && projectById(world.database, request.project_id)
    return project && mayRead(world, user, project, request) ? [{ todo, request, project }] : []
  })
}
