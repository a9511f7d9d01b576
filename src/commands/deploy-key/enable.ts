import { z } from 'zod'
import { deployKeyName } from '../../blocks/deploy-key/deploy-key.ts'
import { privately } from '../../blocks/reply.ts'
import { escaped, oneLine } from '../../blocks/text.ts'
import { defineCommand } from '../define.ts'
import { project } from '../fields.ts'
import { troubleReply } from '../trouble.ts'
import { deployKey } from './fields.ts'
import { ambiguousKeyReply, keyOnProject } from './outcome.ts'

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
  render({ outcome, ...place }, { user }) {
    const { projectName } = place
    switch (outcome.kind) {
      case 'enabled': {
        const name = deployKeyName(outcome.key)
        if (outcome.already)
          return privately(
            escaped(`The deploy key ${name} was on ${projectName} already. Nothing was changed.`),
          )
        return outcome.answered
          ? keyOnProject(outcome.key, place, {
              by: user,
              words: `enabled the deploy key ${name} on ${projectName}`,
            })
          : keyOnProject(outcome.key, place, {
              words: `The answer was lost, and the forge lists the deploy key ${name} on ${projectName}`,
            })
      }
      case 'id-needed':
        return privately(
          escaped(
            `No deploy key was enabled. “${oneLine(outcome.typed, 100)}” is not on ${projectName}, and only an admin of the forge can find a key of another project by its title or fingerprint. Nothing was changed. Type its number, which the list of its own project shows: /deploy-key enable 7`,
          ),
        )
      case 'ambiguous-key':
        return ambiguousKeyReply(outcome)
      default:
        return troubleReply(outcome, {
          tried: 'The deploy key was not enabled',
          doubt: (what) => `I do not know whether ${what} was enabled`,
        })
    }
  },
  examples: [{ typed: '7', means: { key: '7' } }],
})
