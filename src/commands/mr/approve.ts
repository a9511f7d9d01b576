import { z } from 'zod'
import { mayMergeIt } from '../../views/merge-request/review-buttons.ts'
import { shortSha } from '../../views/text.ts'
import { defineCommand } from '../define.ts'
import { mergeRequest, overrideReason, project, shownHead } from '../fields.ts'
import { renderApproval } from './approval-outcome.ts'
import { armedQuestion } from './armed-question.ts'
import { nameOf } from './name.ts'

/**
 * `/mr approve !12`: sends the head that the person was shown, or the one that is there when they type it. Asks where
 * the approval may be what a merge waits for.
 */
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
    overrideReason,
  }),
  async confirm(input, { mergeRequests }) {
    const seen = await mergeRequests.view(input)
    if (seen.kind !== 'view') return { kind: 'settled', outcome: seen }
    if (!mayMergeIt(seen.view)) return { kind: 'go' }
    const { mr } = seen.view
    if (mr.sha === null || (input.sha !== '' && input.sha !== mr.sha)) return { kind: 'go' }
    return {
      kind: 'ask',
      ...armedQuestion(seen.view, `Approve ${nameOf(mr)} at ${shortSha(mr.sha)}?`, 'your approval'),
      yes: `Approve ${shortSha(mr.sha)}`,
      input: { ...input, sha: mr.sha },
    }
  },
  run: (input, { mergeRequests }) => mergeRequests.approve(input),
  render: (outcome, asking) => renderApproval(outcome, asking, 'approve'),
  examples: [{ typed: '!12', means: { mr: 12 } }],
})
