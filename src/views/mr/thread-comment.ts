import type { ActionsBlock } from '@slack/types'
import type { MergeRequest } from '../../model/merge-request.ts'
import type { ForgeNote } from '../../model/note.ts'
import { button, overflow } from '../button.ts'
import type { Content } from '../post.ts'
import { small } from '../reply.ts'
import { bold, code, lines, text } from '../rich-text.ts'
import { address, cut, escaped, oneLine, visible } from '../text.ts'
import { SOMEBODY } from './event.ts'

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
      answers(mr, comment),
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

function answers(mr: MergeRequest, { id, resolvable, resolved }: Comment): ActionsBlock {
  const about = { project: mr.project_id, mr: mr.iid }
  const url = address(mr.web_url === null ? null : `${mr.web_url}#note_${id}`)
  const menu = [
    ...(resolvable === true && resolved !== true
      ? [{ label: 'Resolve', press: { verb: 'mr.resolve', input: { ...about, comment: id } } }]
      : []),
    ...(url === null ? [] : [{ label: 'Open comment', url }]),
  ]
  const reply = button('Reply', { verb: 'mr.comment', input: { ...about, answers: id } })
  return { type: 'actions', elements: [reply, ...(menu.length > 0 ? [overflow(menu)] : [])] }
}
