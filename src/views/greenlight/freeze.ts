import type { FreezeTime } from '../../model/freeze.ts'
import type { FreezeOutcome, ShownFreeze } from '../../services/policies.ts'
import { button } from '../button.ts'
import { inParts } from '../failure.ts'
import { fitsMessage } from '../message-size.ts'
import { WEEKDAYS } from '../milestone/day.ts'
import { actions, type Blocks, privately, publicly, type Reply, small } from '../reply.ts'
import { bold, headedBullets, lines, moment, person, text } from '../rich-text.ts'
import { dayOf, escaped, firstWords, oneLine } from '../text.ts'

/** Most characters of a reason, and fewer in a list that would not fit a message. */
const REASON_WIDTH = 200
const NARROW_WIDTH = 60

/** `Fri 16:00 to Mon 8:00 (Europe/Berlin), weekly: Weekend`, without its author. */
export function freezeSentence({ freeze }: ShownFreeze, width = REASON_WIDTH): string {
  const { from, to, zone, reason } = freeze
  const often = from.kind === 'weekday' ? ', weekly' : ''
  return `${timeWords(from)} to ${timeWords(to)} (${zone})${often}: ${oneLine(reason, width)}`
}

/** `Fri 16:00`, `20 Dec 2026 16:00` */
function timeWords(time: FreezeTime): string {
  const clock = `${Math.floor(time.minute / 60)}:${String(time.minute % 60).padStart(2, '0')}`
  if (time.kind === 'weekday') return `${WEEKDAYS[time.weekday]} ${clock}`
  return `${dayOf(new Date(Date.UTC(time.year, time.month - 1, time.day)))} ${clock}`
}

/** The same with its author, and with its end while it is in force. */
function freezeLine(shown: ShownFreeze, width = REASON_WIDTH) {
  const { held, freeze } = shown
  return [
    text(`${freezeSentence(shown, width)}. Added by `),
    person(freeze.addedBy),
    ...(held ? [text('. On now, until '), moment(held.until)] : []),
  ]
}

/** The forge merges these by itself. */
const ARMED = 'Auto-merges already on will still merge.'

/** Most freezes of one list, each with its button. */
const MAX_LISTED = 15

export function freezeAddedReply(
  outcome:
    | (FreezeOutcome & { readonly isPicked: boolean })
    | { readonly kind: 'no-zone' }
    | { readonly kind: 'missing'; readonly field: string }
    | { readonly kind: 'two-times' }
    | { readonly kind: 'unread'; readonly problem: string; readonly fix: string; readonly field: string },
): Reply {
  if (outcome.kind === 'no-zone')
    return inParts('input', {
      what: 'Which time zone?',
      next: 'Type it, like --zone Europe/Berlin.',
      field: 'zone',
    })
  if (outcome.kind === 'missing') return inParts('input', { what: 'Pick the day', field: outcome.field })
  if (outcome.kind === 'two-times')
    return inParts('input', {
      what: 'You picked days too: choose “At the times below”, or clear them',
      field: 'picked.span',
    })
  if (outcome.kind === 'unread')
    return inParts('input', { what: outcome.problem, next: outcome.fix, field: outcome.field })
  if (outcome.kind === 'no-span')
    return inParts('input', {
      what: outcome.problem,
      next: outcome.isPicked
        ? 'Pick a later end.'
        : 'Use two weekdays like fri 16:00 and mon 08:00, or two dates.',
    })
  const { shown } = outcome
  const headline = `Merge freeze ${shown.freeze.id}`
  return publicly(escaped(`${headline}: ${freezeSentence(shown)}. ${ARMED}`), [
    lines([bold(`${headline}: `), ...freezeLine(shown)]),
    small(ARMED),
  ])
}

export function freezeListReply(freezes: readonly ShownFreeze[]): Reply {
  if (freezes.length === 0) return privately('No merge freezes.')
  const headline = 'Merge freezes'
  const buttons = freezes.slice(0, MAX_LISTED).map(({ freeze: { id } }) => {
    const press = { verb: 'greenlight.freeze.remove', input: { freeze: id } }
    return button(`End freeze ${id}`, press, { suffix: String(id) })
  })
  const blocksOf = (width: number): Blocks => {
    const rows = freezes.map((each) => [text(`${each.freeze.id}: `), ...freezeLine(each, width)])
    return [...headedBullets(headline, rows, MAX_LISTED), ...actions(buttons)]
  }
  const words = firstWords(
    freezes.map((each) => freezeSentence(each)),
    MAX_LISTED,
    '; ',
  )
  const whole = blocksOf(REASON_WIDTH)
  return privately(escaped(`${headline}: ${words}`), fitsMessage(whole) ? whole : blocksOf(NARROW_WIDTH))
}

export function freezeRemovedReply({
  kind,
  freeze,
}: {
  readonly kind: 'removed' | 'none'
  readonly freeze: number
}): Reply {
  if (kind === 'none')
    return privately(`There’s no merge freeze ${freeze} here. \`/greenlight freeze list\` shows all.`)
  return publicly(`Merge freeze ${freeze} has ended.`)
}
