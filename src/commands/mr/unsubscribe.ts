import { permissions } from '../../services/access/permission.ts'
import { unsubscribe } from '../../services/mr/subscribe.ts'
import { subscriptionReply } from '../../views/mr/subscribe.ts'
import { defineCommand } from '../define.ts'
import { undoableMergeRequest } from '../fields.ts'

export const mrUnsubscribe = defineCommand({
  path: ['mr', 'unsubscribe'],
  also: ['unsub', 'unfollow', 'unwatch', 'mute'],
  summary: 'Unfollow a merge request',
  effect: 'write',
  includes: [],
  unblocks: 'none',
  access: permissions.changes,
  personal: true,
  needs: 'account',
  ...undoableMergeRequest,
  run: unsubscribe,
  render: (outcome, invocation) => subscriptionReply(outcome, invocation, 'unsubscribed'),
})
