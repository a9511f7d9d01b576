import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import { withMembers } from '../../services/channel-watch-filter.ts'
import { queueOffReply, queueOnReply, queuesReply } from '../../views/greenlight/queue.ts'
import { defineCommand, noOtherEffect } from '../define.ts'
import { noInput, project } from '../fields.ts'
import { mrView } from '../mr/view.ts'
import { settleFilter, watchFilters } from './watch-filters.ts'

export const greenlightQueue = defineCommand({
  path: ['greenlight', 'queue'],
  summary: 'Say how the queue of this channel stands',
  effect: 'read',
  access: permissions.channelShown,
  needs: 'nothing',
  ...noInput,
  async run({ workspace: { watches, projects }, store, caller: { team, channel } }) {
    const queues = (await watches.list()).filter(({ filter }) => filter.queue)
    return Promise.all(
      queues.map(async (watch) => ({
        watch,
        name: await projects.title(watch.project),
        cards: await store.queueCards.of({ team, channel, project: watch.project }),
      })),
    )
  },
  render: queuesReply,
})

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
    const current = await withMembers(filter, context.forge.users)
    const watching = await context.workspace.watches.watch(input.project, filter, current)
    if (watching.kind !== 'watching') return watching
    return { ...watching, name: await context.workspace.projects.title(input.project) }
  },
  render: queueOnReply,
  examples: [
    { typed: '', means: {} },
    { typed: '--label bug --not-author ann', means: { label: 'bug', notAuthor: 'ann' } },
  ],
})

export const greenlightQueueOff = defineCommand({
  path: ['greenlight', 'queue', 'off'],
  formTitle: 'End the queue',
  summary: 'End the queue of this channel',
  effect: 'write',
  ...noOtherEffect,
  access: permissions.ends,
  needs: 'nothing',
  positionals: ['project'],
  input: z.object({ project }),
  async run({ workspace: { watches, projects } }, { project: number }) {
    const watch = await watches.unwatch(number, { onlyQueue: true })
    return {
      kind: watch ? ('ended' as const) : ('no-queue' as const),
      watch,
      name: await projects.title(number),
    }
  },
  render: queueOffReply,
  examples: [{ typed: '', means: {} }],
})
