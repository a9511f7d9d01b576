import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import { view } from '../../services/deploy-key/list.ts'
import {
  deployKeyBlocks,
  deployKeyName,
  keyTypeWords,
  weakKeyWords,
} from '../../views/deploy-key/deploy-key.ts'
import { NOTHING_SHOWN } from '../../views/failure-parts.ts'
import { openly } from '../../views/reply.ts'
import { escaped } from '../../views/text.ts'
import { defineCommand } from '../define.ts'
import { readFailureReply } from '../failure.ts'
import { project } from '../fields.ts'
import { deployKey } from './fields.ts'
import { ambiguousKeyReply } from './outcome.ts'

/** `/deploy-key view 7` */
export const deployKeyView = defineCommand({
  path: ['deploy-key', 'view'],
  also: ['show', 'get'],
  alone: (word) => /^(?:(?:key:)?[0-9]+|SHA256:.+)$/i.test(word),
  summary: 'Show a deploy key: its type and fingerprints',
  effect: 'read',
  access: permissions.discreet,
  needs: 'account',
  positionals: ['key'],
  input: z.object({ project, key: deployKey }),
  async run(input, context) {
    const read = await view(context, { ...input, match: 'prefix' })
    return { read, project: input.project, projectName: await context.projects.title(input.project) }
  },
  render({ read, project: id, projectName }) {
    if (read.kind === 'ambiguous-key') return ambiguousKeyReply(read, NOTHING_SHOWN)
    if (read.kind !== 'found') return readFailureReply(read, 'The deploy key cannot be shown')
    const { key } = read
    const about = [keyTypeWords(key.facts), key.facts?.sha256].filter(Boolean).join(', ')
    const told = [`Deploy key ${deployKeyName(key)} on ${projectName}: ${about}.`, weakKeyWords(key.facts)]
    return openly(escaped(told.filter(Boolean).join(' ')), deployKeyBlocks(key, id))
  },
  examples: [
    { typed: '7', means: { key: '7' } },
    { typed: '"CI runner"', means: { key: 'CI runner' } },
  ],
})
