import { permissions } from '../../services/access/permission.ts'
import { serverReply } from '../../views/greenlight/server.ts'
import { defineCommand } from '../define.ts'
import { noInput } from '../fields.ts'

/** `/greenlight server` */
export const greenlightServer = defineCommand({
  path: ['greenlight', 'server'],
  summary: 'Show this workspace’s server',
  effect: 'read',
  access: permissions.operation,
  needs: 'nothing',
  ...noInput,
  run: ({ ownServer }) => ownServer.shown(),
  render: serverReply,
})
