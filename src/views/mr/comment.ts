import type { MergeRequest } from '../../model/merge-request.ts'
import type { ForgeNote } from '../../model/note.ts'
import { SERVER } from '../../model/server-name.ts'
import type { CommentOutcome } from '../../services/mr/comment.ts'
import type { ResolveOutcome } from '../../services/mr/resolve.ts'
import { button, linkButton, overflow } from '../button.ts'
import { failureReply, inParts, quickActionReply } from '../failure.ts'
import type { Content } from '../post.ts'
import { actions, type Blocks, plain, privately, type Reply, small } from '../reply.ts'
import { bold, code, lines, link, text } from '../rich-text.ts'
import { address, cut, escaped, oneLine, visible } from '../text.ts'
import { openButton } from './actions.ts'
import { SOMEBODY } from './event.ts'
import { mrName } from './name.ts'
import { stoppedReply } from './refusal.ts'

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
        ...(url ? actions([linkButton('Open comment', url)]) : []),
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
      return inParts('state', {
        what: 'Your edit stayed in Slack',
        why: `The reply isn’t a comment on ${mrName(outcome.mr)}.`,
        next: 'Write it as a new reply.',
      })
    case 'quick-action':
      return quickActionReply(outcome, TRIED, 'text')
    case 'empty':
      return inParts('input', {
        what: TRIED,
        why: 'It has no text.',
        next: 'Type the text after the number.',
      })
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
    ...(url ? actions([linkButton('Open comment', url)]) : []),
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

type Comment = Pick<ForgeNote, 'id' | 'body' | 'author' | 'position' | 'resolvable' | 'resolved'>

/**
 * A comment in the thread of a card, with who and where. `whole`: people answer it here, so that all of it is shown;
 * else its first line.
 */
export function commentMessage(mr: MergeRequest, comment: Comment, whole: boolean): Content {
  const { author, body } = comment
  const who = oneLine(author?.name ?? SOMEBODY, 80)
  const where = placeOf(comment)
  const [first = ''] = body.trim().split('\n')
  const line = `${who} commented${where && ` on ${where}`}: “${oneLine(first, 200)}”`
  const state = comment.resolved === true ? ' Resolved.' : ''
  const words = `!${mr.iid}: ${escaped(line)}${state}`
  if (!whole) return { text: words, blocks: [lines([text(line)])] }
  const place = where === '' ? [] : [text(' on '), code(where)]
  return {
    text: words,
    blocks: [
      lines([bold(who), text(' commented'), ...place, text(':')], [text(cut(visible(body.trim()), 2000))]),
      ...(comment.resolved === true ? [small('Resolved')] : []),
      ...answers(mr, comment),
    ],
  }
}

/** `app.ts:4`; empty for a comment on the whole. */
function placeOf({ position }: Comment): string {
  const path = position?.new_path ?? position?.old_path
  if (!position || !path) return ''
  const line = position.new_line ?? position.old_line
  return oneLine(line ? `${path}:${line}` : path, 200)
}

function answers(mr: MergeRequest, { id, resolvable, resolved }: Comment): Blocks {
  const about = { project: mr.project_id, mr: mr.iid }
  const url = address(mr.web_url === null ? null : `${mr.web_url}#note_${id}`)
  const menu = [
    ...(resolvable === true && resolved !== true
      ? [{ label: 'Resolve', press: { verb: 'mr.resolve', input: { ...about, comment: id } } }]
      : []),
    ...(url === null ? [] : [{ label: 'Open comment', url }]),
  ]
  const reply = button('Reply', { verb: 'mr.comment', input: { ...about, answers: id } })
  return actions([reply, ...(menu.length > 0 ? [overflow(menu)] : [])])
}

/** The comment, in whose message Resolve was pressed, says that it is resolved. */
export function resolveReply(outcome: ResolveOutcome): Reply {
  switch (outcome.kind) {
    case 'resolved':
    case 'unchanged': {
      const { kind, mr, note } = outcome
      if (note.internal === true) return privately(escaped(`Resolved a discussion of ${mrName(mr)}.`))
      const message = commentMessage(mr, note, true)
      if (kind === 'resolved') return { message: { to: 'channel', renews: true, ...message } }
      return privately(escaped(`That discussion of ${mrName(mr)} is resolved already.`))
    }
    case 'unresolvable':
      return privately(escaped(`That comment on ${mrName(outcome.mr)} starts no discussion to resolve.`))
    default:
      return failureReply(outcome, {
        tried: 'The discussion wasn’t resolved',
        doubt: (what) => `I can’t tell whether the discussion on ${what} is resolved`,
      })
  }
}
