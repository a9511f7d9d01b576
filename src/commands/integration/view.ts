import { z } from 'zod'
import { isIntegrationName } from '../../model/integration-kinds.ts'
import { permissions } from '../../services/access/permission.ts'
import { view } from '../../services/integration/view.ts'
import { ONLY_A_LOOK } from '../../views/failure-parts.ts'
import { integrationBlocks, integrationState, integrationTitle } from '../../views/integration/integration.ts'
import { openly } from '../../views/reply.ts'
import { escaped } from '../../views/text.ts'
import { defineCommand } from '../define.ts'
import { project } from '../fields.ts'
import { kind } from './kind.ts'
import { notDoneReply } from './outcome.ts'

/** `/integration view slack`: every setting; for secrets only whether they are set. */
export const integrationView = defineCommand({
  path: ['integration', 'view'],
  also: ['show', 'get'],
  alone: (word) => isIntegrationName(word.toLowerCase()),
  summary: 'Show the settings of an integration; of secrets only whether they are set',
  effect: 'read',
  access: permissions.discreet,
  needs: 'account',
  positionals: ['kind'],
  input: z.object({ project, kind }),
  async run(input, context) {
    return { read: await view(context, input), projectName: await context.projects.title(input.project) }
  },
  render({ read, projectName }) {
    if (read.kind !== 'view')
      return notDoneReply(read, { tried: 'The integration cannot be shown', unchanged: ONLY_A_LOOK })
    const sentence = `${integrationTitle(read.view, projectName)}: ${integrationState(read.view)}.`
    return openly(escaped(sentence), integrationBlocks(read.view, projectName))
  },
  examples: [
    { typed: 'slack', means: { kind: 'slack' } },
    { typed: 'external-wiki', means: { kind: 'external-wiki' } },
  ],
})
