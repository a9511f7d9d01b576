import { permissions } from '../../services/access/permission.ts'
import { enable } from '../../services/deploy-key/enable.ts'
import { keyEnabledReply } from '../../views/deploy-key/enable.ts'
import { defineCommand } from '../define.ts'
import { oneDeployKey } from './fields.ts'

export const deployKeyEnable = defineCommand({
  path: ['deploy-key', 'enable'],
  summary: 'Use another project’s deploy key here too',
  formTitle: 'Use deploy key',
  effect: 'write',
  includes: [],
  unblocks: 'none',
  access: permissions.discreet,
  needs: 'account',
  ...oneDeployKey,
  async run(context, input, operation) {
    const outcome = await enable(context, input, operation)
    return { outcome, project: input.project, projectName: await context.projects.title(input.project) }
  },
  render: ({ outcome, ...place }, { user }) => keyEnabledReply(outcome, place, user),
})
