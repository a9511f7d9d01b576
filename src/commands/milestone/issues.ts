import { z } from 'zod'
import { NOTHING_SHOWN } from '../../views/failure-parts.ts'
import { milestoneIssues as issuesReply } from '../../views/milestone/issues.ts'
import { defineCommand } from '../define.ts'
import { readFailureReply } from '../failure.ts'
import { milestone, owner, project } from '../fields.ts'
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
  async run(input, { milestones, projects }, { audience = 'others' }) {
    const { project } = input
    const seen = await milestones.view(input, 'prefix', audience)
    return { question: input, seen, projectName: await projects.title(project) }
  },
  render({ question, seen, projectName }) {
    if (seen.kind === 'ambiguous') return ambiguousReply(seen, NOTHING_SHOWN)
    if (seen.kind !== 'view') return readFailureReply(seen, 'The issues cannot be listed')
    return issuesReply({ ...seen.view, projectName }, question)
  },
  examples: [
    { typed: '%3', means: { milestone: 3 } },
    { typed: '"Sprint 9" --open', means: { milestone: 'Sprint 9', open: true } },
  ],
})
