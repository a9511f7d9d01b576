import { printFreezeTime } from '../../model/freeze.ts'
import type { FreezeOutcome, ShownFreeze } from '../../services/policies.ts'
import { inParts, NOTHING_CHANGED } from '../failure.ts'
import { openly, plain, privately, type Reply } from '../reply.ts'
import { bold, bullets, lines, moment, person, text } from '../rich-text.ts'
import { count, escaped, oneLine } from '../text.ts'

/** `1: fri 16:00 to mon 08:00 (Europe/Berlin): Weekend`, without its author and time of creation. */
function freezeSentence({ freeze }: ShownFreeze): string {
  const { id, from, to, zone, reason } = freeze
  const often = from.kind === 'weekday' ? 'every week ' : ''
  return `${id}: ${often}${printFreezeTime(from)} to ${printFreezeTime(to)} (${zone}): ${oneLine(reason, 200)}`
}

/** The same with its author, and with its end while it is in force. */
function freezeLine(shown: ShownFreeze) {
  const { held, freeze } = shown
  return [
    text(`${freezeSentence(shown)}, added by `),
    person(freeze.addedBy),
    ...(held ? [text('. It holds now, until '), moment(held.until)] : []),
  ]
}

/** The forge merges these by itself. */
const ARMED =
  'What waits for its build already is still merged when that succeeds; /mr cancel takes the wait back.'

/** Most freezes in one list. */
const MAX_LISTED = 30

export function freezeAddedReply(outcome: FreezeOutcome): Reply {
  if (outcome.kind === 'no-span')
    return inParts(
      {
        what: 'No freeze was added',
        why: `${outcome.problem}.`,
        now: NOTHING_CHANGED,
        next: 'Type it again, for example: /greenlight freeze add --start "fri 16:00" --end "mon 08:00" --zone Europe/Berlin --reason Weekend',
      },
      { reason: 'input' },
    )
  const { shown } = outcome
  const headline = 'Merges of this channel and its projects are held back.'
  return openly(escaped(`${headline} ${freezeSentence(shown)}. ${ARMED}`), [
    lines([bold(headline)], freezeLine(shown), [text(ARMED)]),
  ])
}

export function freezeListReply(freezes: readonly ShownFreeze[]): Reply {
  if (freezes.length === 0) return privately('No merges of this channel are held back, and none will be.')
  const headline = `This channel has ${count(freezes.length, 'freeze')}.`
  const shown = freezes.slice(0, MAX_LISTED)
  return privately(escaped(`${headline} ${shown.map(freezeSentence).join('; ')}`), [
    lines([bold(headline)]),
    bullets(shown.map(freezeLine)),
  ])
}

export function freezeRemovedReply({
  kind,
  freeze,
}: {
  readonly kind: 'removed' | 'none'
  readonly freeze: number
}): Reply {
  if (kind === 'none')
    return privately(
      `This channel has no freeze ${freeze}. Nothing was changed. \`/greenlight freeze list\` shows what there is.`,
    )
  const sentence = `Freeze ${freeze} of this channel is removed.`
  return openly(sentence, plain(sentence))
}
