import { z } from 'zod'
import { openly, privately } from '../../../views/reply.ts'
import { defineCommand } from '../../define.ts'
import { readFailureReply } from '../../failure.ts'
import { project } from '../../fields.ts'
import { lookMessage } from './look.ts'

/** `/milestone digest now`: the schedule goes on as if it had not been asked for. */
export const milestoneDigestNow = defineCommand({
  path: ['milestone', 'digest', 'now'],
  summary: 'Post a milestone digest in this channel now, beside its schedule',
  effect: 'read',
  needs: 'reader',
  positionals: [],
  input: z.object({ project }),
  run: ({ project }, { digests }, { zone }) => digests.now(project, zone ?? 'UTC'),
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
