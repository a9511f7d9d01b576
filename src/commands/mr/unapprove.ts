import { permissions } from '../../services/access/permission.ts'
import { unapprove } from '../../services/mr/approve.ts'
import { approvalReply } from '../../views/mr/approve.ts'
import { defineCommand } from '../define.ts'
import { oneMergeRequest } from '../fields.ts'

export const mrUnapprove = defineCommand({
  path: ['mr', 'unapprove'],
  also: ['revoke'],
  summary: 'Take back your approval',
  effect: 'write',
  includes: [],
  unblocks: 'none',
  access: permissions.changes,
  perPerson: true,
  needs: 'account',
  requires: 'approvals',
  ...oneMergeRequest,
  run: unapprove,
  render: (outcome, invocation) => approvalReply(outcome, invocation, 'unapprove'),
})
