import { z } from 'zod'
import { issueBlocks, milestoneTitle, progressWords } from '../../blocks/milestone/milestone.ts'
import { openly } from '../../blocks/reply.ts'
import { bold, lines, text } from '../../blocks/rich-text.ts'
import { escaped } from '../../blocks/text.ts'
import { defineCommand } from '../define.ts'
import { milestone, project } from '../fields.ts'
import { troubleReply } from '../trouble.ts'
import { ambiguousReply } from './outcome.ts'

/** `/milestone issues %3` */
export const milestoneIssues = defineCommand({
  path: ['milestone', 'issues'],
  summary: 'List the issues of a milestone, open ones first',
  effect: 'read',
  needs: 'reader',
  positionals: ['milestone'],
  input: z.object({ project, milestone }),
  run: (input, { milestones }) => milestones.view(input, 'prefix'),
  render(outcome) {
    if (outcome.kind === 'ambiguous') return ambiguousReply(outcome)
    if (outcome.kind !== 'view') return troubleReply(outcome, { tried: 'The issues cannot be listed' })
    const title = milestoneTitle(outcome.view.milestone)
    const progress = progressWords(outcome.view)
    return openly(escaped(`${title}: ${progress}.`), [
      lines([bold(title)], [text(progress)]),
      ...issueBlocks(outcome.view),
    ])
  },
  examples: [{ typed: '%3', means: { milestone: 3 } }],
})
