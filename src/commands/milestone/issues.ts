import { z } from 'zod'
import { milestoneIssues as issuesReply } from '../../blocks/milestone/issues.ts'
import { NOTHING_SHOWN } from '../../blocks/parts.ts'
import { defineCommand } from '../define.ts'
import { milestone, owner, project } from '../fields.ts'
import { lookTrouble } from '../trouble.ts'
import { ambiguousReply } from './outcome.ts'
import { page } from './page.ts'

/** `/milestone issues %3` */
export const milestoneIssues = defineCommand({
  path: ['milestone', 'issues'],
  summary: 'List the issues of a milestone, open ones first',
  effect: 'read',
  needs: 'reader',
  positionals: ['milestone'],
  input: z.object({
    project,
    milestone,
    owner,
    open: z.boolean().default(false).describe('Only open issues'),
    closed: z.boolean().default(false).describe('Only closed issues'),
    page,
  }),
  async run(input, { milestones, projects }) {
    const { project } = input
    const seen = await milestones.view(input, 'prefix')
    return { question: input, seen, projectName: await projects.title(project) }
  },
  render({ question, seen, projectName }) {
    if (seen.kind === 'ambiguous') return ambiguousReply(seen, NOTHING_SHOWN)
    if (seen.kind !== 'view') return lookTrouble(seen, 'The issues cannot be listed')
    return issuesReply({ ...seen.view, projectName }, question)
  },
  examples: [
    { typed: '%3', means: { milestone: 3 } },
    { typed: '"Sprint 9" --open', means: { milestone: 'Sprint 9', open: true } },
  ],
})
