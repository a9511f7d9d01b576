import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import type { TodoOutcome } from '../../services/mr/todo.ts'
import { addTodo } from '../../services/mr/todo.ts'
import { inParts } from '../../views/failure-parts.ts'
import { privately, type Reply } from '../../views/reply.ts'
import { lines, link, text } from '../../views/rich-text.ts'
import { address, escaped, oneLine } from '../../views/text.ts'
import { defineCommand } from '../define.ts'
import { failureReply } from '../failure.ts'
import { mergeRequest, project } from '../fields.ts'
import { nameOf } from './name.ts'

/** `/mr todo !12` */
export const mrTodo = defineCommand({
  path: ['mr', 'todo'],
  also: ['add-todo'],
  summary: 'Put a merge request on your own todo list at the forge',
  effect: 'write',
  access: permissions.changes,
  personal: true,
  needs: 'account',
  positionals: ['mr'],
  input: z.object({ project, mr: mergeRequest }),
  run: (input, context, operation) => addTodo(context, input, operation),
  render,
  examples: [{ typed: '!12', means: { mr: 12 } }],
})

/** A todo list is personal, so the answer is private. */
function render(outcome: TodoOutcome): Reply {
  switch (outcome.kind) {
    case 'added': {
      const name = nameOf(outcome.mr)
      const url = address(outcome.url)
      return privately(escaped(`${name} is on your todo list now.${url ? ` ${url}` : ''}`), [
        lines([link(outcome.url, name, { bold: true }), text(' is on your todo list at the forge now.')]),
      ])
    }
    case 'already':
      return privately(escaped(`${nameOf(outcome.mr)} was on your todo list already. Nothing was added.`))
    case 'not-known':
      return inParts(
        {
          what: `I do not know whether ${nameOf(outcome.mr)} is on your todo list`,
          why: `The request was sent, and the answer was lost: ${oneLine(outcome.reason, 300)}.`,
          now: 'It may or may not be on it: the forge’s API has no call that reads the list.',
          next: 'Look there, or ask again: what is on it is not added twice.',
        },
        { reason: 'no-answer' },
      )
    default:
      return failureReply(outcome, { tried: 'Nothing was put on your todo list' })
  }
}
