import type { DisableDigestOutcome } from '../../../services/milestone/digest/off.ts'
import { inParts, NOTHING_CHANGED } from '../../failure.ts'
import { openly, privately, type Reply } from '../../reply.ts'
import { bold, lines } from '../../rich-text.ts'
import { escaped } from '../../text.ts'
import { digestName, offButton, resumeButton } from './list.ts'

/** Most digests offered as buttons. */
const CHOICES = 10

export function digestOffReply(outcome: DisableDigestOutcome): Reply {
  switch (outcome.kind) {
    case 'off': {
      const sentence = `The milestone digest is off: ${digestName(outcome.shown)}.`
      return openly(escaped(sentence), [
        lines([bold(sentence)]),
        { type: 'actions', elements: [resumeButton(outcome.shown)] },
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
      const { requested: requestedId, there: digests } = outcome
      const why =
        requestedId === null
          ? 'This channel has several, and it is not clear which one is meant.'
          : `This channel has no digest ${requestedId}.`
      return inParts(
        {
          what: 'No digest was turned off',
          why,
          now: NOTHING_CHANGED,
          next: 'Choose one of these, or type its number:',
          choices: digests.map((shown) => `${shown.digest.id}: ${digestName(shown)}`),
        },
        { reason: requestedId === null ? 'input' : 'absent' },
        [
          {
            type: 'actions',
            elements: digests
              .slice(0, CHOICES)
              .map((shown) => offButton(shown, `Turn off ${shown.digest.id}`)),
          },
        ],
      )
    }
  }
}
