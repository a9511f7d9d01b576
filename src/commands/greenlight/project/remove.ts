import { z } from 'zod'
import { permissions } from '../../../services/access/permission.ts'
import { aliasRemovedReply } from '../../../views/greenlight/project.ts'
import { defineCommand } from '../../define.ts'
import { alias } from '../fields.ts'

export const greenlightProjectRemove = defineCommand({
  path: ['greenlight', 'project', 'remove'],
  summary: 'Remove a short name',
  effect: 'write',
  includes: [],
  unblocks: 'none',
  access: permissions.workspace,
  needs: 'account',
  positionals: ['name'],
  input: z.object({ name: alias }),
  run: async ({ projects }, { name }, _, { role = 'member' }) => ({
    name,
    outcome: await projects.remove(name, role),
  }),
  render: aliasRemovedReply,
  examples: [{ typed: 'web', means: { name: 'web' } }],
})
