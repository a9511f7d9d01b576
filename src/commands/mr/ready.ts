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
    'What makes a draft there is its title: type /mr edit !12 --no-draft to take the mark off !12, or open it in the browser.',
  positionals: ['mr'],
  input: z.object({ project, mr: mergeRequest }),
  run: (input, { mergeRequests }) => mergeRequests.setDraft(input, false),
  render: (outcome, asking) => renderDraft(outcome, asking, 'ready'),
  examples: [{ typed: '!12', means: { mr: 12 } }],
})
