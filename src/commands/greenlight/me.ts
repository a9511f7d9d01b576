import { permissions } from '../../services/access/permission.ts'
import {
  disconnectReply,
  FORGET_QUESTION,
  forgottenReply,
  meReply,
  resumeReply,
} from '../../views/greenlight/me.ts'
import { defineCommand, noOtherEffect } from '../define.ts'
import { noInput } from '../fields.ts'

const ownAccount = { access: permissions.ownAccount, needs: 'nothing', ...noInput } as const

export const greenlightMe = defineCommand({
  path: ['greenlight', 'me'],
  also: ['whoami', 'who am i', 'account'],
  summary: 'Show your connection',
  effect: 'read',
  ...ownAccount,
  run: ({ workspace: { accounts } }) => accounts.me(),
  render: meReply,
})

/** Normally a button: the person confirms the account that a restore brought back. */
export const greenlightResume = defineCommand({
  path: ['greenlight', 'resume'],
  summary: 'Reconnect your account after a restore',
  formTitle: 'Reconnect account',
  effect: 'write',
  ...noOtherEffect,
  ...ownAccount,
  run: ({ workspace: { accounts } }) => accounts.resume(),
  render: resumeReply,
})

export const greenlightDisconnect = defineCommand({
  path: ['greenlight', 'disconnect'],
  also: ['logout', 'log out', 'signout', 'sign-out', 'sign out', 'unlink'],
  summary: 'Disconnect your account',
  effect: 'write',
  ...noOtherEffect,
  ...ownAccount,
  async run({ workspace: { accounts } }) {
    const there = await accounts.disconnect()
    return there === 'not-connected' ? { kind: there } : ({ kind: 'disconnected', there } as const)
  },
  render: disconnectReply,
})

export const greenlightForgetMe = defineCommand({
  path: ['greenlight', 'forget-me'],
  summary: 'Delete everything I keep about you',
  formTitle: 'Delete my data',
  effect: 'destructive',
  ...noOtherEffect,
  ...ownAccount,
  confirm: async () => ({ kind: 'ask', ...FORGET_QUESTION, yes: 'Forget me', input: {} }),
  run: async ({ workspace: { accounts } }) =>
    ({ kind: 'forgotten', there: await accounts.forget() }) as const,
  render: forgottenReply,
})
