import { z } from 'zod'
import { privately } from '../../../blocks/reply.ts'
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
  run: async ({ alias: name }, { projects }) => ({ name, removed: await projects.remove(name) }),
  render({ name, removed }) {
    switch (removed) {
      case 'removed':
        return privately(escaped(`The alias ${name} is removed. The project itself is untouched.`))
      case 'unknown':
        return privately(escaped(`There is no alias ${name}. Nothing was changed.`))
      case 'configured':
        return privately(
          escaped(
            `The alias ${name} comes from the configuration (FORGE_PROJECTS) and cannot be removed here.`,
          ),
        )
    }
  },
  examples: [{ typed: 'web', means: { alias: 'web' } }],
})
