import { SERVER } from '../../model/server-name.ts'
import type { TodoOutcome } from '../../services/mr/todo.ts'
import { failureReply } from '../failure.ts'
import { privately, type Reply } from '../reply.ts'
import { lines, link, text } from '../rich-text.ts'
import { address, escaped } from '../text.ts'
import { verbButton } from './actions.ts'
import { mrName } from './name.ts'
import { stoppedReply } from './refusal.ts'

/** A todo list is personal, so the answer is private. */
export function todoReply(outcome: TodoOutcome): Reply {
  switch (outcome.kind) {
    case 'added': {
      const name = mrName(outcome.mr)
      const url = address(outcome.url)
      return privately(escaped(`Added ${name} to your to-do list.${url ? ` ${url}` : ''}`), [
        lines([text('Added '), link(outcome.url, name, { bold: true }), text(' to your to-do list.')]),
      ])
    }
    case 'already':
      return privately(escaped(`${mrName(outcome.mr)} is already on your to-do list.`))
    case 'not-known':
      return stoppedReply(
        `I can’t tell whether ${mrName(outcome.mr)} is on your to-do list.`,
        `${SERVER} didn’t answer. Try again: nothing is added twice.`,
        { reason: 'no-answer' },
        [verbButton('Add to-do', 'mr.todo', outcome.mr)],
      )
    default:
      return failureReply(outcome, { tried: 'I couldn’t add it to your to-do list' })
  }
}
