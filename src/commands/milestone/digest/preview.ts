import { z } from 'zod'
import { permissions } from '../../../services/access/permission.ts'
import { preview } from '../../../services/milestone/digest/preview.ts'
import { privately, small } from '../../../views/reply.ts'
import { defineCommand } from '../../define.ts'
import { readFailureReply } from '../../failure.ts'
import { project } from '../../fields.ts'
import { lookMessage } from './look.ts'

const ALONE = 'This is a preview that only you see.'

/** `/milestone digest preview` */
export const milestoneDigestPreview = defineCommand({
  path: ['milestone', 'digest', 'preview'],
  summary: 'Show yourself the milestone digest as it would be now',
  effect: 'read',
  access: { ...permissions.reads, direct: false },
  needs: 'reader',
  positionals: [],
  input: z.object({
    project,
    digest: z
      .int()
      .positive()
      .optional()
      .meta({ kind: 'hidden', description: 'Which one, where the project has several here' }),
  }),
  run: ({ project, digest = null }, context, { zone }) =>
    preview(context, { project, zone: zone ?? 'UTC', id: digest }),
  render(outcome) {
    if (outcome.kind !== 'digest') return readFailureReply(outcome, 'The digest cannot be shown')
    const { text, blocks } = lookMessage(outcome, 'you asked for it with /milestone digest preview.')
    return privately(`${ALONE} ${text}`, [small(ALONE), ...blocks])
  },
  examples: [
    { typed: '', means: {} },
    { typed: '--project 42', means: { project: 42 } },
  ],
})
