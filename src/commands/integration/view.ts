import { z } from 'zod'
import { integrationNames, isIntegrationName, namesIn, retiredNames } from '../../model/integration-kinds.ts'
import { permissions } from '../../services/access/permission.ts'
import { view } from '../../services/integration/view.ts'
import { integrationReply } from '../../views/integration/integration.ts'
import { defineCommand } from '../define.ts'
import { project } from '../fields.ts'

export const kind = z.enum(integrationNames).meta({
  description: `Which one: ${namesIn('today').join(', ')}`,
  helpWithout: { feature: 'integrations-today', help: `Which one: ${integrationNames.join(', ')}` },
  retired: { feature: 'integrations-today', choices: retiredNames },
})

/** Every setting; for secrets only whether they are set. */
export const integrationView = defineCommand({
  path: ['integration', 'view'],
  also: ['show', 'get'],
  isShorthand: (word) => isIntegrationName(word.toLowerCase()),
  summary: 'Show the settings of an integration',
  formTitle: 'Show integration',
  effect: 'read',
  access: permissions.discreet,
  needs: 'account',
  positionals: ['kind'],
  input: z.object({ project, kind }),
  async run(context, input) {
    return {
      read: await view(context, input),
      projectName: await context.workspace.projects.title(input.project),
    }
  },
  render: integrationReply,
  examples: [
    { typed: 'slack', means: { kind: 'slack' } },
    { typed: 'external-wiki', means: { kind: 'external-wiki' } },
  ],
})
