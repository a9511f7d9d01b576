import { permissions } from '../../services/access/permission.ts'
import { queuesReply } from '../../views/greenlight/queue.ts'
import { MAX_LISTED } from '../../views/greenlight/watch.ts'
import { defineCommand } from '../define.ts'
import { noInput } from '../fields.ts'

export const greenlightQueue = defineCommand({
  path: ['greenlight', 'queue'],
  summary: 'Say how the queue of this channel stands',
  effect: 'read',
  access: permissions.channelShown,
  needs: 'nothing',
  ...noInput,
  async run({ watches, projects, store, caller: { team, channel } }) {
    const queues = (await watches.list()).filter(({ filter }) => filter.queue)
    return Promise.all(
      queues.slice(0, MAX_LISTED).map(async (watch) => ({
        watch,
        name: await projects.title(watch.project),
        cards: await store.queueCards.of({ team, channel, project: watch.project }),
      })),
    )
  },
  render: queuesReply,
})
