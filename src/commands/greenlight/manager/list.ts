import { permissions } from '../../../services/access/permission.ts'
import { managerListReply } from '../../../views/greenlight/manager.ts'
import { defineCommand } from '../../define.ts'
import { noInput } from '../../fields.ts'

export const greenlightManagerList = defineCommand({
  path: ['greenlight', 'manager', 'list'],
  summary: 'List who manages this channel',
  formTitle: 'Managers',
  effect: 'read',
  access: permissions.channelShown,
  needs: 'nothing',
  ...noInput,
  run: ({ policies }) => policies.managers(),
  render: managerListReply,
})
