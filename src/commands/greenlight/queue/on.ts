import { z } from 'zod'
import { permissions } from '../../../services/access/permission.ts'
import { withMembers } from '../../../services/channel-watch-filter.ts'
import { queueOnReply } from '../../../views/greenlight/queue.ts'
import { defineCommand } from '../../define.ts'
import { project } from '../../fields.ts'
import { mrView } from '../../mr/view.ts'
import { settleFilter, watchFilters } from '../watch-filters.ts'

export const greenlightQueueOn = defineCommand({
  path: ['greenlight', 'queue', 'on'],
  filters: true,
  formTitle: 'Queue',
  summary: 'Make this channel the queue of what needs somebody',
  effect: 'write',
  includes: [mrView],
  unblocks: 'none',
  access: permissions.watches,
  needs: 'account',
  positionals: ['project'],
  input: z.object({ project, ...watchFilters }),
  async run(context, input, _, { zone }) {
    const settled = await settleFilter(input, [input.project], context)
    if (settled.kind !== 'filter') return settled
    const queue = { zone: zone ?? 'UTC' }
    const filter = { ...settled.filter, events: [], drafts: false, queue }
    const current = await withMembers(filter, context.users)
    const watching = await context.watches.watch(input.project, filter, current)
    if (watching.kind !== 'watching') return watching
    return { ...watching, name: await context.projects.title(input.project) }
  },
  render: queueOnReply,
  examples: [
    { typed: '', means: {} },
    { typed: '--label bug --not-author ann', means: { label: 'bug', notAuthor: 'ann' } },
  ],
})
