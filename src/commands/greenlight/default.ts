import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import { openly, plain, privately } from '../../views/reply.ts'
import { escaped } from '../../views/text.ts'
import { defineCommand } from '../define.ts'
import { failureReply } from '../failure.ts'
import { project } from '../fields.ts'
import { nameOf } from './project/name.ts'

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
  async run({ use }, { projects }) {
    if (use !== undefined) return projects.bind(use)
    return { kind: 'current' as const, project: await projects.current() }
  },
  render(outcome) {
    if (outcome.kind === 'bound') {
      const sentence = escaped(`This channel now means ${nameOf(outcome.project)} when no project is named.`)
      return openly(sentence, plain(sentence))
    }
    if (outcome.kind !== 'current')
      return failureReply(outcome, { tried: 'The project of this channel was not set' })
    return privately(
      escaped(
        outcome.project
          ? `This channel means ${nameOf(outcome.project)} when no project is named.`
          : 'This channel has no project. Set one, for example: /greenlight default 42',
      ),
    )
  },
  examples: [
    { typed: 'web', means: {} },
    { typed: '42', means: { use: 42 } },
  ],
})
