import { type EnableDigestOutcome, MAX_DIGESTS } from '../../../services/milestone/digest/on.ts'
import { failureReply, inParts, NOTHING_CHANGED } from '../../failure.ts'
import { openly, privately, type Reply } from '../../reply.ts'
import { bold, bullets, lines, text } from '../../rich-text.ts'
import { escaped } from '../../text.ts'
import { digestLine, digestName, nextWords, offButton, previewButton, settingWords } from './list.ts'

const HEADLINES = {
  on: 'Milestone digests are on',
  changed: 'The milestone digest is changed',
  resumed: 'The milestone digest is on again',
}

function notEnabled(why: string, next: string) {
  return inParts({ what: 'No digest was turned on', why, now: NOTHING_CHANGED, next }, { reason: 'input' })
}

export function digestOnReply(outcome: EnableDigestOutcome | { readonly kind: 'no-schedule' }): Reply {
  switch (outcome.kind) {
    case 'no-schedule':
      return notEnabled(
        'No schedule was given.',
        'Say when it is to come, for example: /milestone digest on "mon 9:00"',
      )
    case 'no-zone':
      return notEnabled(
        'Slack does not tell your zone, so it is not clear whose clock is meant.',
        'Type the same with a zone, for example: --zone Europe/Berlin',
      )
    case 'too-many':
      return notEnabled(
        `This channel has ${MAX_DIGESTS} digests, and that is the most.`,
        'Turn one off first; /milestone digest list shows them.',
      )
    case 'not-yours':
      return inParts(
        {
          what: 'The digest was not changed',
          why: 'It runs for somebody else, and only they, a steward of this channel or an admin may change it.',
          now: NOTHING_CHANGED,
          next: 'Ask one of them; /milestone digest list shows whose it is.',
        },
        { reason: 'right' },
      )
    case 'already':
      return privately(
        escaped(`That digest is on already: ${digestName(outcome.shown)}. ${nextWords(outcome.shown)}`),
        [
          lines([bold('That digest is on already.')]),
          bullets([digestLine(outcome.shown)]),
          { type: 'actions', elements: [previewButton(outcome.shown), offButton(outcome.shown)] },
        ],
      )
    case 'on':
    case 'changed':
    case 'resumed': {
      const { shown } = outcome
      const headline = `${HEADLINES[outcome.kind]}: ${digestName(shown)}.`
      const words = `${nextWords(shown)} ${settingWords(shown.digest)}`
      const account = 'It is read with the account of whoever turned it on.'
      return openly(escaped(`${headline} ${words} ${account}`), [
        lines([bold(headline)], [text(words)], [text(account)]),
        { type: 'actions', elements: [previewButton(shown), offButton(shown)] },
      ])
    }
    default:
      return failureReply(outcome, { tried: 'The digest was not turned on' })
  }
}
