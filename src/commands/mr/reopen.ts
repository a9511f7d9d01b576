import { permissions } from '../../services/access/permission.ts'
import { reopen } from '../../services/mr/close.ts'
import { mrStateReply } from '../../views/mr/close.ts'
import { defineCommand } from '../define.ts'
import { undoableMergeRequest } from '../fields.ts'

/** `/mr reopen !12` */
export const mrReopen = defineCommand({
  path: ['mr', 'reopen'],
  summary: 'Open a closed merge request again',
  effect: 'write',
  access: permissions.changes,
  needs: 'account',
  ...undoableMergeRequest,
  run: reopen,
  render: (outcome, invocation) => mrStateReply(outcome, invocation, 'reopened'),
})
