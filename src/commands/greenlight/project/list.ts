import { permissions } from '../../../services/access/permission.ts'
import { projectListReply } from '../../../views/greenlight/project.ts'
import { defineCommand } from '../../define.ts'
import { noInput } from '../../fields.ts'

export const greenlightProjectList = defineCommand({
  path: ['greenlight', 'project', 'list'],
  summary: 'List projects with a short name',
  formTitle: 'Short names',
  effect: 'read',
  access: permissions.workspace,
  needs: 'nothing',
  ...noInput,
  run: async ({ projects }) => ({ known: await projects.list(), webhooks: await projects.webhookActivity() }),
  render: projectListReply,
})
