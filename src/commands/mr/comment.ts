import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import { comment, editComment } from '../../services/mr/comment.ts'
import { findMergeRequestView } from '../../services/mr/view.ts'
import { commentReply } from '../../views/mr/comment.ts'
import { mrName } from '../../views/mr/name.ts'
import { defineCommand, noOtherEffect } from '../define.ts'
import { mergeRequest, project, textUpTo } from '../fields.ts'

/** Without a text, opens a form that takes several lines. */
export const mrComment = defineCommand({
  path: ['mr', 'comment'],
  also: ['note', 'reply', 'say'],
  summary: 'Comment on a merge request',
  effect: 'write',
  ...noOtherEffect,
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
    text: textUpTo(50_000)
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
    const { mr, answers } = input
    const isAnswer = answers !== undefined
    return {
      kind: 'form',
      yes: isAnswer ? 'Reply' : 'Comment',
      title: isAnswer ? `Reply on !${mr}` : `Comment on !${mr}`,
      about: `${isAnswer ? 'Reply in the discussion on' : 'Comment on'} ${mrName(found.mr)}. Everybody who can see it reads it there, under your name`,
      inputs: [{ name: 'text', label: 'comment', input: 'long', required: true }],
      input: { project: input.project, mr, answers },
    }
  },
  async run(context, { text: typed, ...name }, operation) {
    if (typed === undefined) return { kind: 'empty' as const }
    const write = name.said?.edits ? editComment : comment
    return write(context, { ...name, text: typed }, operation)
  },
  render: commentReply,
  examples: [
    { typed: '!12 Looks good to me', means: { mr: 12, text: 'Looks good to me' } },
    { typed: '!12', means: { mr: 12 } },
  ],
})
