import { z } from 'zod'
import type { DigestKind } from '../../model/digest.ts'
import { permissions } from '../../services/access/permission.ts'
import { disableDigest } from '../../services/digest/off.ts'
import { DIGEST_NAMES } from '../../views/digest/list.ts'
import { digestOffReply } from '../../views/digest/on.ts'
import { defineCommand } from '../define.ts'

/** With its number where a channel has several. */
function digestOff(kind: DigestKind) {
  return defineCommand({
    path: [kind, 'digest', 'off'],
    summary: `Turn off a ${DIGEST_NAMES[kind]} of this channel`,
    formTitle: 'Turn off a digest',
    effect: 'write',
    includes: [],
    unblocks: 'none',
    access: permissions.ends,
    needs: 'nothing',
    positionals: ['digest'],
    input: z.object({
      digest: z
        .int()
        .positive()
        .optional()
        .describe(`Its number in /${kind} digest list (default: the only one)`),
      days: z.int().positive().max(90).optional().describe('Only for so many days: 7'),
    }),
    run: (context, { digest = null, days = null }, _, { role = 'member' }) =>
      disableDigest(context, { kind, id: digest, role, days }),
    render: (outcome, invocation) => digestOffReply(kind, outcome, invocation),
    examples: [
      { typed: '', means: {} },
      { typed: '2', means: { digest: 2 } },
      { typed: '2 --days 7', means: { digest: 2, days: 7 } },
    ],
  })
}

export const milestoneDigestOff = digestOff('milestone')
export const mrDigestOff = digestOff('mr')
