import { permissions } from '../../services/access/permission.ts'
import { subscribe, unsubscribe } from '../../services/mr/subscribe.ts'
import { subscriptionReply } from '../../views/mr/subscribe.ts'
import { defineCommand, noOtherEffect } from '../define.ts'
import { undoableMergeRequest } from '../fields.ts'

const subscription = {
  ...noOtherEffect,
  access: permissions.changes,
  personal: true,
  needs: 'account',
  ...undoableMergeRequest,
} as const

export const mrSubscribe = defineCommand({
  ...subscription,
  path: ['mr', 'subscribe'],
  also: ['sub', 'follow', 'watch', 'unmute', 'resubscribe'],
  summary: 'Follow a merge request',
  effect: 'write',
  run: subscribe,
  render: (outcome, invocation) => subscriptionReply(outcome, invocation, 'subscribed'),
})

export const mrUnsubscribe = defineCommand({
  ...subscription,
  path: ['mr', 'unsubscribe'],
  also: ['unsub', 'unfollow', 'unwatch', 'mute'],
  summary: 'Unfollow a merge request',
  effect: 'write',
  run: unsubscribe,
  render: (outcome, invocation) => subscriptionReply(outcome, invocation, 'unsubscribed'),
})
