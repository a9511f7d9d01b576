import { permissions } from '../../services/access/permission.ts'
import { shownWatches } from '../../services/channel-watches.ts'
import { list } from '../../services/digest/list.ts'
import { settingsReply } from '../../views/greenlight/settings.ts'
import { defineCommand } from '../define.ts'
import { noInput } from '../fields.ts'
import { readPolicy } from './policy.ts'

const DIRECT = /^D/

/** The settings of this channel in one dialog; in a direct message, the own account. */
export const greenlightSettings = defineCommand({
  path: ['greenlight', 'settings'],
  also: ['status', 'setup', 'config'],
  summary: 'Open the channel’s settings',
  effect: 'read',
  access: { ...permissions.channelShown, direct: true },
  needs: 'nothing',
  ...noInput,
  async run(context, _, { now }) {
    const { accounts, projects } = context.workspace
    const { caller } = context
    if (DIRECT.test(caller.channel)) return { kind: 'account' as const, me: await accounts.me() }
    const [project, posts, digests, policy] = await Promise.all([
      projects.current(),
      shownWatches(context.workspace),
      list(context),
      readPolicy(context, now),
    ])
    return { kind: 'channel' as const, project, posts, digests, policy }
  },
  render: settingsReply,
})
