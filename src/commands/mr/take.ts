import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import { take } from '../../services/mr/take.ts'
import { takeReply } from '../../views/mr/take.ts'
import { defineCommand } from '../define.ts'
import { mergeRequest, project } from '../fields.ts'
import { mrView } from './view.ts'

export const mrTake = defineCommand({
  path: ['mr', 'take'],
  also: ['claim'],
  aliases: [{ word: 'give-back', positionals: ['mr'], typed: '--back' }],
  summary: 'Take a merge request of the channel’s queue',
  effect: 'write',
  includes: [mrView],
  unblocks: 'none',
  access: permissions.changes,
  needs: 'account',
  perPerson: true,
  positionals: ['mr'],
  input: z.object({
    project,
    mr: mergeRequest,
    back: z.boolean().default(false).describe('Give it back'),
  }),
  run: (context, input, _, { role = 'member' }) => take(context, { ...input, role }),
  render: takeReply,
  examples: [
    { typed: '!12', means: { mr: 12 } },
    { typed: '!12 --back', means: { mr: 12, back: true } },
  ],
})
