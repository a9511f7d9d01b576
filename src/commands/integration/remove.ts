import { z } from 'zod'
import { holdsMerges } from '../../model/integration-kinds.ts'
import { permissions } from '../../services/access/permission.ts'
import { remove } from '../../services/integration/remove.ts'
import { view } from '../../services/integration/view.ts'
import { integrationRemovedReply, removeQuestion } from '../../views/integration/integration.ts'
import { defineCommand } from '../define.ts'
import { overrideReason, project } from '../fields.ts'
import { kind } from './view.ts'

/** Deletes its settings, so the name must be typed. */
export const integrationRemove = defineCommand({
  path: ['integration', 'remove'],
  also: ['rm', 'delete'],
  summary: 'Remove an integration',
  effect: 'destructive',
  includes: [],
  unblocks: async (_, { kind: name }) => (holdsMerges(name) ? 'any' : 'none'),
  access: permissions.discreet,
  needs: 'account',
  positionals: ['kind'],
  input: z.object({ project, kind, overrideReason }),
  async confirm(context, input) {
    const about = { name: input.kind, projectName: await context.workspace.projects.title(input.project) }
    const read = await view(context, input)
    if (read.kind !== 'view') return { kind: 'settled', outcome: { ...about, outcome: read } }
    const shown = read.view
    if (shown.state === 'never set')
      return {
        kind: 'settled',
        outcome: { ...about, outcome: { kind: 'was-not-set', view: shown } as const },
      }
    return {
      kind: 'type',
      phrase: shown.name,
      ...removeQuestion(shown, about.projectName),
      yes: 'Remove',
      input,
    }
  },
  async run(context, input, operation) {
    const outcome = await remove(context, input, operation)
    return { name: input.kind, projectName: await context.workspace.projects.title(input.project), outcome }
  },
  render: integrationRemovedReply,
  examples: [{ typed: 'slack', means: { kind: 'slack' } }],
})
