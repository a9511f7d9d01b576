import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import { markDraft } from '../../services/mr/draft.ts'
import { defineCommand } from '../define.ts'
import { mergeRequest, project } from '../fields.ts'
import { renderDraft } from './draft-outcome.ts'

/** `/mr draft !12` */
export const mrDraft = defineCommand({
  path: ['mr', 'draft'],
  also: ['wip'],
  summary: 'Mark a merge request as a draft, which cannot be merged',
  effect: 'write',
  access: permissions.changes,
  needs: 'account',
  requires: 'drafts',
  elsewhere:
    'What makes a draft there is its title: /mr edit with --draft marks it. It can be done in the browser as well.',
  positionals: ['mr'],
  input: z.object({ project, mr: mergeRequest }),
  run: (input, context, operation) => markDraft(context, input, operation),
  render: (outcome, asking) => renderDraft(outcome, asking, 'draft'),
  examples: [{ typed: '!12', means: { mr: 12 } }],
})
