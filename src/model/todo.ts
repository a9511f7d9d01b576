import { z } from 'zod'
import { Id, OptionalId, OptionalText } from './fields.ts'
import { MergeRequest } from './merge-request.ts'
import { UserSummary } from './user.ts'

const TodoProject = z.object({
  id: OptionalId,
  name: OptionalText,
  name_with_namespace: OptionalText,
  path: OptionalText,
  path_with_namespace: OptionalText,
})

/** An entry of the calling person's own todo list. */
export const Todo = z.object({
  id: Id,
  project: TodoProject.nullable().default(null),
  author: UserSummary.nullable().default(null),
  action_name: OptionalText,
  target_type: OptionalText,
  target: MergeRequest.nullable().default(null),
  target_url: OptionalText,
  body: OptionalText,
  state: OptionalText,
  created_at: OptionalText,
  updated_at: OptionalText,
})
export type Todo = z.infer<typeof Todo>
