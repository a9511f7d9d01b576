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
  run: (_, { accounts }) => accounts.disconnect(),
  render: (removed) =>
    privately(
      removed
        ? 'Your account is disconnected and your token is deleted here. Revoke it at the forge as well if you do not need it.'
        : 'Your account was not connected. Nothing was changed.',
    ),
  examples: [{ typed: '', means: {} }],
})
