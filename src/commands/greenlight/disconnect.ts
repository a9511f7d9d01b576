import { z } from 'zod'
import { privately } from '../../blocks/reply.ts'
import { defineCommand } from '../define.ts'

/** `/greenlight disconnect` */
export const greenlightDisconnect = defineCommand({
  path: ['greenlight', 'disconnect'],
  summary: 'Forget your token; nothing is done in your name any more',
  effect: 'write',
  needs: 'nothing',
  positionals: [],
  input: z.object({}),
  run: async (_, { accounts }) => ((await accounts.disconnect()) ? 'disconnected' : 'not-connected'),
  render: (outcome) =>
    privately(
      outcome === 'disconnected'
        ? 'Your account is disconnected and your token is deleted here. Revoke it at the forge as well if you do not need it. ' +
            'Milestone digests that read with your account pause at their next time.'
        : 'Your account was not connected. Nothing was changed.',
    ),
  examples: [{ typed: '', means: {} }],
})
