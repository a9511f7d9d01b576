import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import { disableDigest } from '../../services/digest/off.ts'
import { digestOffReply } from '../../views/digest/off.ts'
import { defineCommand } from '../define.ts'

/** `/milestone digest off`; with its number where a channel has several. */
export const milestoneDigestOff = defineCommand({
  path: ['milestone', 'digest', 'off'],
  summary: 'Turn off a milestone digest of this channel',
  effect: 'write',
  access: permissions.ends,
  needs: 'nothing',
  positionals: ['digest'],
  input: z.object({
    digest: z
      .int()
      .positive('must be 1 or more')
      .optional()
      .describe('Its number in /milestone digest list (default: the only one)'),
    days: z
      .int()
      .positive('must be 1 or more')
      .max(90, 'must be 90 or less')
      .optional()
      .describe('Only for so many days: 7'),
  }),
  run: (context, { digest = null, days = null }, _, { role = 'member' }) =>
    disableDigest(context, { id: digest, role, days }),
  render: digestOffReply,
  examples: [
    { typed: '', means: {} },
    { typed: '2', means: { digest: 2 } },
    { typed: '2 --days 7', means: { digest: 2, days: 7 } },
  ],
})
