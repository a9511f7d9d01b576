import { z } from 'zod'
import { permissions } from '../../../services/access/permission.ts'
import { queueOffReply } from '../../../views/greenlight/queue.ts'
import { defineCommand } from '../../define.ts'
import { project } from '../../fields.ts'

export const greenlightQueueOff = defineCommand({
  path: ['greenlight', 'queue', 'off'],
  formTitle: 'End the queue',
  summary: 'End the queue of this channel',
  effect: 'write',
  includes: [],
  unblocks: 'none',
  access: permissions.ends,
  needs: 'nothing',
  positionals: ['project'],
  input: z.object({ project }),
  run: async ({ watches, projects }, { project: number }) => ({
    kind: 'ended' as const,
    watch: await watches.unwatch(number, { onlyQueue: true }),
    name: await projects.title(number),
  }),
  render: queueOffReply,
  examples: [{ typed: '', means: {} }],
})
