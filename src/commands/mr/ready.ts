import { z } from 'zod'
import { defineCommand } from '../define.ts'
import { mergeRequest, project } from '../fields.ts'
import { renderDraft } from './draft-outcome.ts'

/** `/mr ready !12` */
export const mrReady = defineCommand({
  path: ['mr', 'ready'],
  also: ['undraft'],
  summary: 'Mark a draft as ready',
  effect: 'write',
  needs: 'account',
  requires: 'drafts',
  elsewhere:
    'What makes a draft there is its title: /mr edit with --no-draft takes its mark off. It can be done in the browser as well.',
  positionals: ['mr'],
  input: z.object({ project, mr: mergeRequest }),
  run: (input, { mergeRequests }) => mergeRequests.setDraft(input, false),
  render: (outcome, asking) => renderDraft(outcome, asking, 'ready'),
  examples: [{ typed: '!12', means: { mr: 12 } }],
})
