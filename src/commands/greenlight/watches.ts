import { permissions } from '../../services/access/permission.ts'
import { shownWatches } from '../../services/shown-watches.ts'
import { MAX_LISTED, watchesReply } from '../../views/greenlight/watch.ts'
import { defineCommand } from '../define.ts'
import { noInput } from '../fields.ts'

export const greenlightWatches = defineCommand({
  path: ['greenlight', 'watches'],
  summary: 'List what I post here',
  effect: 'read',
  access: permissions.channelShown,
  needs: 'nothing',
  ...noInput,
  run: async (context) => (await shownWatches(context)).slice(0, MAX_LISTED),
  render: watchesReply,
})
