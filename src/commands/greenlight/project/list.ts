import { z } from 'zod'
import { privately } from '../../../blocks/reply.ts'
import { bold, bullets, lines, text } from '../../../blocks/rich-text.ts'
import { count, escaped } from '../../../blocks/text.ts'
import { defineCommand } from '../../define.ts'
import { nameOf } from './name.ts'

/** `/greenlight project list` */
export const greenlightProjectList = defineCommand({
  path: ['greenlight', 'project', 'list'],
  summary: 'List the projects that have a short name',
  effect: 'read',
  needs: 'nothing',
  positionals: [],
  input: z.object({}),
  run: (_, { projects }) => projects.list(),
  render(known) {
    if (known.length === 0)
      return privately('No project has an alias yet. Add one, for example: `/greenlight project add web 42`')
    const names = known.slice(0, 50).map(nameOf)
    return privately(escaped(`${count(known.length, 'project')}: ${names.join('; ')}`), [
      lines([bold(count(known.length, 'project'))]),
      bullets(names.map((name) => [text(name)])),
    ])
  },
  examples: [{ typed: '', means: {} }],
})
