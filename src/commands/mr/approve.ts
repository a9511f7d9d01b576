import { z } from 'zod'
import { defineCommand } from '../define.ts'
import { mergeRequest, project, shownHead } from '../fields.ts'
import { renderApproval } from './approval-outcome.ts'

/** `/mr approve !12`: sends the head that the person was shown, or the one that is there when they type it. */
export const mrApprove = defineCommand({
  path: ['mr', 'approve'],
  summary: 'Approve a merge request as it is now',
  effect: 'write',
  perPerson: true,
  needs: 'account',
  requires: 'approvals',
  positionals: ['mr'],
  input: z.object({
    project,
    mr: mergeRequest,
    sha: shownHead,
  }),
  run: (input, { mergeRequests }) => mergeRequests.approve(input),
  render: (outcome, asking) => renderApproval(outcome, asking, 'approve'),
  examples: [{ typed: '!12', means: { mr: 12 } }],
})
