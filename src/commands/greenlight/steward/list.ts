import { permissions } from '../../../services/access/permission.ts'
import { stewardListReply } from '../../../views/greenlight/steward.ts'
import { defineCommand } from '../../define.ts'
import { noInput } from '../../fields.ts'

/** `/greenlight steward list` */
export const greenlightStewardList = defineCommand({
  path: ['greenlight', 'steward', 'list'],
  summary: 'List who looks after the policy of this channel',
  effect: 'read',
  access: permissions.channelShown,
  needs: 'nothing',
  ...noInput,
  run: ({ policies }) => policies.stewards(),
  render: stewardListReply,
})
