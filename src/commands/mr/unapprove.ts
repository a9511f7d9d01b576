import { z } from 'zod'
import { defineCommand } from '../define.ts'
import { mergeRequest, project } from '../fields.ts'
import { renderApproval } from './approval-outcome.ts'

/** `/mr unapprove !12` */
export const mrUnapprove = defineCommand({
  path: ['mr', 'unapprove'],
  also: ['revoke'],
  summary: 'Take your approval of a merge request back',
  effect: 'write',
  perPerson: true,
  needs: 'account',
  requires: 'approvals',
  positionals: ['mr'],
  input: z.object({ project, mr: mergeRequest }),
  run: (input, { mergeRequests }) => mergeRequests.unapprove(input),
  render: (outcome, asking) => renderApproval(outcome, asking, 'unapprove'),
  examples: [{ typed: '!12', means: { mr: 12 } }],
})
