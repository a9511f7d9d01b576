import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import { MAX_LISTED, watchesReply } from '../../views/greenlight/watch.ts'
import { oneLine } from '../../views/text.ts'
import { defineCommand } from '../define.ts'

/** `/greenlight watches` */
export const greenlightWatches = defineCommand({
  path: ['greenlight', 'watches'],
  summary: 'List the projects that this channel watches, and what it is told of them',
  effect: 'read',
  access: permissions.channelShown,
  needs: 'nothing',
  positionals: [],
  input: z.object({}),
  async run({ watches, projects }) {
    const found = (await watches.list()).slice(0, MAX_LISTED)
    return Promise.all(
      found.map(async (feed) => ({ feed, name: oneLine(await projects.title(feed.project), 100) })),
    )
  },
  render: watchesReply,
  examples: [{ typed: '', means: {} }],
})
