import { z } from 'zod'
import { mergeRequestList } from '../../blocks/merge-request/list.ts'
import { defineCommand } from '../define.ts'
import { project } from '../fields.ts'
import { troubleReply } from '../trouble.ts'

/** `/mr list` */
export const mrList = defineCommand({
  path: ['mr', 'list'],
  also: ['ls'],
  summary: 'List merge requests, ten a page',
  effect: 'read',
  needs: 'reader',
  positionals: [],
  input: z.object({
    project,
    state: z
      .enum(['opened', 'merged', 'closed', 'all'])
      .default('opened')
      .describe('Only merge requests in this state'),
    orderBy: z
      .enum(['created_at', 'updated_at'])
      .default('updated_at')
      .describe('Order by creation or by last update'),
    sort: z.enum(['asc', 'desc']).default('desc').describe('Oldest first (asc) or newest first (desc)'),
    page: z
      .int()
      .min(1, 'must be 1 or more')
      .max(1000, 'must be 1000 or less')
      .default(1)
      .describe('Page to show'),
  }),
  async run(input, { mergeRequests, projects }) {
    const listed = await mergeRequests.list(input)
    return { question: { ...input, projectName: await projects.title(input.project) }, listed }
  },
  render: ({ question, listed }) =>
    listed.kind === 'list'
      ? mergeRequestList(listed, question)
      : troubleReply(listed, { tried: 'The merge requests cannot be listed' }),
  examples: [
    { typed: '', means: {} },
    { typed: '--state merged --sort asc', means: { state: 'merged', sort: 'asc' } },
  ],
})
