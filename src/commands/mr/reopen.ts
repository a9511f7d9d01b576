import { permissions } from '../../services/access/permission.ts'
import { reopen } from '../../services/mr/close.ts'
import { mrStateReply } from '../../views/mr/close.ts'
import { defineCommand } from '../define.ts'
import { overrideReason, undoableMergeRequest } from '../fields.ts'

export const mrReopen = defineCommand({
  path: ['mr', 'reopen'],
  also: ['unclose'],
  summary: 'Open a closed merge request again',
  formTitle: 'Reopen merge request',
  effect: 'write',
  includes: [],
  unblocks: 'own',
  access: permissions.changes,
  needs: 'account',
  ...undoableMergeRequest,
  input: undoableMergeRequest.input.extend({ overrideReason }),
  run: reopen,
  render: (outcome, invocation) => mrStateReply(outcome, invocation, 'reopened'),
})
