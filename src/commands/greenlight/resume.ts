import { permissions } from '../../services/access/permission.ts'
import { resumeReply } from '../../views/greenlight/me.ts'
import { defineCommand } from '../define.ts'
import { noInput } from '../fields.ts'

/** Normally a button: the person confirms the account that a restore brought back. */
export const greenlightResume = defineCommand({
  path: ['greenlight', 'resume'],
  summary: 'Reconnect your account after a restore',
  formTitle: 'Reconnect account',
  effect: 'write',
  includes: [],
  unblocks: 'none',
  access: permissions.ownAccount,
  needs: 'nothing',
  ...noInput,
  run: ({ accounts }) => accounts.resume(),
  render: resumeReply,
})
