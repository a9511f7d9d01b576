import { permissions } from '../../services/access/permission.ts'
import { disable } from '../../services/deploy-key/delete.ts'
import { view } from '../../services/deploy-key/list.ts'
import { keyDisableQuestion, keyRemovedReply } from '../../views/deploy-key/delete.ts'
import { defineCommand } from '../define.ts'
import { oneDeployKey } from './fields.ts'

export const deployKeyDisable = defineCommand({
  path: ['deploy-key', 'disable'],
  summary: 'Remove a deploy key from this project',
  formTitle: 'Remove deploy key',
  effect: 'destructive',
  includes: [],
  unblocks: 'none',
  access: permissions.discreet,
  needs: 'account',
  ...oneDeployKey,
  async confirm(context, input) {
    const projectName = await context.projects.title(input.project)
    const read = await view(context, { ...input, match: 'exact' })
    if (read.kind !== 'found')
      return { kind: 'settled', outcome: { outcome: read, project: input.project, projectName } }
    return {
      kind: 'ask',
      ...keyDisableQuestion(read.key, projectName),
      yes: 'Disable deploy key',
      input: { project: input.project, key: `key:${read.key.id}` },
    }
  },
  async run(context, input, operation) {
    const outcome = await disable(context, input, operation)
    return { outcome, project: input.project, projectName: await context.projects.title(input.project) }
  },
  render: ({ outcome, ...place }, { user }) => keyRemovedReply(outcome, { ...place, user, done: 'disabled' }),
})
