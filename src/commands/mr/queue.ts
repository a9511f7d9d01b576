import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import { queue } from '../../services/mr/queue.ts'
import { queueReply } from '../../views/mr/queue.ts'
import { defineCommand } from '../define.ts'
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
  positionals: [],
  input: z.object({
    user: z
      .string()
      .trim()
      .min(1, 'must not be empty')
      .max(100, 'must be 100 characters or less')
      .optional()
      .describe('Your user name, where I can’t look it up'),
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
  run: queue,
  render: (outcome, invocation) => queueReply(outcome, invocation),
  examples: [{ typed: '', means: {} }],
})
