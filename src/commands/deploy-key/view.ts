import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import type { ForgeContext } from '../../services/context.ts'
import { referenceProblem, view } from '../../services/deploy-key/list.ts'
import { deployKeyReply } from '../../views/deploy-key/deploy-key.ts'
import { defineCommand } from '../define.ts'
import { project, textUpTo } from '../fields.ts'

const key = textUpTo(255)
  .superRefine((typed, context) => {
    const problem = referenceProblem(typed)
    if (problem !== null) context.addIssue({ code: 'custom', message: problem })
  })
  .meta({ description: 'Deploy key: 7, key:7, SHA256:… (its beginning is enough), or its title' })

/** The input of a verb that takes one deploy key and nothing else. */
export const oneDeployKey = {
  positionals: ['key'],
  input: z.object({ project, key }),
  examples: [{ typed: '7', means: { key: '7' } }],
} as const

/** Adds the project in which it happened, and its name. */
export async function inProject<Outcome>(
  { workspace: { projects } }: ForgeContext,
  project: number,
  outcome: Outcome,
) {
  return { outcome, project, projectName: await projects.title(project) }
}

export const deployKeyView = defineCommand({
  ...oneDeployKey,
  path: ['deploy-key', 'view'],
  also: ['show', 'get'],
  isShorthand: (word) => /^(?:(?:key:)?[0-9]+|SHA256:.+)$/i.test(word),
  summary: 'Show a deploy key',
  effect: 'read',
  access: permissions.discreet,
  needs: 'account',
  run: async (context, input) =>
    inProject(context, input.project, await view(context, { ...input, match: 'prefix' })),
  render: ({ outcome, ...place }) => deployKeyReply({ read: outcome, ...place }),
  examples: [
    { typed: '7', means: { key: '7' } },
    { typed: '"CI runner"', means: { key: 'CI runner' } },
  ],
})
