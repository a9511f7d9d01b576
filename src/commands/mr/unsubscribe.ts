import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import { unsubscribe } from '../../services/mr/subscribe.ts'
import { subscriptionReply } from '../../views/mr/subscribe.ts'
import { defineCommand } from '../define.ts'
import { mergeRequest, project } from '../fields.ts'

/** `/mr unsubscribe !12` */
export const mrUnsubscribe = defineCommand({
  path: ['mr', 'unsubscribe'],
  also: ['unsub'],
  summary: 'Unsubscribe from a merge request, as yourself',
  effect: 'write',
  access: permissions.changes,
  personal: true,
  needs: 'account',
  positionals: ['mr'],
  input: z.object({ project, mr: mergeRequest }),
  run: unsubscribe,
  render: subscriptionReply,
  examples: [{ typed: '!12', means: { mr: 12 } }],
})
