import type { Invocation } from '../../model/invocation.ts'
import { isOpen, type MergeRequest, projectPath } from '../../model/merge-request.ts'
import type { DeleteOutcome } from '../../services/mr/delete.ts'
import { failureReply, inParts } from '../failure.ts'
import type { Reply } from '../reply.ts'
import { bold, code, lines, text } from '../rich-text.ts'
import { escaped, oneLine } from '../text.ts'
import { deletedCard, mergeRequestCard } from './card.ts'
import { mrName, typedName } from './name.ts'
import { statusWords } from './status.ts'

const RULES =
  'Only admins and owners of the project may. The forge shows it no more and keeps its number, and it cannot be brought back from here.'

/** `acme/web!12`; `!12` while the path is unknown. */
function phraseOf(mr: MergeRequest): string {
  const { iid } = mr
  const path = projectPath(mr)
  return path !== null && path.length <= 100 && /^[\w./-]+$/.test(path) ? `${path}!${iid}` : `!${iid}`
}

export function deleteReply(outcome: DeleteOutcome, { user, now }: Invocation): Reply {
  switch (outcome.kind) {
    case 'deleted': {
      const note = outcome.answered
        ? { by: user, words: 'deleted it.' }
        : { words: 'The forge does not show it any more.' }
      return { card: deletedCard(outcome.mr, { now, note }) }
    }
    case 'may-not-delete': {
      const otherwise = isOpen(outcome.mr) ? `, or close it with /mr close ${typedName(outcome.mr)}` : ''
      return inParts(
        {
          what: `${mrName(outcome.mr)} was not deleted`,
          why: 'The forge refused. Only admins and owners of the project may delete one.',
          now: 'It is still there.',
          next: `Ask one of them${otherwise}.`,
        },
        { reason: 'right' },
      )
    }
    case 'still-there': {
      const reply = inParts(
        {
          what: `I do not know whether ${mrName(outcome.mr)} gets deleted`,
          why: 'The forge took the call to delete it.',
          now: 'It still shows it.',
          next: 'Look there before you try again.',
        },
        { reason: 'no-answer' },
      )
      const view = { mr: outcome.mr, commits: null, files: null }
      return { ...reply, card: mergeRequestCard(view, { now, post: false }) }
    }
    default:
      return failureReply(outcome, {
        tried: 'The merge request was not deleted',
        doubt: (what) => `I do not know whether ${what} was deleted`,
      })
  }
}

/** The question before a merge request is deleted, and the phrase to type. */
export function mrDeleteQuestion(mr: MergeRequest) {
  const question = `Delete ${mrName(mr)}?`
  return {
    phrase: phraseOf(mr),
    text: escaped(`${question} ${RULES}`),
    blocks: [
      lines(
        [bold(question)],
        [text(oneLine(mr.title, 200))],
        [code(oneLine(mr.source_branch, 200)), text(' into '), code(oneLine(mr.target_branch, 200))],
        [text(`${oneLine(statusWords(mr), 200)}.`)],
        [text(RULES)],
        isOpen(mr) ? [text('Closing it with /mr close keeps it.')] : [],
      ),
    ],
  }
}
