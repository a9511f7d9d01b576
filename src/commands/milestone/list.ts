import { z } from 'zod'
import { milestoneList } from '../../blocks/milestone/list.ts'
import { defineCommand } from '../define.ts'
import { project } from '../fields.ts'
import { troubleReply } from '../trouble.ts'

/** `/milestone list` */
export const milestoneListCommand = defineCommand({
  path: ['milestone', 'list'],
  also: ['ls'],
  summary: 'List milestones by due date',
  effect: 'read',
  needs: 'reader',
  positionals: [],
  input: z.object({
    project,
    state: z.enum(['active', 'closed', 'all']).default('active').describe('Only milestones in this state'),
  }),
  async run(input, { milestones, projects }) {
    const listed = await milestones.list(input)
    return { question: { ...input, projectName: await projects.title(input.project) }, listed }
  },
  render: ({ question, listed }, { now }) =>
    listed.kind === 'list'
      ? milestoneList(listed, question, now)
      : troubleReply(listed, { tried: 'The milestones cannot be listed' }),
  examples: [
    { typed: '', means: {} },
    { typed: '--state all', means: { state: 'all' } },
  ],
})
