import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import { view } from '../../services/deploy-key/list.ts'
import { deployKeyReply } from '../../views/deploy-key/deploy-key.ts'
import { defineCommand } from '../define.ts'
import { project } from '../fields.ts'
import { deployKeyField } from './fields.ts'

export const deployKeyView = defineCommand({
  path: ['deploy-key', 'view'],
  also: ['show', 'get'],
  isShorthand: (word) => /^(?:(?:key:)?[0-9]+|SHA256:.+)$/i.test(word),
  summary: 'Show a deploy key',
  effect: 'read',
  access: permissions.discreet,
  needs: 'account',
  positionals: ['key'],
  input: z.object({ project, key: deployKeyField }),
  async run(context, input) {
    const read = await view(context, { ...input, match: 'prefix' })
    return { read, project: input.project, projectName: await context.projects.title(input.project) }
  },
  render: deployKeyReply,
  examples: [
    { typed: '7', means: { key: '7' } },
    { typed: '"CI runner"', means: { key: 'CI runner' } },
  ],
})
