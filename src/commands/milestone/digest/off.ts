import { z } from 'zod'
import { permissions } from '../../../services/access/permission.ts'
import { disableDigest } from '../../../services/milestone/digest/off.ts'
import { digestOffReply } from '../../../views/milestone/digest/off.ts'
import { defineCommand } from '../../define.ts'

/** `/milestone digest off`; with its number where a channel has several. */
export const milestoneDigestOff = defineCommand({
  path: ['milestone', 'digest', 'off'],
  summary: 'Stop a milestone digest of this channel',
  effect: 'write',
  access: permissions.ends,
  needs: 'nothing',
  positionals: ['digest'],
  input: z.object({
    digest: z
      .int()
      .positive('must be 1 or more')
      .optional()
      .describe('Its number, as /milestone digest list shows it; not needed where there is one only'),
  }),
  run: (context, { digest = null }, _, { role = 'member' }) => disableDigest(context, { id: digest, role }),
  render: digestOffReply,
  examples: [
    { typed: '', means: {} },
    { typed: '2', means: { digest: 2 } },
  ],
})
