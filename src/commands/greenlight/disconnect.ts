import { permissions } from '../../services/access/permission.ts'
import { disconnectReply } from '../../views/greenlight/me.ts'
import { defineCommand } from '../define.ts'
import { noInput } from '../fields.ts'

export const greenlightDisconnect = defineCommand({
  path: ['greenlight', 'disconnect'],
  also: ['logout', 'log out', 'signout', 'sign-out', 'sign out', 'unlink'],
  summary: 'Disconnect your account',
  effect: 'write',
  includes: [],
  unblocks: 'none',
  access: permissions.ownAccount,
  needs: 'nothing',
  ...noInput,
  async run({ accounts }) {
    const there = await accounts.disconnect()
    return there === 'not-connected' ? { kind: there } : ({ kind: 'disconnected', there } as const)
  },
  render: disconnectReply,
})
