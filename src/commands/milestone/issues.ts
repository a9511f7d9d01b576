import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import { view } from '../../services/milestone/view.ts'
import { milestoneIssuesReply as issuesReply } from '../../views/milestone/issues.ts'
import { milestoneReadFailure } from '../../views/milestone/milestone.ts'
import { defineCommand } from '../define.ts'
import { milestone, owner, project } from '../fields.ts'
import { page } from './fields.ts'
import { milestoneView } from './view.ts'

export const milestoneIssues = defineCommand({
  path: ['milestone', 'issues'],
  summary: 'List the issues of a milestone, open ones first',
  effect: 'read',
  includes: [milestoneView],
  access: permissions.reads,
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
  async run(context, input, { audience = 'others' }) {
    const { project } = input
    const read = await view(context, { ...input, match: 'prefix', audience })
    return { question: input, read, projectName: await context.workspace.projects.title(project) }
  },
  render({ question, read, projectName }) {
    if (read.kind !== 'view') return milestoneReadFailure(read, 'I can’t list the issues')
    return issuesReply({ ...read.view, projectName }, question)
  },
  examples: [
    { typed: '%3', means: { milestone: 3 } },
    { typed: '"Sprint 9" --open', means: { milestone: 'Sprint 9', open: true } },
  ],
})
