import type { DigestKind } from '../../model/digest.ts'
import type { Invocation } from '../../model/invocation.ts'
import type { DisableDigestOutcome } from '../../services/digest/off.ts'
import { inParts } from '../failure.ts'
import { privately, publicly, type Reply } from '../reply.ts'
import { bold, lines, person, text } from '../rich-text.ts'
import { capital, escaped } from '../text.ts'
import { DIGEST_NAMES, digestName, digestScope, nextWords, offButton, resumeButton } from './list.ts'

/** Most digests offered as buttons. */
const MAX_CHOICES = 10

export function digestOffReply(
  kind: DigestKind,
  outcome: DisableDigestOutcome,
  { now, user }: Pick<Invocation, 'now' | 'user'>,
): Reply {
  switch (outcome.kind) {
    case 'off': {
      const sentence = `${capital(DIGEST_NAMES[kind])} off: ${digestName(outcome.shown)}.`
      return publicly(escaped(sentence), [
        lines([bold(sentence)]),
        { type: 'actions', elements: [resumeButton(outcome.shown)] },
      ])
    }
    case 'snoozed': {
      const { shown } = outcome
      const words = ` snoozed the ${DIGEST_NAMES[kind]} of ${digestScope(shown)}. ${nextWords(shown, now)}`
      return publicly(`<@${user}>${escaped(words)}`, [
        lines([person(user), text(words)]),
        { type: 'actions', elements: [offButton(shown)] },
      ])
    }
    case 'none':
      return privately(`This channel has no ${DIGEST_NAMES[kind]}.`)
    case 'not-yours':
      return inParts(
        {
          what: 'You can’t turn off this digest',
          why: 'Only who set it up, who manages this channel, or an admin can.',
          next: `Ask one of them: /${kind} digest list shows who set it up.`,
        },
        { reason: 'right' },
      )
    case 'which': {
      const { requested: requestedId, there: digests } = outcome
      const why =
        requestedId === null ? 'This channel has several.' : `This channel has no digest ${requestedId}.`
      return inParts(
        {
          what: 'I didn’t turn off a digest',
          why,
          next: 'Choose one of these:',
          choices: digests.map((shown) => `${shown.digest.id}: ${digestName(shown)}`),
        },
        { reason: requestedId === null ? 'input' : 'absent' },
        [
          {
            type: 'actions',
            elements: digests.slice(0, MAX_CHOICES).map((shown) => offButton(shown, false)),
          },
        ],
      )
    }
  }
}
