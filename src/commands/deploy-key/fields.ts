import { z } from 'zod'
import { referenceProblem } from '../../services/deploy-key/reference.ts'
import { project } from '../fields.ts'

export const deployKeyField = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .max(255, 'must be 255 characters or less')
  .superRefine((typed, context) => {
    const problem = referenceProblem(typed)
    if (problem !== null) context.addIssue({ code: 'custom', message: problem })
  })
  .meta({ description: 'Deploy key: 7, key:7, SHA256:… (its beginning is enough), or its title' })

/** The input of a verb that takes one deploy key and nothing else. */
export const oneDeployKey = {
  positionals: ['key'],
  input: z.object({ project, key: deployKeyField }),
  examples: [{ typed: '7', means: { key: '7' } }],
} as const
