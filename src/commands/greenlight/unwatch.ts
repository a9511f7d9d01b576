import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import { openly, plain, privately } from '../../views/reply.ts'
import { escaped, oneLine } from '../../views/text.ts'
import { defineCommand } from '../define.ts'
import { project } from '../fields.ts'

/** `/greenlight unwatch web` */
export const greenlightUnwatch = defineCommand({
  path: ['greenlight', 'unwatch'],
  summary: 'Stop telling this channel what happens in a project',
  effect: 'write',
  access: permissions.ends,
  needs: 'nothing',
  positionals: ['project'],
  input: z.object({ project }),
  run: async ({ project: number }, { watches, projects }) => ({
    kind: (await watches.unwatch(number)) ? ('unwatched' as const) : ('none' as const),
    name: oneLine(await projects.title(number), 100),
  }),
  render({ kind, name }) {
    if (kind === 'none')
      return privately(
        `${escaped(`This channel does not watch ${name}. Nothing was changed.`)} \`/greenlight watches\` shows what it watches.`,
      )
    const sentence = escaped(
      `This channel does not watch ${name} any more. Cards that are here are kept up to date.`,
    )
    return openly(sentence, plain(sentence))
  },
  examples: [{ typed: '', means: {} }],
})
