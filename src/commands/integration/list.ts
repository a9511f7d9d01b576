import { z } from 'zod'
import { integrationList } from '../../views/integration/list.ts'
import { defineCommand } from '../define.ts'
import { readFailureReply } from '../failure.ts'
import { project } from '../fields.ts'

/** `/integration list` */
export const integrationListCommand = defineCommand({
  path: ['integration', 'list'],
  also: ['ls', 'kinds'],
  summary: 'List the integrations that are set, and the names of the others',
  effect: 'read',
  needs: 'account',
  positionals: [],
  input: z.object({ project }),
  async run({ project: id }, { integrations, projects }) {
    const listed = await integrations.list(id)
    return { project: id, projectName: await projects.title(id), listed }
  },
  render: ({ listed, ...about }) =>
    listed.kind === 'list'
      ? integrationList(listed, about)
      : readFailureReply(listed, 'The integrations cannot be listed'),
  examples: [{ typed: '', means: {} }],
})
