import { permissions } from '../../services/access/permission.ts'
import { meReply } from '../../views/greenlight/me.ts'
import { defineCommand } from '../define.ts'
import { noInput } from '../fields.ts'

export const greenlightMe = defineCommand({
  path: ['greenlight', 'me'],
  also: ['whoami', 'who am i', 'account'],
  summary: 'Show your connection',
  effect: 'read',
  access: permissions.ownAccount,
  needs: 'nothing',
  ...noInput,
  run: ({ accounts }) => accounts.me(),
  render: meReply,
})
