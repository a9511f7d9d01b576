import type { DigestKind } from '../../model/digest.ts'
import type { Invocation } from '../../model/invocation.ts'
import { type DisableDigestOutcome, type EnableDigestOutcome, MAX_DIGESTS } from '../../services/digest/on.ts'
import { button } from '../button.ts'
import { failureReply, inParts } from '../failure.ts'
import { isNoPerson, noTeamReply } from '../people.ts'
import { actions, privately, publicly, type Reply } from '../reply.ts'
import { bold, bullets, lines, person, text } from '../rich-text.ts'
import { capital, escaped } from '../text.ts'
import {
  accessWords,
  DIGEST_NAMES,
  digestLine,
  digestName,
  digestScope,
  nextWords,
  offButton,
  previewButton,
  resumeButton,
  settingWords,
} from './list.ts'

const HEADLINES = { on: '', changed: ' changed', resumed: ' resumed' }

function notEnabled(why: string, next: string) {
  const what = 'I didn’t turn on a digest'
  return inParts('input', { what, why, next })
}

function notYours(kind: DigestKind, what: string) {
  const why = 'Only who set it up, who manages this channel, or an admin can.'
  const next = `Ask one of them: /${kind} digest list shows who set it up.`
  return inParts('right', { what, why, next })
}

export function digestOnReply(
  kind: DigestKind,
  outcome: EnableDigestOutcome | { readonly kind: 'no-schedule' },
  { now, user }: Pick<Invocation, 'now' | 'user'>,
): Reply {
  switch (outcome.kind) {
    case 'no-schedule':
      return notEnabled('It needs a schedule.', `Type one, like /${kind} digest on "mon 9:00".`)
    case 'no-zone': {
      const press = { verb: 'form', input: { verb: `${kind}.digest.on` } }
      return inParts('input', {
        what: 'Which time zone?',
        next: 'Type it, like --zone Europe/Berlin.',
        more: actions([button('Choose a time zone', press)]),
      })
    }
    case 'too-many':
      return notEnabled(
        `This channel has ${MAX_DIGESTS} digests, the most it can have.`,
        'Turn one off first: /greenlight shows them.',
      )
    case 'digest-gone':
      return notEnabled('That digest is off by now.', `Set it up again with /${kind} digest on.`)
    case 'not-yours':
      return notYours(kind, 'You can’t change this digest')
    case 'already': {
      const { shown } = outcome
      const headline = 'That digest is already on.'
      return privately(escaped(`${headline} ${digestName(shown)}. ${nextWords(shown, now)}`), [
        lines([bold(headline)]),
        bullets([digestLine(shown, now)]),
        ...actions([previewButton(shown), offButton(shown)]),
      ])
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
        ...actions([previewButton(shown), offButton(shown)]),
      ])
    }
    default:
      return isNoPerson(outcome)
        ? noTeamReply(outcome, 'I didn’t turn on the digest')
        : failureReply(outcome, { tried: 'I didn’t turn on the digest' })
  }
}

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
      return publicly(escaped(sentence), [lines([bold(sentence)]), ...actions([resumeButton(outcome.shown)])])
    }
    case 'snoozed': {
      const { shown } = outcome
      const words = ` snoozed the ${DIGEST_NAMES[kind]} of ${digestScope(shown)}. ${nextWords(shown, now)}`
      return publicly(`<@${user}>${escaped(words)}`, [
        lines([person(user), text(words)]),
        ...actions([offButton(shown)]),
      ])
    }
    case 'none':
      return privately(`This channel has no ${DIGEST_NAMES[kind]}.`)
    case 'not-yours':
      return notYours(kind, 'You can’t turn off this digest')
    case 'which': {
      const { requested, there: digests } = outcome
      const elements = digests.slice(0, MAX_CHOICES).map((shown) => offButton(shown, false))
      return inParts(requested === null ? 'input' : 'absent', {
        what: 'I didn’t turn off a digest',
        why: requested === null ? 'This channel has several.' : `This channel has no digest ${requested}.`,
        next: 'Choose one of these:',
        choices: digests.map((shown) => `${shown.digest.id}: ${digestName(shown)}`),
        more: actions(elements),
      })
    }
  }
}
