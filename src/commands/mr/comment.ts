import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import { type CommentOutcome, comment } from '../../services/mr/comment.ts'
import { editComment } from '../../services/mr/edit-comment.ts'
import { findMergeRequestView } from '../../services/mr/view.ts'
import { commentReply } from '../../views/mr/comment.ts'
import { mrName } from '../../views/mr/name.ts'
import { defineCommand } from '../define.ts'
import { type FormRequest, mergeRequest, project } from '../fields.ts'

/** `text`: undefined until a form has asked for it. */
type CommentInput = {
  readonly project: number
  readonly mr: number
  readonly text?: string
  readonly answers?: number
}

/** Without a text, opens a form that takes several lines. */
export const mrComment = defineCommand({
  path: ['mr', 'comment'],
  also: ['note', 'reply', 'say'],
  summary: 'Comment on a merge request',
  effect: 'write',
  includes: [],
  unblocks: 'none',
  access: permissions.changes,
  perPerson: true,
  addsAnother: true,
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
      .meta({ also: ['message', 'body', 'm'], long: true, description: 'What to say, in your name' }),
    answers: z
      .int()
      .positive()
      .optional()
      .meta({ kind: 'hidden', description: 'The comment whose discussion it answers' }),
    said: z
      .object({ ts: z.string(), edits: z.boolean() })
      .optional()
      .meta({ kind: 'hidden', description: 'The reply to a card that it is' }),
  }),
  async form(context, input) {
    if (input.text !== undefined) return null
    const found = await findMergeRequestView(context, input)
    if (found.kind !== 'found') return { kind: 'settled', outcome: found }
    return commentForm(input, mrName(found.mr))
  },
  async run(context, { text: typed, ...name }, operation): Promise<CommentOutcome | { kind: 'empty' }> {
    if (typed === undefined) return { kind: 'empty' }
    const write = name.said?.edits ? editComment : comment
    return write(context, { ...name, text: typed }, operation)
  },
  render: commentReply,
  examples: [
    { typed: '!12 Looks good to me', means: { mr: 12, text: 'Looks good to me' } },
    { typed: '!12', means: { mr: 12 } },
  ],
})

function commentForm({ project: id, mr, answers }: CommentInput, name: string): FormRequest<CommentInput> {
  const isAnswer = answers !== undefined
  return {
    kind: 'form',
    yes: isAnswer ? 'Reply' : 'Comment',
    title: isAnswer ? `Reply on !${mr}` : `Comment on !${mr}`,
    about: `${isAnswer ? 'Reply in the discussion on' : 'Comment on'} ${name}. Everybody who can see it reads it there, under your name`,
    inputs: [{ name: 'text', label: 'comment', input: 'long', required: true }],
    input: { project: id, mr, answers },
  }
}
