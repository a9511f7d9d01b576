import { permissions } from '../../services/access/permission.ts'
import { subscribe } from '../../services/mr/subscribe.ts'
import { subscriptionReply } from '../../views/mr/subscribe.ts'
import { defineCommand } from '../define.ts'
import { undoableMergeRequest } from '../fields.ts'

export const mrSubscribe = defineCommand({
  path: ['mr', 'subscribe'],
  also: ['sub', 'follow', 'watch', 'unmute', 'resubscribe'],
  summary: 'Follow a merge request',
  effect: 'write',
  includes: [],
  unblocks: 'none',
  access: permissions.changes,
  personal: true,
  needs: 'account',
  ...undoableMergeRequest,
  run: subscribe,
  render: (outcome, invocation) => subscriptionReply(outcome, invocation, 'subscribed'),
})
