import { SERVER } from '../../model/server-name.ts'
import type { CommentOutcome } from '../../services/mr/comment.ts'
import { linkButton } from '../button.ts'
import { failureReply, inParts, quickActionReply } from '../failure.ts'
import { privately, type Reply } from '../reply.ts'
import { lines, link, text } from '../rich-text.ts'
import { address, escaped, oneLine } from '../text.ts'
import { mrName } from './name.ts'
import { openButton, stoppedReply } from './refusal.ts'

const TRIED = 'The comment wasn’t written'

/** The comment exists at the forge only, so the reply does not repeat it. */
export function commentReply(outcome: CommentOutcome | { readonly kind: 'empty' }): Reply {
  switch (outcome.kind) {
    case 'commented': {
      const { mr, answered } = outcome
      const name = mrName(mr)
      const url = address(outcome.url)
      const sentence = answered
        ? `Commented on ${name}.`
        : `${SERVER} didn’t answer, and it shows your comment on ${name}.`
      return privately(escaped(`${sentence}${url ? ` ${url}` : ''}`), [
        lines([text(sentence)], [link(url, `!${mr.iid} ${oneLine(mr.title, 200)}`)]),
        ...(url ? [{ type: 'actions' as const, elements: [linkButton('Open comment', url)] }] : []),
      ])
    }
    case 'ran-commands': {
      const { mr, summary } = outcome
      const did = summary.map((words) => oneLine(words, 200)).join(' ')
      return stoppedReply(
        `${SERVER} ran the text as a command and kept no comment on ${mrName(mr)}.`,
        did === '' ? 'It doesn’t say what it did.' : `It says: ${did}`,
        { reason: 'state' },
        openButton(mr),
      )
    }
    case 'quick-action':
      return quickActionReply(outcome, TRIED, 'text')
    case 'empty':
      return inParts(
        {
          what: TRIED,
          why: 'It has no text.',
          next: 'Type the text after the number.',
        },
        { reason: 'input' },
      )
    default:
      return failureReply(outcome, {
        tried: TRIED,
        doubt: (what) => `I can’t tell whether your comment is on ${what}`,
      })
  }
}
