import { z } from 'zod'
import { Integration } from '../model/integration.ts'
import { MergeRequest } from '../model/merge-request.ts'
import { Todo } from '../model/todo.ts'
import { oneSentence } from './errors.ts'

/** A merge request with today’s names; the model has those of the API document. */
export const MergeRequestRecord = z.preprocess(
  (body) =>
    translated(body, (told) => ({
      work_in_progress: told.draft ?? told.work_in_progress,
      merge_when_build_succeeds: told.merge_when_pipeline_succeeds ?? told.merge_when_build_succeeds,
      assignee: told.assignee ?? firstOf(told.assignees),
      merge_user: told.merge_user ?? told.merged_by,
    })),
  MergeRequest,
)

/** An entry of the todo list, whose target has today’s names. */
export const TodoRecord = Todo.extend({ target: MergeRequestRecord.nullable().default(null) })

/** An integration with today’s names. */
export const IntegrationRecord = z.preprocess(
  (body) =>
    translated(body, ({ build_events, job_events }) => ({ build_events: job_events ?? build_events })),
  Integration,
)

/** The result of cancelling an auto-merge; the body of a success is unreliable. */
export const CancelAnswer = z.unknown().transform((body) => {
  const failure = CancelFailure.safeParse(body)
  return { refused: failure.success ? failure.data : null }
})

const NOT_WAITING = 406

const CancelFailure = z
  .object({
    status: z.literal('error'),
    message: z.string().catch(''),
    http_status: z.int().min(400).max(599).catch(NOT_WAITING),
  })
  .transform(({ message, http_status: status }) => ({
    status,
    reason: oneSentence(message) || 'The forge did not cancel it',
  }))

type Fields = Readonly<Record<string, unknown>>

function translated(body: unknown, names: (fields: Fields) => Fields): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const fields: Fields = { ...body }
  return { ...fields, ...names(fields) }
}

function firstOf(list: unknown): unknown {
  return Array.isArray(list) ? list[0] : undefined
}
