import { permissions } from '../../services/access/permission.ts'
import { enable } from '../../services/deploy-key/enable.ts'
import { keyEnabledReply } from '../../views/deploy-key/add.ts'
import { defineCommand, noOtherEffect } from '../define.ts'
import { inProject, oneDeployKey } from './view.ts'

export const deployKeyEnable = defineCommand({
  path: ['deploy-key', 'enable'],
  summary: 'Use another project’s deploy key here too',
  formTitle: 'Use deploy key',
  effect: 'write',
  ...noOtherEffect,
  access: permissions.discreet,
  needs: 'account',
  ...oneDeployKey,
  run: async (context, input, operation) =>
    inProject(context, input.project, await enable(context, input, operation)),
  render: ({ outcome, ...place }, { user }) => keyEnabledReply(outcome, place, user),
})
