import { z } from 'zod'
import { permissions } from '../../../services/access/permission.ts'
import { aliasAddedReply } from '../../../views/greenlight/project.ts'
import { defineCommand } from '../../define.ts'
import { project } from '../../fields.ts'
import { alias } from '../fields.ts'

export const greenlightProjectAdd = defineCommand({
  path: ['greenlight', 'project', 'add'],
  summary: 'Give a project a short name',
  formTitle: 'Add a short name',
  effect: 'write',
  includes: [],
  unblocks: 'none',
  access: permissions.workspace,
  needs: 'account',
  positionals: ['name', 'target'],
  input: z.object({
    name: alias,
    target: project.meta({ kind: 'project', description: 'The project: its number, path or short name' }),
  }),
  run: ({ projects }, { name, target }) => projects.add(name, target),
  render: aliasAddedReply,
  examples: [{ typed: 'web 42', means: { name: 'web', target: 42 } }],
})
