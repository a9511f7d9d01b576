import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import type { CommentOutcome } from '../../services/mr/comment.ts'
import { comment } from '../../services/mr/comment.ts'
import { findMergeRequestView } from '../../services/mr/view.ts'
import { linkButton } from '../../views/button.ts'
import { inParts, NOTHING_CHANGED } from '../../views/failure-parts.ts'
import { privately, type Reply } from '../../views/reply.ts'
import { lines, link, text } from '../../views/rich-text.ts'
import { address, escaped, oneLine } from '../../views/text.ts'
import { defineCommand } from '../define.ts'
import { failureReply } from '../failure.ts'
import { mergeRequest, project } from '../fields.ts'
import type { FormRequest } from '../form-request.ts'
import { quickActionReply } from '../quick-action.ts'
import { nameOf } from './name.ts'

/** `text`: undefined until a form has asked for it. */
type Asked = { readonly project: number; readonly mr: number; readonly text?: string | undefined }

/** `/mr comment !12 Looks good to me`: without a text, opens a form that takes several lines. */
export const mrComment = defineCommand({
  path: ['mr', 'comment'],
  also: ['note'],
  summary: 'Comment on a merge request; without a text a form asks',
  effect: 'write',
  access: permissions.changes,
  perPerson: true,
  needs: 'account',
  requires: 'notes',
  elsewhere: 'Comments are written in the browser.',
  positionals: ['mr', 'text'],
  input: z.object({
    project,
    mr: mergeRequest,
    text: z
      .string()
      .trim()
      .min(1, 'must not be empty')
      .max(50_000, 'must be 50000 characters or less')
      .optional()
      .meta({ long: true, description: 'What to say, in your name' }),
  }),
  async form(input, context) {
    if (input.text !== undefined) return null
    const found = await findMergeRequestView(context, input)
    if (found.kind !== 'found') return { kind: 'settled', outcome: found }
    return commentForm(input, nameOf(found.mr))
  },
  async run({ text: typed, ...name }, context, operation): Promise<CommentOutcome | { kind: 'empty' }> {
    return typed === undefined ? { kind: 'empty' } : comment(context, { ...name, text: typed }, operation)
  },
  render,
  examples: [
    { typed: '!12 Looks good to me', means: { mr: 12, text: 'Looks good to me' } },
    { typed: '!12', means: { mr: 12 } },
  ],
})

function commentForm({ project: id, mr }: Asked, name: string): FormRequest<Asked> {
  return {
    kind: 'form',
    yes: 'Comment',
    title: `Comment on !${mr}`,
    about: `Comment on ${name}. Everybody who can see it reads it there, under your name`,
    inputs: [{ name: 'text', label: 'comment', input: 'long', required: true }],
    input: { project: id, mr },
  }
}

const TRIED = 'The comment was not written'

/** The comment exists at the forge only, so the reply does not repeat it. */
function render(outcome: CommentOutcome | { readonly kind: 'empty' }): Reply {
  switch (outcome.kind) {
    case 'commented': {
      const { mr, answered } = outcome
      const name = nameOf(mr)
      const url = address(outcome.url)
      const said = answered
        ? `Your comment is on ${name} now.`
        : `The answer was lost, and the forge shows your comment on ${name}.`
      return privately(escaped(`${said}${url ? ` ${url}` : ''}`), [
        lines([text(said)], [link(url, `!${mr.iid} ${oneLine(mr.title, 200)}`)]),
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
