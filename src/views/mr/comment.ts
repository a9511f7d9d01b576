import { SERVER } from '../../model/server-name.ts'
import type { CommentOutcome } from '../../services/mr/comment.ts'
import { linkButton } from '../button.ts'
import { failureReply, inParts, quickActionReply } from '../failure.ts'
import { plain, privately, type Reply } from '../reply.ts'
import { bold, lines, link, text } from '../rich-text.ts'
import { address, escaped, oneLine } from '../text.ts'
import { mrName } from './name.ts'
import { openButton, stoppedReply } from './refusal.ts'

const TRIED = 'The comment wasn’t written'

/** The comment exists at the forge only, so the reply does not repeat it. */
export function commentReply(outcome: CommentOutcome | { readonly kind: 'empty' }): Reply {
  switch (outcome.kind) {
    case 'commented': {
      const { mr, answered, reply } = outcome
      if (reply === 'further') return {}
      const name = mrName(mr)
      const url = address(outcome.url)
      if (reply === 'first') return firstReply(name, url)
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
    case 'comment-edited':
    case 'unchanged':
      return {}
    case 'no-comment':
      return inParts(
        {
          what: 'Your edit stayed in Slack',
          why: `The reply isn’t a comment on ${mrName(outcome.mr)}.`,
          next: 'Write it as a new reply.',
        },
        { reason: 'state' },
      )
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

/** Says once to a person what becomes of what they write in the threads of a channel. */
function firstReply(name: string, url: string | null): Reply {
  const what = `Your replies to cards here become comments on ${SERVER}, in your name.`
  const how = `This one is on ${name}. An edit follows; a comment stays when you delete the reply.`
  return privately(escaped(`${what} ${how}${url ? ` ${url}` : ''}`), [
    lines([bold(what)], [text(how)]),
    ...(url ? [{ type: 'actions' as const, elements: [linkButton('Open comment', url)] }] : []),
  ])
}

/** Outcomes that may be a comment by now, or say themselves that they are none. */
const SAID: ReadonlySet<string> = new Set(['unconfirmed', 'ran-commands', 'no-comment'])
const STAYED = 'This stayed in Slack.'

/** Tells the author of a reply to a card why it is no comment; `outcome`: the kind of what came of it. */
export function stayedInSlack(reply: Reply, outcome: string): Reply {
  const { message } = reply
  if (!message || SAID.has(outcome)) return reply
  const blocks = [...plain(STAYED), ...message.blocks]
  return { ...reply, message: { ...message, text: `${STAYED} ${message.text}`, blocks } }
}
