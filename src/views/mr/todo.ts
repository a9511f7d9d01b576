import type { TodoOutcome } from '../../services/mr/todo.ts'
import { failureReply, inParts } from '../failure.ts'
import { privately, type Reply } from '../reply.ts'
import { lines, link, text } from '../rich-text.ts'
import { address, escaped, oneLine } from '../text.ts'
import { mrName } from './name.ts'

/** A todo list is personal, so the answer is private. */
export function todoReply(outcome: TodoOutcome): Reply {
  switch (outcome.kind) {
    case 'added': {
      const name = mrName(outcome.mr)
      const url = address(outcome.url)
      return privately(escaped(`${name} is on your todo list now.${url ? ` ${url}` : ''}`), [
        lines([link(outcome.url, name, { bold: true }), text(' is on your todo list at the forge now.')]),
      ])
    }
    case 'already':
      return privately(escaped(`${mrName(outcome.mr)} was on your todo list already. Nothing was added.`))
    case 'not-known':
      return inParts(
        {
          what: `I do not know whether ${mrName(outcome.mr)} is on your todo list`,
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
