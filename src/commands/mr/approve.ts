import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import { approve, unapprove } from '../../services/mr/approve.ts'
import { view } from '../../services/mr/view.ts'
import { mayMergeIt } from '../../views/mr/actions.ts'
import { approvalReply, approveQuestion } from '../../views/mr/approve.ts'
import { defineCommand, noOtherEffect } from '../define.ts'
import { mergeRequest, oneMergeRequest, overrideReason, project, shownHead } from '../fields.ts'

/**
 * Sends the head that the caller was shown, or the present one for a typed command. Asks
 * where the approval may complete an auto-merge.
 */
export const mrApprove = defineCommand({
  path: ['mr', 'approve'],
  also: ['lgtm'],
  summary: 'Approve a merge request as it is now',
  formTitle: 'Approve merge request',
  effect: 'write',
  includes: [],
  unblocks: 'own',
  access: permissions.changes,
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
  async confirm(context, input) {
    const read = await view(context, input)
    if (read.kind !== 'view') return { kind: 'settled', outcome: read }
    if (!mayMergeIt(read.view)) return { kind: 'go' }
    const { mr } = read.view
    if (mr.sha === null || (input.sha !== '' && input.sha !== mr.sha)) return { kind: 'go' }
    return { kind: 'ask', ...approveQuestion(read.view, mr.sha), input: { ...input, sha: mr.sha } }
  },
  run: approve,
  render: (outcome, invocation) => approvalReply(outcome, invocation, 'approve'),
  examples: [{ typed: '!12', means: { mr: 12 } }],
})

export const mrUnapprove = defineCommand({
  path: ['mr', 'unapprove'],
  also: ['revoke'],
  summary: 'Take back your approval',
  effect: 'write',
  ...noOtherEffect,
  access: permissions.changes,
  perPerson: true,
  needs: 'account',
  requires: 'approvals',
  ...oneMergeRequest,
  run: unapprove,
  render: (outcome, invocation) => approvalReply(outcome, invocation, 'unapprove'),
})
