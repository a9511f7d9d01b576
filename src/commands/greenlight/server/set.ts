import { z } from 'zod'
import { permissions } from '../../../services/access/permission.ts'
import { serverSetReply } from '../../../views/greenlight/server.ts'
import { defineCommand } from '../../define.ts'

/** `/greenlight server set`: gives the page on which it is entered; the question that follows it uses it. */
export const greenlightServerSet = defineCommand({
  path: ['greenlight', 'server', 'set'],
  formTitle: 'Set server',
  summary: 'Set a server for this workspace',
  effect: 'write',
  access: permissions.operation,
  needs: 'nothing',
  positionals: [],
  input: z.object({
    held: z
      .string()
      .max(100)
      .optional()
      .meta({ kind: 'hidden', description: 'What was entered and waits for a yes' }),
    discard: z.boolean().default(false).meta({ kind: 'hidden', description: 'Forget it instead' }),
  }),
  async run({ ownServer }, { held, discard }) {
    if (held === undefined) return { kind: 'link-given' as const, url: await ownServer.link() }
    return discard ? ownServer.discard(held) : ownServer.use(held)
  },
  render: serverSetReply,
  examples: [{ typed: '', means: {} }],
})
