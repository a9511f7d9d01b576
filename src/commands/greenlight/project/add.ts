import { z } from 'zod'
import { permissions } from '../../../services/access/permission.ts'
import { inParts, NOTHING_CHANGED } from '../../../views/failure-parts.ts'
import { privately } from '../../../views/reply.ts'
import { escaped } from '../../../views/text.ts'
import { defineCommand } from '../../define.ts'
import { failureReply } from '../../failure.ts'
import { project } from '../../fields.ts'
import { nameOf } from './name.ts'

/** An alias is a short lower-case word, so that it is never parsed as a number, a path or a flag. */
export const alias = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be a short word of lower-case letters, digits and dashes')
  .meta({ kind: 'alias', description: 'Short name, as in web!12' })

/** `/greenlight project add web 42` */
export const greenlightProjectAdd = defineCommand({
  path: ['greenlight', 'project', 'add'],
  summary: 'Give a project a short name in this workspace',
  effect: 'write',
  access: permissions.workspace,
  needs: 'account',
  positionals: ['alias', 'target'],
  input: z.object({
    alias,
    target: project.meta({ kind: 'project', description: 'The project: its number, a known path or alias' }),
  }),
  run: ({ alias: name, target }, { projects }) => projects.add(name, target),
  render(outcome) {
    if (outcome.kind === 'added') return privately(escaped(`Added: ${nameOf(outcome.project)}.`))
    if (outcome.kind === 'taken')
      return inParts(
        {
          what: 'The alias was not added',
          why: `The alias ${outcome.alias} is taken.`,
          now: NOTHING_CHANGED,
          next: 'Choose another, or remove it first.',
        },
        { reason: 'state' },
      )
    return failureReply(outcome, { tried: 'The alias was not added' })
  },
  examples: [{ typed: 'web 42', means: { alias: 'web', target: 42 } }],
})
