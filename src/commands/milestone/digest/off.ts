import { z } from 'zod'
import { permissions } from '../../../services/access/permission.ts'
import { turnOff } from '../../../services/milestone/digest/off.ts'
import { inParts, NOTHING_CHANGED } from '../../../views/failure-parts.ts'
import { openly, privately } from '../../../views/reply.ts'
import { bold, lines } from '../../../views/rich-text.ts'
import { escaped } from '../../../views/text.ts'
import { defineCommand } from '../../define.ts'
import { digestName, offButton, onAgainButton } from './words.ts'

/** Most digests offered as buttons. */
const CHOICES = 10

/** `/milestone digest off`; with its number where a channel has several. */
export const milestoneDigestOff = defineCommand({
  path: ['milestone', 'digest', 'off'],
  summary: 'Stop a milestone digest of this channel',
  effect: 'write',
  access: permissions.ends,
  needs: 'nothing',
  positionals: ['digest'],
  input: z.object({
    digest: z
      .int()
      .positive('must be 1 or more')
      .optional()
      .describe('Its number, as /milestone digest list shows it; not needed where there is one only'),
  }),
  run: ({ digest = null }, context, _, { role = 'member' }) => turnOff(context, { id: digest, role }),
  render(outcome) {
    switch (outcome.kind) {
      case 'off': {
        const sentence = `The milestone digest is off: ${digestName(outcome.shown)}.`
        return openly(escaped(sentence), [
          lines([bold(sentence)]),
          { type: 'actions', elements: [onAgainButton(outcome.shown)] },
        ])
      }
      case 'none':
        return privately('This channel has no milestone digest. Nothing was changed.')
      case 'not-yours':
        return inParts(
          {
            what: 'The digest was not turned off',
            why: 'Only whoever turned it on, a steward of this channel or an admin of the workspace may do that.',
            now: NOTHING_CHANGED,
            next: 'Ask one of them; /milestone digest list shows who turned it on.',
          },
          { reason: 'right' },
        )
      case 'which': {
        const { requested: asked, there } = outcome
        const why =
          asked === null
            ? 'This channel has several, and it is not clear which one is meant.'
            : `This channel has no digest ${asked}.`
        return inParts(
          {
            what: 'No digest was turned off',
            why,
            now: NOTHING_CHANGED,
            next: 'Choose one of these, or type its number:',
            choices: there.map((shown) => `${shown.digest.id}: ${digestName(shown)}`),
          },
          { reason: asked === null ? 'input' : 'absent' },
          [
            {
              type: 'actions',
              elements: there
                .slice(0, CHOICES)
                .map((shown) => offButton(shown, `Turn off ${shown.digest.id}`)),
            },
          ],
        )
      }
    }
  },
  examples: [
    { typed: '', means: {} },
    { typed: '2', means: { digest: 2 } },
  ],
})
