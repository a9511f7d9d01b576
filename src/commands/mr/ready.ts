import { z } from 'zod'
import { isArmed } from '../../model/merge-request.ts'
import { permissions } from '../../services/access/permission.ts'
import { markReady } from '../../services/mr/draft.ts'
import { view } from '../../services/mr/view.ts'
import { defineCommand } from '../define.ts'
import { mergeRequest, project } from '../fields.ts'
import { armedQuestion } from './armed-question.ts'
import { renderDraft } from './draft-outcome.ts'
import { nameOf } from './name.ts'

/** `/mr ready !12`: asks where the draft mark may be the last obstacle to an auto-merge. */
export const mrReady = defineCommand({
  path: ['mr', 'ready'],
  also: ['undraft'],
  summary: 'Mark a draft as ready',
  effect: 'write',
  access: permissions.changes,
  needs: 'account',
  requires: 'drafts',
  elsewhere:
    'What makes a draft there is its title: /mr edit with --no-draft takes its mark off. It can be done in the browser as well.',
  positionals: ['mr'],
  input: z.object({ project, mr: mergeRequest }),
  async confirm(input, context) {
    const read = await view(context, input)
    if (read.kind !== 'view') return { kind: 'settled', outcome: read }
    if (!isArmed(read.view.mr)) return { kind: 'go' }
    const { mr } = read.view
    const question = armedQuestion(read.view, `Mark ${nameOf(mr)} as ready?`, 'this')
    return { kind: 'ask', ...question, yes: 'Mark as ready', input }
  },
  run: (input, context, operation) => markReady(context, input, operation),
  render: (outcome, asking) => renderDraft(outcome, asking, 'ready'),
  examples: [{ typed: '!12', means: { mr: 12 } }],
})
