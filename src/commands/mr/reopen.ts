import { z } from 'zod'
import { defineCommand } from '../define.ts'
import { mergeRequest, project } from '../fields.ts'
import { renderState } from './state-outcome.ts'

/** `/mr reopen !12` */
export const mrReopen = defineCommand({
  path: ['mr', 'reopen'],
  summary: 'Open a closed merge request again',
  effect: 'write',
  needs: 'account',
  positionals: ['mr'],
  input: z.object({ project, mr: mergeRequest }),
  run: (input, { mergeRequests }) => mergeRequests.reopen(input),
  render: (outcome, asking) => renderState(outcome, asking, 'reopened'),
  examples: [{ typed: '!12', means: { mr: 12 } }],
})
