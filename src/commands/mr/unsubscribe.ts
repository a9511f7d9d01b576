import { z } from 'zod'
import { defineCommand } from '../define.ts'
import { mergeRequest, project } from '../fields.ts'
import { renderSubscription } from './subscription-outcome.ts'

/** `/mr unsubscribe !12` */
export const mrUnsubscribe = defineCommand({
  path: ['mr', 'unsubscribe'],
  also: ['unsub'],
  summary: 'Unsubscribe from a merge request, as yourself',
  effect: 'write',
  personal: true,
  needs: 'account',
  positionals: ['mr'],
  input: z.object({ project, mr: mergeRequest }),
  run: (input, { mergeRequests }) => mergeRequests.unsubscribe(input),
  render: renderSubscription,
  examples: [{ typed: '!12', means: { mr: 12 } }],
})
