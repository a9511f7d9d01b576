import { z } from 'zod'
import { permissions } from '../../../services/access/permission.ts'
import { privately } from '../../../views/reply.ts'
import { bold, bullets, lines } from '../../../views/rich-text.ts'
import { count, escaped } from '../../../views/text.ts'
import { defineCommand } from '../../define.ts'
import { freezeLine, freezeSentence } from './words.ts'

/** Most freezes in one list. */
const MOST = 30

/** `/greenlight freeze list` */
export const greenlightFreezeList = defineCommand({
  path: ['greenlight', 'freeze', 'list'],
  summary: 'List when merges of this channel are held back, and why',
  effect: 'read',
  access: permissions.channelShown,
  needs: 'nothing',
  positionals: [],
  input: z.object({}),
  run: (_, { policies }, { now }) => policies.freezes(now),
  render(freezes) {
    if (freezes.length === 0) return privately('No merges of this channel are held back, and none will be.')
    const headline = `This channel has ${count(freezes.length, 'freeze')}.`
    const shown = freezes.slice(0, MOST)
    return privately(escaped(`${headline} ${shown.map(freezeSentence).join('; ')}`), [
      lines([bold(headline)]),
      bullets(shown.map(freezeLine)),
    ])
  },
  examples: [{ typed: '', means: {} }],
})
