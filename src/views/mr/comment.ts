import type { CommentOutcome } from '../../services/mr/comment.ts'
import { linkButton } from '../button.ts'
import { failureReply, inParts, NOTHING_CHANGED, quickActionReply } from '../failure.ts'
import { privately, type Reply } from '../reply.ts'
import { lines, link, text } from '../rich-text.ts'
import { address, escaped, oneLine } from '../text.ts'
import { mrName } from './name.ts'

const TRIED = 'The comment was not written'

/** The comment exists at the forge only, so the reply does not repeat it. */
export function commentReply(outcome: CommentOutcome | { readonly kind: 'empty' }): Reply {
  switch (outcome.kind) {
    case 'commented': {
      const { mr, answered } = outcome
      const name = mrName(mr)
      const url = address(outcome.url)
      const sentence = answered
        ? `Your comment is on ${name} now.`
        : `The answer was lost, and the forge shows your comment on ${name}.`
      return privately(escaped(`${sentence}${url ? ` ${url}` : ''}`), [
        lines([text(sentence)], [link(url, `!${mr.iid} ${oneLine(mr.title, 200)}`)]),
        ...(url ? [{ type: 'actions' as const, elements: [linkButton('Open', url)] }] : []),
      ])
    }
    case 'quick-action':
      return quickActionReply(outcome, TRIED, 'text')
    case 'empty':
      return inParts(
        {
          what: TRIED,
          why: 'It has no text.',
          now: NOTHING_CHANGED,
          next: 'Type the text after the number.',
        },
        { reason: 'input' },
      )
    default:
      return failureReply(outcome, {
        tried: TRIED,
        doubt: (what) => `I do not know whether your comment is on ${what}`,
      })
  }
}
