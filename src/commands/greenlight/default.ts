import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import { defaultReply } from '../../views/greenlight/project.ts'
import { defineCommand } from '../define.ts'
import { project } from '../fields.ts'

/** `/greenlight default web`: the channel’s project when a command names none. */
export const greenlightDefault = defineCommand({
  path: ['greenlight', 'default'],
  summary: 'Show or set the project of this channel',
  effect: 'write',
  access: { ...permissions.workspace, toMoveFreeze: 'steward' },
  needs: 'account',
  positionals: ['use'],
  input: z.object({
    use: project
      .optional()
      .meta({ kind: 'project', description: 'The project for this channel: alias, path or number' }),
  }),
  async run({ projects }, { use }) {
    if (use !== undefined) return projects.bind(use)
    return { kind: 'current' as const, project: await projects.current() }
  },
  render: defaultReply,
  examples: [
    { typed: 'web', means: {} },
    { typed: '42', means: { use: 42 } },
  ],
})
