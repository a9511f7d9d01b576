import { permissions } from '../../services/access/permission.ts'
import { cancel } from '../../services/mr/cancel.ts'
import { cancelReply } from '../../views/mr/cancel.ts'
import { defineCommand, noOtherEffect } from '../define.ts'
import { oneMergeRequest } from '../fields.ts'

export const mrCancel = defineCommand({
  path: ['mr', 'cancel'],
  also: [
    'disarm',
    'cancel-auto-merge',
    'disable-auto',
    'auto-merge off',
    'automerge off',
    'cancel auto-merge',
  ],
  summary: 'Turn off auto-merge',
  effect: 'write',
  ...noOtherEffect,
  access: permissions.changes,
  needs: 'account',
  ...oneMergeRequest,
  run: cancel,
  render: cancelReply,
})
