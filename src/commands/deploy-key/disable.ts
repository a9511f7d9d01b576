import { z } from 'zod'
import { disableQuestion } from '../../views/deploy-key/question.ts'
import { defineCommand } from '../define.ts'
import { project } from '../fields.ts'
import { deployKey } from './fields.ts'
import { renderRemoval } from './outcome.ts'

/** `/deploy-key disable 7`: takes the key from this project only. */
export const deployKeyDisable = defineCommand({
  path: ['deploy-key', 'disable'],
  summary: 'Take a deploy key from this project; other projects keep it',
  effect: 'destructive',
  needs: 'account',
  positionals: ['key'],
  input: z.object({ project, key: deployKey }),
  async confirm(input, { deployKeys, projects }) {
    const projectName = await projects.title(input.project)
    const seen = await deployKeys.view(input, 'exact')
    if (seen.kind !== 'found')
      return { kind: 'settled', outcome: { outcome: seen, project: input.project, projectName } }
    const { id } = seen.key
    return {
      kind: 'ask',
      ...disableQuestion(seen.key, projectName),
      yes: `Disable key:${id}`,
      input: { project: input.project, key: `key:${id}` },
    }
  },
  async run(input, { deployKeys, projects }) {
    const outcome = await deployKeys.disable(input)
    return { outcome, project: input.project, projectName: await projects.title(input.project) }
  },
  render: ({ outcome, ...place }, { user }) => renderRemoval(outcome, { ...place, user, done: 'disabled' }),
  examples: [{ typed: '7', means: { key: '7' } }],
})
