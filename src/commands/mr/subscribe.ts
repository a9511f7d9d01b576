import { z } from 'zod'
import { defineCommand } from '../define.ts'
import { mergeRequest, project } from '../fields.ts'
import { renderSubscription } from './subscription-outcome.ts'

/** `/mr subscribe !12` */
export const mrSubscribe = defineCommand({
  path: ['mr', 'subscribe'],
  also: ['sub'],
  summary: 'Subscribe to a merge request, as yourself',
  effect: 'write',
  personal: true,
  needs: 'account',
  positionals: ['mr'],
  input: z.object({ project, mr: mergeRequest }),
  run: (input, { mergeRequests }) => mergeRequests.subscribe(input),
  render: renderSubscription,
  examples: [{ typed: '!12', means: { mr: 12 } }],
})
