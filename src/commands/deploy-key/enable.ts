import { z } from 'zod'
import { defineCommand } from '../define.ts'
import { project } from '../fields.ts'
import { renderEnabled } from './enabled.ts'
import { deployKey } from './fields.ts'

/** `/deploy-key enable 7`: a key of another project, or a public one, on this project too. */
export const deployKeyEnable = defineCommand({
  path: ['deploy-key', 'enable'],
  summary: 'Put a deploy key of another project on this one too',
  effect: 'write',
  needs: 'account',
  positionals: ['key'],
  input: z.object({ project, key: deployKey }),
  async run(input, { deployKeys, projects }) {
    const outcome = await deployKeys.enable(input)
    return { outcome, project: input.project, projectName: await projects.title(input.project) }
  },
  render: ({ outcome, ...place }, { user }) => renderEnabled(outcome, place, user),
  examples: [{ typed: '7', means: { key: '7' } }],
})
