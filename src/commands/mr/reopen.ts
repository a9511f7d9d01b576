import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import { reopen } from '../../services/mr/close.ts'
import { mrStateReply } from '../../views/mr/close.ts'
import { defineCommand } from '../define.ts'
import { mergeRequest, project } from '../fields.ts'

/** `/mr reopen !12` */
export const mrReopen = defineCommand({
  path: ['mr', 'reopen'],
  summary: 'Open a closed merge request again',
  effect: 'write',
  access: permissions.changes,
  needs: 'account',
  positionals: ['mr'],
  input: z.object({ project, mr: mergeRequest }),
  run: reopen,
  render: (outcome, invocation) => mrStateReply(outcome, invocation, 'reopened'),
  examples: [{ typed: '!12', means: { mr: 12 } }],
})
