import { permissions } from '../../../services/access/permission.ts'
import { serverRemoveQuestion, serverSetReply } from '../../../views/greenlight/server.ts'
import { defineCommand } from '../../define.ts'
import { noInput } from '../../fields.ts'

/** `/greenlight server remove`: returns to the deployment’s server. */
export const greenlightServerRemove = defineCommand({
  path: ['greenlight', 'server', 'remove'],
  also: ['rm', 'delete'],
  formTitle: 'Use default server',
  summary: 'Use the default server again',
  effect: 'destructive',
  access: permissions.operation,
  needs: 'nothing',
  ...noInput,
  async confirm({ ownServer, server }, input) {
    const { isOwn } = await ownServer.shown()
    if (!isOwn) return { kind: 'settled', outcome: { kind: 'usual' as const } }
    return { kind: 'ask', ...serverRemoveQuestion(server, ownServer.usual), yes: 'Use the default', input }
  },
  run: ({ ownServer }) => ownServer.remove(),
  render: serverSetReply,
})
