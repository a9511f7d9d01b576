import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import { queue, teamQueue } from '../../services/mr/queue.ts'
import { queueReply, teamQueueReply } from '../../views/mr/queue.ts'
import { defineCommand } from '../define.ts'
import { textUpTo, userGroup } from '../fields.ts'
import { mrView } from './view.ts'

export const mrQueue = defineCommand({
  path: ['mr', 'queue'],
  also: ['mine', 'status', 'inbox'],
  summary: 'Show what needs you',
  effect: 'read',
  includes: [mrView],
  access: permissions.changes,
  needs: 'account',
  personal: true,
  positionals: ['team'],
  input: z.object({
    team: userGroup.optional().meta({
      also: ['group'],
      after: ['for', 'of'],
      description: 'A group of people instead of you, such as @web-team',
    }),
    user: textUpTo(100).optional().describe('Your user name, where I can’t look it up'),
    asksUser: z
      .literal(true)
      .optional()
      .meta({ kind: 'hidden', description: 'Asks for the user name in a form' }),
    snoozed: z.literal(true).optional().meta({ kind: 'hidden', description: 'Shows what is snoozed' }),
  }),
  form: async (_, { asksUser }) =>
    asksUser
      ? {
          kind: 'form',
          title: 'Set user name',
          about: 'I show the merge requests of this person',
          yes: 'Show mine',
          inputs: [{ name: 'user', label: 'Your user name', help: '', required: true }],
          input: {},
        }
      : null,
  formInput: { asksUser: true },
  run: async (context, { team, ...mine }) =>
    team === undefined
      ? { of: 'person' as const, outcome: await queue(context, mine) }
      : { of: 'team' as const, outcome: await teamQueue(context, team) },
  render: (shown, invocation) =>
    shown.of === 'team' ? teamQueueReply(shown.outcome) : queueReply(shown.outcome, invocation),
  examples: [
    { typed: '', means: {} },
    { typed: '@web-team', means: { team: '@web-team' } },
  ],
})
