import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import {
  aliasAddedReply,
  aliasRemovedReply,
  defaultReply,
  projectListReply,
} from '../../views/greenlight/project.ts'
import { defineCommand, noOtherEffect } from '../define.ts'
import { noInput, project } from '../fields.ts'

export const greenlightDefault = defineCommand({
  path: ['greenlight', 'default'],
  summary: 'Show or choose the project of this channel',
  formTitle: 'Choose the project',
  effect: 'write',
  ...noOtherEffect,
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
  async form({ workspace: { projects } }, { use, choose }) {
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
          value: String(current?.path ?? current?.project ?? ''),
        },
      ],
      input: {},
    }
  },
  async run({ workspace: { projects } }, { use }) {
    if (use !== undefined) return projects.bind(use)
    return { kind: 'current' as const, project: await projects.current() }
  },
  render: defaultReply,
  examples: [
    { typed: 'web', means: {} },
    { typed: '42', means: { use: 42 } },
  ],
})

/** An alias is a short lower-case word, so that it is never parsed as a number, a path or a flag. */
const alias = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be a short word of lower-case letters, digits and dashes')
  .meta({ kind: 'alias', description: 'Short name, as in web!12' })

export const greenlightProjectAdd = defineCommand({
  path: ['greenlight', 'project', 'add'],
  summary: 'Give a project a short name',
  formTitle: 'Add a short name',
  effect: 'write',
  ...noOtherEffect,
  access: permissions.workspace,
  needs: 'account',
  positionals: ['name', 'target'],
  input: z.object({
    name: alias,
    target: project.meta({ kind: 'project', description: 'The project: its number, path or short name' }),
  }),
  run: ({ workspace: { projects } }, { name, target }) => projects.add(name, target),
  render: aliasAddedReply,
  examples: [{ typed: 'web 42', means: { name: 'web', target: 42 } }],
})

export const greenlightProjectList = defineCommand({
  path: ['greenlight', 'project', 'list'],
  summary: 'List projects with a short name',
  formTitle: 'Short names',
  effect: 'read',
  access: permissions.workspace,
  needs: 'nothing',
  ...noInput,
  run: async ({ workspace: { projects } }) => ({
    known: await projects.list(),
    webhooks: await projects.webhookActivity(),
  }),
  render: projectListReply,
})

export const greenlightProjectRemove = defineCommand({
  path: ['greenlight', 'project', 'remove'],
  summary: 'Remove a short name',
  effect: 'write',
  ...noOtherEffect,
  access: permissions.workspace,
  needs: 'account',
  positionals: ['name'],
  input: z.object({ name: alias }),
  run: async ({ workspace: { projects } }, { name }, _, { role = 'member' }) => ({
    name,
    outcome: await projects.remove(name, role),
  }),
  render: aliasRemovedReply,
  examples: [{ typed: 'web', means: { name: 'web' } }],
})
