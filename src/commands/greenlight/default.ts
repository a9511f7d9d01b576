import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import { defaultReply } from '../../views/greenlight/project.ts'
import { defineCommand } from '../define.ts'
import { project } from '../fields.ts'

export const greenlightDefault = defineCommand({
  path: ['greenlight', 'default'],
  summary: 'Show or choose the project of this channel',
  formTitle: 'Choose the project',
  effect: 'write',
  includes: [],
  unblocks: 'none',
  access: { ...permissions.workspace, toMoveFreeze: 'manager' },
  needs: 'account',
  positionals: ['use'],
  input: z.object({
    use: project.optional().meta({
      kind: 'project',
      description: 'The project for commands here: its path, short name or number',
    }),
    choose: z.boolean().default(false).meta({ kind: 'hidden', description: 'Asks for it in a form' }),
  }),
  formInput: { choose: true },
  async form({ projects }, { use, choose }) {
    if (!choose || use !== undefined) return null
    const current = await projects.current()
    return {
      kind: 'form',
      title: 'Choose project',
      about: 'Commands typed here use it, unless you name another',
      yes: 'Choose project',
      inputs: [
        {
          name: 'use',
          label: 'Project',
          required: true,
          help: 'Its path, short name or number',
          input: 'pick' as const,
          picks: 'project' as const,
          ...(current ? { value: current.path ?? String(current.project) } : {}),
        },
      ],
      input: {},
    }
  },
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
