import { printFreezeTime } from '../../../model/freeze.ts'
import type { ShownFreeze } from '../../../services/policies.ts'
import { moment, person, text } from '../../../views/rich-text.ts'
import { oneLine } from '../../../views/text.ts'

/** `1: fri 16:00 to mon 08:00 (Europe/Berlin): Weekend`, without its author and time of creation. */
export function freezeSentence({ freeze }: ShownFreeze): string {
  const { id, from, to, zone, reason } = freeze
  const often = from.kind === 'weekday' ? 'every week ' : ''
  return `${id}: ${often}${printFreezeTime(from)} to ${printFreezeTime(to)} (${zone}): ${oneLine(reason, 200)}`
}

/** The same with its author, and with its end while it is in force. */
export function freezeLine(shown: ShownFreeze) {
  const { held, freeze } = shown
  return [
    text(`${freezeSentence(shown)}, added by `),
    person(freeze.addedBy),
    ...(held ? [text('. It holds now, until '), moment(held.until)] : []),
  ]
}
