import { permissions } from '../../services/access/permission.ts'
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
  async run({ watches, projects }) {
    const found = (await watches.list()).slice(0, MAX_LISTED)
    return Promise.all(found.map(async (watch) => ({ watch, name: await projects.title(watch.project) })))
  },
  render: watchesReply,
})
