import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import { list, listAll } from '../../services/deploy-key/list.ts'
import { deployKeysReply, type KeysOutcome } from '../../views/deploy-key/list.ts'
import { defineCommand } from '../define.ts'
import { pageUpTo, project } from '../fields.ts'

/** With `--all` the keys of every project, for admins and shown to the caller alone. */
export const deployKeyListCommand = defineCommand({
  path: ['deploy-key', 'list'],
  also: ['ls'],
  summary: 'List deploy keys',
  effect: 'read',
  access: permissions.discreet,
  needs: 'account',
  positionals: [],
  input: z.object({
    project: project.optional(),
    all: z.boolean().default(false).describe('The keys of every project, for admins'),
    page: pageUpTo(1000),
  }),
  async run(context, { all, page, project: named }): Promise<KeysOutcome> {
    if (all) return { kind: 'listed', project: null, page, listed: await listAll(context) }
    const id = named ?? (await context.workspace.projects.current())?.project
    if (id === undefined) return { kind: 'no-project' }
    const listed = await list(context, { project: id })
    return { kind: 'listed', project: { id, name: await context.workspace.projects.title(id) }, page, listed }
  },
  render: deployKeysReply,
  examples: [
    { typed: '', means: {} },
    { typed: '--all', means: { all: true } },
  ],
})
