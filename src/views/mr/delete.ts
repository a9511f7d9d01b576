import type { Invocation } from '../../model/invocation.ts'
import { isOpen, type MergeRequest, projectPath } from '../../model/merge-request.ts'
import { SERVER } from '../../model/server-name.ts'
import type { DeleteOutcome } from '../../services/mr/delete.ts'
import { failureReply } from '../failure.ts'
import type { Reply } from '../reply.ts'
import { bold, code, lines, text } from '../rich-text.ts'
import { escaped, oneLine } from '../text.ts'
import { checkButton, openButton, verbButton } from './actions.ts'
import { deletedCard } from './card.ts'
import { mrName, sourceBranch, sourceName } from './name.ts'
import { stoppedReply, stoppedWithCard } from './refusal.ts'
import { statusWords } from './state.ts'

const RULES = 'It’s removed for everyone, and that can’t be undone. Only owners can do this.'

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
        : { words: `${SERVER} no longer shows it.` }
      return { card: deletedCard(outcome.mr, { now, note }) }
    }
    case 'may-not-delete': {
      const { mr } = outcome
      const instead = isOpen(mr) ? [verbButton('Close instead', 'mr.close', mr)] : []
      return stoppedReply(
        `You can’t delete ${mrName(mr)}.`,
        'Only owners of the project can.',
        { reason: 'right' },
        instead,
      )
    }
    case 'still-there': {
      const { mr } = outcome
      const stopped = {
        headline: `I can’t tell whether ${mrName(mr)} gets deleted.`,
        help: `${SERVER} still shows it.`,
        buttons: [checkButton(mr), ...openButton(mr)],
      }
      return stoppedWithCard({ mr, commits: null, files: null }, now, stopped, 'no-answer')
    }
    default:
      return failureReply(outcome, {
        tried: 'It wasn’t deleted',
        doubt: (what) => `I can’t tell whether ${what} was deleted`,
      })
  }
}

export function mrDeleteQuestion(mr: MergeRequest) {
  const question = `Delete ${mrName(mr)}?`
  return {
    phrase: phraseOf(mr),
    text: escaped(`${question} ${sourceName(mr)} into ${oneLine(mr.target_branch, 200)}. ${RULES}`),
    blocks: [
      lines(
        [bold(question)],
        [text(oneLine(mr.title, 200))],
        [...sourceBranch(mr), text(' into '), code(oneLine(mr.target_branch, 200))],
        [text(`${oneLine(statusWords(mr), 200)}.`)],
        [text(RULES)],
        isOpen(mr) ? [text('Closing it keeps it.')] : [],
      ),
    ],
  }
}
