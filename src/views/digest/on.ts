import type { DigestKind } from '../../model/digest.ts'
import type { Invocation } from '../../model/invocation.ts'
import { type EnableDigestOutcome, MAX_DIGESTS } from '../../services/digest/on.ts'
import { button } from '../button.ts'
import { failureReply, inParts } from '../failure.ts'
import { isNoPerson, noTeamReply } from '../people.ts'
import { privately, publicly, type Reply } from '../reply.ts'
import { bold, bullets, lines, text } from '../rich-text.ts'
import { capital, escaped } from '../text.ts'
import {
  accessWords,
  DIGEST_NAMES,
  digestLine,
  digestName,
  nextWords,
  offButton,
  previewButton,
  settingWords,
} from './list.ts'

const HEADLINES = { on: '', changed: ' changed', resumed: ' resumed' }

function notEnabled(why: string, next: string) {
  const what = 'I didn’t turn on a digest'
  return inParts({ what, why, next }, { reason: 'input' })
}

export function digestOnReply(
  kind: DigestKind,
  outcome: EnableDigestOutcome | { readonly kind: 'no-schedule' },
  { now, user }: Pick<Invocation, 'now' | 'user'>,
): Reply {
  switch (outcome.kind) {
    case 'no-schedule':
      return notEnabled('It needs a schedule.', `Type one, like /${kind} digest on "mon 9:00".`)
    case 'no-zone':
      return inParts(
        { what: 'Which time zone?', next: 'Type it, like --zone Europe/Berlin.' },
        { reason: 'input' },
        [
          {
            type: 'actions',
            elements: [button('Choose a time zone', { verb: 'form', input: { verb: `${kind}.digest.on` } })],
          },
        ],
      )
    case 'too-many':
      return notEnabled(
        `This channel has ${MAX_DIGESTS} digests, the most it can have.`,
        'Turn one off first: /greenlight shows them.',
      )
    case 'digest-gone':
      return notEnabled('That digest is off by now.', `Set it up again with /${kind} digest on.`)
    case 'not-yours':
      return inParts(
        {
          what: 'You can’t change this digest',
          why: 'Only who set it up, who manages this channel, or an admin can.',
          next: `Ask one of them: /${kind} digest list shows who set it up.`,
        },
        { reason: 'right' },
      )
    case 'already': {
      const headline = 'That digest is already on.'
      return privately(
        escaped(`${headline} ${digestName(outcome.shown)}. ${nextWords(outcome.shown, now)}`),
        [
          lines([bold(headline)]),
          bullets([digestLine(outcome.shown, now)]),
          { type: 'actions', elements: [previewButton(outcome.shown), offButton(outcome.shown)] },
        ],
      )
    }
    case 'on':
    case 'changed':
    case 'resumed': {
      const { shown } = outcome
      const headline = `${capital(DIGEST_NAMES[kind])}${HEADLINES[outcome.kind]}: ${digestName(shown)}.`
      const words = `${nextWords(shown, now)} ${settingWords(shown.digest, now)}`
      const owner = shown.digest.owner ?? user
      return publicly(`${escaped(`${headline} ${words}`)} Uses <@${owner}>'s access.`, [
        lines([bold(headline)], [text(words), ...accessWords(shown.digest)]),
        { type: 'actions', elements: [previewButton(shown), offButton(shown)] },
      ])
    }
    default:
      return isNoPerson(outcome)
        ? noTeamReply(outcome, 'I didn’t turn on the digest')
        : failureReply(outcome, { tried: 'I didn’t turn on the digest' })
  }
}
