import { permissions } from '../../../services/access/permission.ts'
import { freezeListReply } from '../../../views/greenlight/freeze.ts'
import { defineCommand } from '../../define.ts'
import { noInput } from '../../fields.ts'

export const greenlightFreezeList = defineCommand({
  path: ['greenlight', 'freeze', 'list'],
  summary: 'List merge freezes',
  effect: 'read',
  access: permissions.channelShown,
  needs: 'nothing',
  ...noInput,
  run: ({ policies }, _, { now }) => policies.freezes(now),
  render: freezeListReply,
})
