import { z } from 'zod'
import { inParts, NOTHING_CHANGED } from '../../../blocks/parts.ts'
import { privately, type ReasonClass, type Reply } from '../../../blocks/reply.ts'
import { escaped } from '../../../blocks/text.ts'
import { defineCommand } from '../../define.ts'
import { alias } from './add.ts'

/** `/greenlight project remove web` */
export const greenlightProjectRemove = defineCommand({
  path: ['greenlight', 'project', 'remove'],
  summary: 'Take a short name away again',
  effect: 'write',
  needs: 'account',
  positionals: ['alias'],
  input: z.object({ alias }),
  run: async ({ alias: name }, { projects }) => ({ name, kind: await projects.remove(name) }),
  render({ name, kind }) {
    switch (kind) {
      case 'removed':
        return privately(escaped(`The alias ${name} is removed. The project itself is untouched.`))
      case 'unknown':
        return notRemoved(
          `There is no alias ${name}.`,
          'Type /greenlight project list for those there are.',
          'absent',
        )
      case 'configured':
        return notRemoved(
          `The alias ${name} comes from the configuration (FORGE_PROJECTS) and cannot be removed here.`,
          'Ask whoever runs Greenlight to take it out there.',
          'right',
        )
    }
  },
  examples: [{ typed: 'web', means: { alias: 'web' } }],
})

function notRemoved(why: string, next: string, reason: ReasonClass): Reply {
  return inParts({ what: 'The alias was not removed', why, now: NOTHING_CHANGED, next }, { reason })
}
