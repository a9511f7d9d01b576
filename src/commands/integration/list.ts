import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import { list } from '../../services/integration/list.ts'
import { failureReply } from '../../views/failure.ts'
import { integrationList } from '../../views/integration/list.ts'
import { defineCommand } from '../define.ts'
import { project } from '../fields.ts'

export const integrationListCommand = defineCommand({
  path: ['integration', 'list'],
  also: ['ls', 'kinds'],
  summary: 'List integrations',
  effect: 'read',
  access: permissions.discreet,
  needs: 'account',
  positionals: [],
  input: z.object({ project }),
  async run(context, { project: id }) {
    const listed = await list(context, { project: id })
    return { project: id, projectName: await context.workspace.projects.title(id), listed }
  },
  render: ({ listed, ...about }) =>
    listed.kind === 'list'
      ? integrationList(listed, about)
      : failureReply(listed, { tried: 'I can’t list the integrations' }),
  examples: [{ typed: '', means: {} }],
})
