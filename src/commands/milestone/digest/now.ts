import { z } from 'zod'
import { permissions } from '../../../services/access/permission.ts'
import { postNow } from '../../../services/milestone/digest/preview.ts'
import { openly, privately } from '../../../views/reply.ts'
import { defineCommand } from '../../define.ts'
import { readFailureReply } from '../../failure.ts'
import { project } from '../../fields.ts'
import { lookMessage } from './look.ts'

/** `/milestone digest now`: leaves the schedule unchanged. */
export const milestoneDigestNow = defineCommand({
  path: ['milestone', 'digest', 'now'],
  summary: 'Post a milestone digest in this channel now, beside its schedule',
  effect: 'read',
  access: { ...permissions.changes, direct: false },
  needs: 'reader',
  positionals: [],
  input: z.object({ project }),
  run: ({ project }, context, { zone }) => postNow(context, { project, zone: zone ?? 'UTC' }),
  render(outcome) {
    if (outcome.kind === 'again')
      return privately('The digest was posted a moment ago, and is not posted twice.')
    if (outcome.kind !== 'digest') return readFailureReply(outcome, 'The digest cannot be shown')
    const { text, blocks } = lookMessage(outcome, 'somebody asked for it with /milestone digest now.')
    return openly(text, blocks)
  },
  examples: [
    { typed: '', means: {} },
    { typed: '--project 42', means: { project: 42 } },
  ],
})
