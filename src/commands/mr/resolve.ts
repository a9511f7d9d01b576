import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import { resolve } from '../../services/mr/resolve.ts'
import { resolveReply } from '../../views/mr/comment.ts'
import { defineCommand } from '../define.ts'
import { mergeRequest, overrideReason, project } from '../fields.ts'

export const mrResolve = defineCommand({
  path: ['mr', 'resolve'],
  summary: 'Resolve a discussion',
  effect: 'write',
  includes: [],
  // Where all discussions must be resolved, the last one may be what an auto-merge waits for.
  unblocks: 'own',
  access: permissions.changes,
  needs: 'account',
  requires: 'notes',
  elsewhere: 'Discussions are resolved in the browser.',
  positionals: ['mr', 'comment'],
  input: z.object({
    project,
    mr: mergeRequest,
    comment: z.int().positive().describe('A comment of the discussion: the number at the end of its address'),
    overrideReason,
  }),
  run: resolve,
  render: resolveReply,
  examples: [{ typed: '!12 6001', means: { mr: 12, comment: 6001 } }],
})
