import { z } from 'zod'
import { defineCommand } from '../define.ts'
import { mergeRequest, project } from '../fields.ts'
import { renderDraft } from './draft-outcome.ts'

/** `/mr draft !12` */
export const mrDraft = defineCommand({
  path: ['mr', 'draft'],
  also: ['wip'],
  summary: 'Mark a merge request as a draft, which cannot be merged',
  effect: 'write',
  needs: 'account',
  requires: 'drafts',
  elsewhere:
    'What makes a draft there is its title: type /mr edit !12 --draft to mark !12, or open it in the browser.',
  positionals: ['mr'],
  input: z.object({ project, mr: mergeRequest }),
  run: (input, { mergeRequests }) => mergeRequests.setDraft(input, true),
  render: (outcome, asking) => renderDraft(outcome, asking, 'draft'),
  examples: [{ typed: '!12', means: { mr: 12 } }],
})
