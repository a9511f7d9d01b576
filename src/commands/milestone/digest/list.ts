import { z } from 'zod'
import { permissions } from '../../../services/access/permission.ts'
import { list } from '../../../services/milestone/digest/list.ts'
import { privately } from '../../../views/reply.ts'
import { bold, bullets, lines } from '../../../views/rich-text.ts'
import { count, escaped } from '../../../views/text.ts'
import { defineCommand } from '../../define.ts'
import { digestLine, digestSentence, offButton, onAgainButton, previewButton } from './words.ts'

/** Most digests with buttons: Slack shows up to 25 in a row. */
const WITH_BUTTONS = 8

/** `/milestone digest list` */
export const milestoneDigestList = defineCommand({
  path: ['milestone', 'digest', 'list'],
  also: ['ls'],
  summary: 'List the milestone digests of this channel, and when they come',
  effect: 'read',
  access: { ...permissions.reads, direct: false },
  needs: 'nothing',
  positionals: [],
  input: z.object({}),
  run: (_, context) => list(context),
  render(digests) {
    if (digests.length === 0)
      return privately(
        'This channel has no milestone digest. Turn one on, for example: `/milestone digest on "mon 9:00"`',
      )
    const headline = `This channel has ${count(digests.length, 'milestone digest')}.`
    const buttons = digests
      .slice(0, WITH_BUTTONS)
      .flatMap((shown) => [
        shown.digest.paused
          ? onAgainButton(shown, `Turn on ${shown.digest.id} again`)
          : previewButton(shown, `Preview ${shown.digest.id}`),
        offButton(shown, `Turn off ${shown.digest.id}`),
      ])
    return privately(escaped(`${headline} ${digests.map(digestSentence).join(' ')}`), [
      lines([bold(headline)]),
      bullets(digests.map(digestLine)),
      { type: 'actions', elements: buttons },
    ])
  },
  examples: [{ typed: '', means: {} }],
})
