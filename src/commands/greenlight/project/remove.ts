import { z } from 'zod'
import { permissions } from '../../../services/access/permission.ts'
import { inParts, NOTHING_CHANGED } from '../../../views/failure-parts.ts'
import { type FailureClass, privately, type Reply } from '../../../views/reply.ts'
import { escaped } from '../../../views/text.ts'
import { defineCommand } from '../../define.ts'
import { alias } from './add.ts'

/** `/greenlight project remove web` */
export const greenlightProjectRemove = defineCommand({
  path: ['greenlight', 'project', 'remove'],
  summary: 'Take a short name away again',
  effect: 'write',
  access: permissions.workspace,
  needs: 'account',
  positionals: ['alias'],
  input: z.object({ alias }),
  run: async ({ alias: name }, { projects }, _, { role = 'member' }) => ({
    name,
    outcome: await projects.remove(name, role),
  }),
  render({ name, outcome }, { user }) {
    switch (outcome.kind) {
      case 'removed':
        return {
          ...privately(escaped(`The alias ${name} is removed. The project itself is untouched.`)),
          ...(outcome.addedBy === user
            ? {}
            : { tells: { user: outcome.addedBy, text: removedBy(name, user) } }),
        }
      case 'not-yours':
        return notRemoved(
          `Somebody else added the alias ${name}.`,
          'Ask them, a steward of this channel or an admin of the workspace to remove it.',
          'right',
        )
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

function removedBy(name: string, user: string): string {
  return `<@${user}> removed the alias ${escaped(name)}, which you had given a project. It can name another project from now on.`
}

function notRemoved(why: string, next: string, reason: FailureClass): Reply {
  return inParts({ what: 'The alias was not removed', why, now: NOTHING_CHANGED, next }, { reason })
}
