import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import { unwatchReply } from '../../views/greenlight/watch.ts'
import { defineCommand } from '../define.ts'
import { project } from '../fields.ts'

export const greenlightUnwatch = defineCommand({
  path: ['greenlight', 'unwatch'],
  also: ['unsubscribe', 'unfollow'],
  formTitle: 'Stop posts',
  summary: 'Stop posting merge request activity here',
  effect: 'write',
  includes: [],
  unblocks: 'none',
  access: permissions.ends,
  needs: 'nothing',
  positionals: ['project'],
  input: z.object({ project }),
  run: async ({ watches, projects }, { project: number }) => ({
    kind: 'unwatched' as const,
    watch: await watches.unwatch(number),
    name: await projects.title(number),
  }),
  render: unwatchReply,
  examples: [{ typed: '', means: {} }],
})
